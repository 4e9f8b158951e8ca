/// A forward-only reader of JSON (RFC 8259, strict) over borrowed bytes.
///
/// The caller pulls: it looks at the `kind` of the next value and takes it, or enters an array or object and asks for
/// element after element. Nothing is copied unless asked for; every string, number and key tells its byte range.
///
/// ```swift
/// let total = try JSONScanner.scan(bytes) { scanner throws(JSONSyntaxError) in
///   var total = 0.0
///   try scanner.enterArray()
///   while try scanner.nextElement() { total += try scanner.number().value }
///   return total
/// }
/// ```
///
/// Reading is O(bytes); memory is O(depth + keys of the open objects).
public struct JSONScanner: ~Copyable {
  let bytes: UnsafeRawBufferPointer
  let options: JSONOptions
  var frames: [Frame] = []
  var keys = OpenKeys()

  /// The byte at which the scanner stands.
  public internal(set) var offset = 0
  /// The keys seen twice so far, where the options say `report`; in the order in which objects close.
  public internal(set) var duplicateKeys: [JSONDuplicateKey] = []

  struct Frame {
    var isObject: Bool
    var isFresh: Bool
    var firstKey: Int
  }

  init(_ bytes: UnsafeRawBufferPointer, options: JSONOptions) {
    self.bytes = bytes
    self.options = options
  }

  /// Reads one text. The scanner is valid inside `body` only; what `body` leaves unread is a syntax error.
  public static func scan<Result>(
    _ bytes: UnsafeRawBufferPointer, options: JSONOptions = .strict,
    _ body: (inout JSONScanner) throws(JSONSyntaxError) -> Result
  ) throws(JSONSyntaxError) -> Result {
    guard bytes.count <= options.maxBytes else {
      throw JSONSyntaxError(offset: options.maxBytes, reason: .tooManyBytes(limit: options.maxBytes))
    }
    var scanner = JSONScanner(bytes, options: options)
    try scanner.passByteOrderMark()
    let result = try body(&scanner)
    guard scanner.isAtEnd else { throw JSONSyntaxError(offset: scanner.offset, reason: .trailingData) }
    return result
  }

  /// Reads one text held in an array.
  public static func scan<Result>(
    _ bytes: [UInt8], options: JSONOptions = .strict,
    _ body: (inout JSONScanner) throws(JSONSyntaxError) -> Result
  ) throws(JSONSyntaxError) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) -> Result in
      try scan(UnsafeRawBufferPointer(buffer), options: options, body)
    }
  }
}

extension JSONScanner {
  /// Whether only white space is left.
  public var isAtEnd: Bool {
    mutating get {
      skipWhitespace()
      return offset == bytes.count
    }
  }

  /// The kind of the value that comes next, which stays where it is. Throws where no value can start.
  public mutating func kind() throws(JSONSyntaxError) -> JSONKind {
    switch try nextByte() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case let byte: throw valueFault(byte)
    }
  }

  /// Enters the array that comes next; `nextElement` then leads through it.
  public mutating func enterArray() throws(JSONSyntaxError) {
    try enter(UInt8(ascii: "["), isObject: false)
  }

  /// Whether another element follows; where none does, the array is left behind.
  public mutating func nextElement() throws(JSONSyntaxError) -> Bool {
    try advance(closing: UInt8(ascii: "]"), isObject: false)
  }

  /// Enters the object that comes next; `nextKey` then leads through it.
  public mutating func enterObject() throws(JSONSyntaxError) {
    try enter(UInt8(ascii: "{"), isObject: true)
  }

  /// The next key, the scanner standing before its value; nil where the object ends, which is then left behind.
  public mutating func nextKey() throws(JSONSyntaxError) -> JSONStringRange? {
    guard try advance(closing: UInt8(ascii: "}"), isObject: true) else { return nil }
    let quote = try nextByte()
    guard quote == UInt8(ascii: "\"") else { throw fault(isComment(quote) ? .comment : .expectedKey(found: quote)) }
    let key = try string()
    if options.duplicateKeys != .ignore { try note(key) }
    let colon = try nextByte()
    guard colon == UInt8(ascii: ":") else { throw fault(.expectedColon(found: colon)) }
    offset += 1
    return key
  }

  /// Takes `true` or `false`.
  public mutating func boolean() throws(JSONSyntaxError) -> Bool {
    guard try kind() == .boolean else { throw fault(.unexpectedKind) }
    let value = bytes[offset] == UInt8(ascii: "t")
    try word(value ? "true" : "false")
    return value
  }

  /// Takes `null`.
  public mutating func null() throws(JSONSyntaxError) {
    guard try kind() == .null else { throw fault(.unexpectedKind) }
    try word("null")
  }

  /// Takes whatever value comes next, checks it to its last byte, and tells where it stood.
  @discardableResult
  public mutating func skipValue() throws(JSONSyntaxError) -> Range<Int> {
    skipWhitespace()
    let start = offset
    let depth = frames.count
    repeat {
      // Without recursion: input may nest as deep as the options allow.
      if let top = frames.last, frames.count > depth {
        let goesOn = top.isObject ? try nextKey() != nil : try nextElement()
        guard goesOn else { continue }
      }
      try skipOneToken()
    } while frames.count > depth
    return start..<offset
  }

  private mutating func skipOneToken() throws(JSONSyntaxError) {
    switch try kind() {
    case .object: try enterObject()
    case .array: try enterArray()
    case .string: _ = try string()
    case .number: _ = try numberRange()
    case .boolean: _ = try boolean()
    case .null: try null()
    }
  }
}

extension JSONScanner {
  func fault(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, reason: reason)
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// The next byte that is no white space; it stays where it is.
  @inline(__always)
  mutating func nextByte() throws(JSONSyntaxError) -> UInt8 {
    skipWhitespace()
    guard offset < bytes.count else { throw fault(bytes.isEmpty || isBlank ? .empty : .unexpectedEnd) }
    return bytes[offset]
  }

  private var isBlank: Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private mutating func passByteOrderMark() throws(JSONSyntaxError) {
    guard bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF else { return }
    guard options.allowsByteOrderMark else { throw fault(.byteOrderMark) }
    offset = 3
  }

  private mutating func enter(_ bracket: UInt8, isObject: Bool) throws(JSONSyntaxError) {
    guard try nextByte() == bracket else {
      _ = try kind()
      throw fault(.unexpectedKind)
    }
    guard frames.count < options.maxDepth else { throw fault(.tooDeep(limit: options.maxDepth)) }
    frames.append(Frame(isObject: isObject, isFresh: true, firstKey: keys.count))
    offset += 1
  }

  private mutating func advance(closing bracket: UInt8, isObject: Bool) throws(JSONSyntaxError) -> Bool {
    precondition(frames.last?.isObject == isObject, "asked for the next part of something that was not entered")
    let top = frames.count - 1
    let byte = try nextByte()
    if byte == bracket {
      offset += 1
      if isObject { try closeKeys(from: frames[top].firstKey) }
      frames.removeLast()
      return false
    }
    if frames[top].isFresh {
      frames[top].isFresh = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw fault(isComment(byte) ? .comment : .expectedCommaOrEnd(found: byte)) }
    let comma = offset
    offset += 1
    guard try nextByte() != bracket else { throw JSONSyntaxError(offset: comma, reason: .trailingComma) }
    return true
  }

  private mutating func word(_ word: StaticString) throws(JSONSyntaxError) {
    let length = word.utf8CodeUnitCount
    let letters = UnsafeRawBufferPointer(start: word.utf8Start, count: length)
    guard bytes.count - offset >= length, bytes[offset..<offset + length].elementsEqual(letters) else {
      throw fault(.unknownWord)
    }
    offset += length
    if offset < bytes.count, isWordByte(bytes[offset]) { throw fault(.unknownWord) }
  }

  private func valueFault(_ byte: UInt8) -> JSONSyntaxError {
    if isComment(byte) { return fault(.comment) }
    if isWordByte(byte) { return fault(.unknownWord) }
    return fault(.expectedValue(found: byte))
  }

  private func isComment(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "/"), offset + 1 < bytes.count else { return byte == UInt8(ascii: "#") }
    return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}

/// The six kinds of JSON values.
public enum JSONKind: Hashable, Sendable {
  /// `{…}`
  case object
  /// `[…]`
  case array
  /// `"…"`
  case string
  /// `-12.5e3`
  case number
  /// `true` or `false`
  case boolean
  /// `null`
  case null
}
