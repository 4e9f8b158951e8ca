import SourceText

/// The text of an element: decoded bytes, and the way back from each to its place in the source.
struct XMLText {
  /// Valid UTF-8: entities, character references and CDATA sections resolved, line ends as LF.
  let bytes: ArraySlice<UInt8>
  let source: TextSource
  /// The element's content in the source.
  let range: Range<Int>

  /// Without blank space around it; nil if nothing else is there.
  var trimmed: Located<String>? {
    guard let first = bytes.firstIndex(where: { !ByteScanner.isBlank($0) }),
      let last = bytes.lastIndex(where: { !ByteScanner.isBlank($0) })
    else { return nil }
    var map = XMLTextMap(range: range)
    let offset = map.sourceOffset(of: first - bytes.startIndex, in: source.bytes)
    return Located(
      String(decoding: bytes[first...last], as: UTF8.self), raw: String(decoding: bytes, as: UTF8.self),
      at: source.place(at: offset))
  }
}

/// Steps through the content of an element as written, counting the bytes that a parser makes of it.
///
/// Offsets must be asked for in rising order: the whole of a long text then costs one pass.
struct XMLTextMap {
  private var next: Int
  private let end: Int
  private var decoded = 0
  private var isInCDATA = false

  init(range: Range<Int>) {
    next = range.lowerBound
    end = range.upperBound
  }

  /// Where the byte with this number in the decoded text stands in the source.
  mutating func sourceOffset(of wanted: Int, in text: [UInt8]) -> Int {
    while next < end {
      if skipMarkup(in: text) { continue }
      let (length, yield) = unit(in: text)
      if decoded + yield > wanted { break }
      decoded += yield
      next += length
    }
    return min(next, end)
  }

  /// Past a comment, an instruction or the borders of a CDATA section, which yield nothing.
  private mutating func skipMarkup(in text: [UInt8]) -> Bool {
    if isInCDATA {
      guard matches("]]>", in: text) else { return false }
      isInCDATA = false
      next += 3
      return true
    }
    guard text[next] == UInt8(ascii: "<") else { return false }
    if matches("<![CDATA[", in: text) {
      isInCDATA = true
      next += 9
    } else if matches("<!--", in: text) {
      skip(through: "-->", in: text)
    } else if matches("<?", in: text) {
      skip(through: "?>", in: text)
    } else {
      // Text mixed with elements: their tags yield nothing, and callers take such text as written.
      skip(through: ">", in: text)
    }
    return true
  }

  /// The length here of what yields the next decoded bytes, and how many those are.
  private func unit(in text: [UInt8]) -> (length: Int, yield: Int) {
    let byte = text[next]
    if byte == 0x0D, next + 1 < end, text[next + 1] == 0x0A { return (2, 1) }
    guard byte == UInt8(ascii: "&"), !isInCDATA,
      let semicolon = text[next..<min(end, next + 64)].firstIndex(of: UInt8(ascii: ";"))
    else { return (1, 1) }
    return (semicolon + 1 - next, Self.yield(of: text[(next + 1)..<semicolon]))
  }

  /// Bytes in UTF-8 of `#8364`, `#x20AC`, or one of the five named entities.
  private static func yield(of reference: ArraySlice<UInt8>) -> Int {
    guard reference.first == UInt8(ascii: "#") else { return 1 }
    let digits = String(decoding: reference.dropFirst(), as: UTF8.self)
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 1
  }

  private mutating func skip(through mark: StaticString, in text: [UInt8]) {
    next += 1
    while next < end, !matches(mark, in: text) { next += 1 }
    next = min(next + mark.utf8CodeUnitCount, end)
  }

  private func matches(_ mark: StaticString, in text: [UInt8]) -> Bool {
    guard next + mark.utf8CodeUnitCount <= end else { return false }
    return mark.withUTF8Buffer { wanted in wanted.indices.allSatisfy { text[next + $0] == wanted[$0] } }
  }
}
