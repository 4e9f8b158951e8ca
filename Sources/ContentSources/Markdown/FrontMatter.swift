import SourceText

/// The two parts of a Markdown file: YAML between fences, and the text behind.
struct FrontMatter: Equatable {
  /// Bytes between the fences.
  var yaml: Range<Int>
  /// Bytes behind the closing fence.
  var body: Range<Int>

  enum Fault: Error, Equatable {
    /// The file does not begin with `---`.
    case missing
    /// The fence at this offset is never closed.
    case unclosed(opening: Int)
  }

  /// Finds the fences: `---` in the first line that is not blank, and the next line that is `---` or `...`. Spaces
  /// behind a fence and any line end are fine. O(n).
  static func split(_ bytes: [UInt8]) throws(Fault) -> FrontMatter {
    var lines = LineWalker(bytes)
    var opening: Range<Int>?
    while let line = lines.next() {
      let text = bytes[line].reversed().drop { $0 == 0x20 || $0 == 0x09 }
      guard let start = opening else {
        if text.isEmpty { continue }
        guard text.elementsEqual("---".utf8) else { throw .missing }
        opening = line.lowerBound..<lines.offset
        continue
      }
      if text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8) {
        return FrontMatter(yaml: start.upperBound..<line.lowerBound, body: lines.offset..<bytes.count)
      }
    }
    guard let opening else { throw .missing }
    throw .unclosed(opening: opening.lowerBound)
  }
}

/// Steps from line to line; a line ends with LF, CR LF or a lone CR.
struct LineWalker {
  private let bytes: [UInt8]
  private let end: Int
  /// Where the next line starts.
  private(set) var offset: Int

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    offset = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// The bytes of the next line without its end.
  mutating func next() -> Range<Int>? {
    guard offset < end else { return nil }
    let start = offset
    var index = start
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    let line = start..<index
    if index < end {
      index += bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
    }
    offset = index
    return line
  }
}
