import StrictJSON
import Testing

@Suite struct JSONSyntaxTests {
  struct Refusal: Sendable {
    var text: [UInt8]
    var offset: Int
    var reason: JSONSyntaxError.Reason

    init(_ text: String, at offset: Int, _ reason: JSONSyntaxError.Reason) {
      self.init(Array(text.utf8), at: offset, reason)
    }

    init(_ bytes: [UInt8], at offset: Int, _ reason: JSONSyntaxError.Reason) {
      self.text = bytes
      self.offset = offset
      self.reason = reason
    }
  }

  static let refusals: [Refusal] = [
    Refusal("", at: 0, .empty),
    Refusal(" \n\t", at: 3, .empty),
    Refusal("[1", at: 2, .unexpectedEnd),
    Refusal("{\"a\"", at: 4, .unexpectedEnd),
    Refusal("[1,]", at: 2, .trailingComma),
    Refusal("{\"a\":1 , }", at: 7, .trailingComma),
    Refusal("[,1]", at: 1, .expectedValue(found: 0x2C)),
    Refusal("[1 2]", at: 3, .expectedCommaOrEnd(found: 0x32)),
    Refusal("[1}", at: 2, .expectedCommaOrEnd(found: 0x7D)),
    Refusal("{a:1}", at: 1, .expectedKey(found: 0x61)),
    Refusal("{'a':1}", at: 1, .expectedKey(found: 0x27)),
    Refusal("{\"a\" 1}", at: 5, .expectedColon(found: 0x31)),
    Refusal("{\"a\":}", at: 5, .expectedValue(found: 0x7D)),
    Refusal("1 2", at: 2, .trailingData),
    Refusal("{}]", at: 2, .trailingData),
    Refusal("[1]\u{0}", at: 3, .trailingData),
    Refusal("\"abc", at: 0, .unterminatedString),
    Refusal("\"abc\\", at: 0, .unterminatedString),
    Refusal("\"a\nb\"", at: 2, .controlCharacter(0x0A)),
    Refusal("\"12345678\u{1F}\"", at: 9, .controlCharacter(0x1F)),
    Refusal("\"\\x41\"", at: 1, .badEscape),
    Refusal("\"\\u12G4\"", at: 1, .badEscape),
    Refusal("\"\\u123", at: 1, .badEscape),
    Refusal("\"\\uD83D\"", at: 1, .loneSurrogate),
    Refusal("\"\\uD83D\\u0041\"", at: 1, .loneSurrogate),
    Refusal("\"\\uDE00\"", at: 1, .loneSurrogate),
    Refusal([0x22, 0xC0, 0x80, 0x22], at: 1, .invalidUTF8),
    Refusal([0x22, 0xE0, 0x80, 0x80, 0x22], at: 1, .invalidUTF8),
    Refusal([0x22, 0xED, 0xA0, 0x80, 0x22], at: 1, .invalidUTF8),
    Refusal([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], at: 1, .invalidUTF8),
    Refusal([0x22, 0x61, 0xE5, 0xA4, 0x22], at: 2, .invalidUTF8),
    Refusal([0x22, 0xE5], at: 1, .invalidUTF8),
    Refusal([0x22, 0x80, 0x22], at: 1, .invalidUTF8),
    Refusal("007", at: 0, .leadingZero),
    Refusal("[-01]", at: 2, .leadingZero),
    Refusal("-", at: 1, .unexpectedEnd),
    Refusal("[-]", at: 2, .badNumber),
    Refusal("[1.]", at: 3, .badNumber),
    Refusal("[1.e3]", at: 3, .badNumber),
    Refusal("[1e]", at: 3, .badNumber),
    Refusal("[1e+]", at: 4, .badNumber),
    Refusal("[.5]", at: 1, .expectedValue(found: 0x2E)),
    Refusal("[+1]", at: 1, .expectedValue(found: 0x2B)),
    Refusal("[0x1F]", at: 2, .expectedCommaOrEnd(found: 0x78)),
    Refusal("[1_000]", at: 2, .expectedCommaOrEnd(found: 0x5F)),
    Refusal("[1e999]", at: 1, .numberOutOfRange),
    Refusal("[NaN]", at: 1, .unknownWord),
    Refusal("[-Infinity]", at: 2, .badNumber),
    Refusal("[True]", at: 1, .unknownWord),
    Refusal("[truer]", at: 5, .unknownWord),
    Refusal("[nul]", at: 1, .unknownWord),
    Refusal("[1, // one\n2]", at: 4, .comment),
    Refusal("[1 /* one */]", at: 3, .comment),
    Refusal([0xEF, 0xBB, 0xBF, 0x31], at: 0, .byteOrderMark),
    Refusal("{\"a\":1,\"a\":2}", at: 7, .duplicateKey(firstOffset: 1)),
    Refusal("{\"a\":1,\"\\u0061\":2}", at: 7, .duplicateKey(firstOffset: 1)),
  ]

  @Test(arguments: refusals)
  func whatIsNotJSONIsRefusedWithItsPlaceAndReason(refusal: Refusal) {
    #expect(throws: JSONSyntaxError(offset: refusal.offset, reason: refusal.reason)) {
      try JSONDocument(refusal.text)
    }
  }

  @Test(arguments: refusals)
  func skippingChecksAsStrictlyAsReading(refusal: Refusal) {
    // A number is only converted when it is taken, so its size is the one thing skipping does not look at.
    guard refusal.reason != .numberOutOfRange else { return }
    #expect(throws: JSONSyntaxError(offset: refusal.offset, reason: refusal.reason)) {
      try JSONScanner.scan(refusal.text) { (scanner) throws(JSONSyntaxError) in _ = try scanner.skipValue() }
    }
  }

  static let acceptances: [(text: String, again: String)] = [
    ("null", "null"), (" true ", "true"), ("false\n", "false"), ("0", "0"), ("-0", "-0"), ("-0.0e-0", "-0.0e-0"),
    ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"), ("[[],{}]", "[[],{}]"),
    ("2305843009223239036", "2305843009223239036"), ("1e400000e", ""),
    ("\"\"", "\"\""), ("\"外滩\"", "\"外滩\""), ("\"\\u5916\\/\"", "\"外/\""), ("\"\\uD83D\\uDE00\"", "\"😀\""),
    ("\"\\u0000\"", "\"\\u0000\""), ("\"\u{7F}\u{2028}\"", "\"\u{7F}\u{2028}\""),
    ("{\"é\":1,\"e\u{301}\":2}", "{\"é\":1,\"e\u{301}\":2}"),
    ("{\"b\":[1,2.50,3e2],\"a\":{\"c\":null}}", "{\"b\":[1,2.50,3e2],\"a\":{\"c\":null}}"),
  ]

  @Test(arguments: acceptances.filter { !$0.again.isEmpty })
  func whatIsJSONReadsAndWritesBackTheSame(text: String, again: String) throws {
    let node = try JSONDocument(Array(text.utf8)).root
    var writer = JSONWriter()
    try write(node, to: &writer)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == again)
  }

  @Test func depthIsLimited() throws {
    let deep = { (depth: Int) in Array(String(repeating: "[", count: depth).utf8) }
    let closed = deep(128) + Array(String(repeating: "]", count: 128).utf8)
    #expect(try JSONDocument(closed).root.kind == .array)
    #expect(throws: JSONSyntaxError(offset: 128, reason: .tooDeep(limit: 128))) { try JSONDocument(deep(600)) }
    #expect(throws: JSONSyntaxError(offset: 512, reason: .tooDeep(limit: 512))) {
      try JSONDocument(deep(100_000), options: JSONOptions(maxDepth: 100_000))
    }
  }

  @Test func sizeIsLimited() {
    #expect(throws: JSONSyntaxError(offset: 2, reason: .tooManyBytes(limit: 2))) {
      try JSONDocument([0x31, 0x32, 0x33], options: JSONOptions(maxBytes: 2))
    }
  }

  @Test func aByteOrderMarkIsPassedOverWhereAllowedAndOffsetsCountIt() throws {
    let root = try JSONDocument([0xEF, 0xBB, 0xBF, 0x31], options: .reader).root
    #expect(root.range == 3..<4)
  }
}

func write(_ node: JSONNode, to writer: inout JSONWriter) throws {
  switch node.value {
  case .null: writer.null()
  case .boolean(let truth): writer.boolean(truth)
  case .number(let number): try writer.number(number.text)
  case .string(let text): writer.string(text)
  case .array(let elements):
    writer.beginArray()
    for element in elements { try write(element, to: &writer) }
    writer.endArray()
  case .object(let members):
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      try write(member.value, to: &writer)
    }
    writer.endObject()
  }
}
