/// Walks from tag to tag through XML that a parser is reading at the same time, to say where each tag starts.
///
/// The parser of libxml2 tells names and text, and roughly where it has got to: the end of a tag, or somewhere in it.
/// This walk gives exact offsets whatever the parser's version. It relies on the parser having accepted the text up to
/// the tag it reports; on a text that is not well-formed it stays in bounds and says nil.
struct XMLTagLocator {
  /// A tag: the offset of its `<`, the offset behind its `>`.
  struct Tag {
    var start: Int
    var end: Int
    var kind: Kind
  }

  enum Kind {
    case start
    case end
    case empty
  }

  private(set) var offset: Int
  /// Quoted values in the start tag that was passed last, or that does not end.
  private(set) var valueCount = 0

  init(from offset: Int) { self.offset = offset }

  /// The next start, end or empty tag, past text, comments, CDATA sections and processing instructions.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Tag? {
    while let start = Self.find(UInt8(ascii: "<"), in: bytes, from: offset) {
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "?"): offset = Self.end(of: "?>", in: bytes, from: start + 2)
      case UInt8(ascii: "!"): skipDeclaration(in: bytes, from: start)
      case UInt8(ascii: "/"):
        guard let end = Self.find(UInt8(ascii: ">"), in: bytes, from: start) else { return nil }
        offset = end + 1
        return Tag(start: start, end: offset, kind: .end)
      default: return takeStartTag(in: bytes, from: start)
      }
    }
    return nil
  }

  private mutating func skipDeclaration(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let isComment = start + 2 < bytes.count && bytes[start + 2] == UInt8(ascii: "-")
    offset = Self.end(of: isComment ? "-->" : "]]>", in: bytes, from: start + (isComment ? 4 : 9))
  }

  /// A `<` inside a tag is never well-formed: the walk ends there, as the parser does.
  private mutating func takeStartTag(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Tag? {
    var index = start + 1
    var quote: UInt8?
    valueCount = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let byte = bytes[index]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        valueCount += 1
      } else if byte == UInt8(ascii: ">") {
        offset = index + 1
        return Tag(start: start, end: offset, kind: bytes[index - 1] == UInt8(ascii: "/") ? .empty : .start)
      }
      index += 1
    }
    return nil
  }

  private static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// The offset behind `mark`, or the end of the text.
  private static func end(of mark: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let length = mark.utf8CodeUnitCount
    var index = start
    while index + length <= bytes.count {
      if mark.withUTF8Buffer({ wanted in wanted.indices.allSatisfy { bytes[index + $0] == wanted[$0] } }) {
        return index + length
      }
      index += 1
    }
    return bytes.count
  }
}
