import SourceText

/// The body of a story, parted by headings that consist of a language tag: `# zh-hans`, `# en`.
struct LanguageSections {
  struct Section {
    var language: LanguageTag
    /// Where the heading stands, with the tag as written.
    var heading: Located<String>
    /// The text below it, without blank lines around.
    var text: Located<String>?
  }

  var sections: [Section] = []
  /// Text before the first language heading.
  var preamble: Located<String>?
  /// First-level headings that are no language tag and nothing else, as a reader sees them.
  var otherHeadings: [Located<String>] = []

  /// Parts the bytes of `range`. Headings in code, quotes and lists are text, as CommonMark has it.
  static func split(_ source: TextSource, _ range: Range<Int>) -> LanguageSections {
    var result = LanguageSections()
    guard range.count <= MarkdownRenderer.byteLimit, let tree = MarkdownTree(source.bytes[range]) else {
      result.preamble = trimmed(source, range)
      return result
    }
    let lines = lineRanges(source, range)
    var headings: [(language: LanguageTag, text: String, line: Range<Int>)] = []
    for heading in tree.topHeadings() where lines.indices.contains(heading.line - 1) {
      let line = lines[heading.line - 1]
      // Of `en` above a line of `===` a section could be made too, but then `# en` is not what people look for.
      let hasSign = source.bytes[line].first(where: { $0 != 0x20 }) == 0x23
      if hasSign, heading.isPlain, let language = language(heading.text) {
        headings.append((language, heading.text, line))
      } else {
        result.otherHeadings.append(Located(heading.text, at: source.place(at: line.lowerBound)))
      }
    }
    result.preamble = trimmed(source, range.lowerBound..<(headings.first?.line.lowerBound ?? range.upperBound))
    for (index, heading) in headings.enumerated() {
      let end = index + 1 < headings.count ? headings[index + 1].line.lowerBound : range.upperBound
      let place = source.place(at: heading.line.lowerBound)
      result.sections.append(
        Section(
          language: heading.language, heading: Located(heading.text, at: place),
          text: trimmed(source, heading.line.upperBound..<end)))
    }
    return result
  }

  /// `zh-hans`, `en`, and with capitals only what cannot be a word: `zh-Hans`, `EN`.
  private static func language(_ text: String) -> LanguageTag? {
    guard let tag = LanguageTag(rawValue: text.lowercased()) else { return nil }
    return text == tag.rawValue || text.contains("-") || text.count == 2 ? tag : nil
  }

  private static func lineRanges(_ source: TextSource, _ range: Range<Int>) -> [Range<Int>] {
    var walker = LineWalker(source.bytes, in: range)
    var lines: [Range<Int>] = []
    while let line = walker.next() { lines.append(line) }
    return lines
  }

  /// The text without blank lines before and white space behind; nil where nothing is left.
  private static func trimmed(_ source: TextSource, _ range: Range<Int>) -> Located<String>? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let bytes = source.bytes[range]
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return nil }
    // Blanks that indent the first line may be code: keep them.
    let lineStart = bytes[..<first].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? range.lowerBound
    return Located(normalised(source.text(lineStart..<(last + 1))), at: source.place(at: first))
  }

  /// Line ends become LF, so that the pack does not depend on the editor's system.
  private static func normalised(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var result: [UInt8] = []
    var wasCR = false
    for byte in text.utf8 {
      if byte == 0x0D { result.append(0x0A) } else if byte != 0x0A || !wasCR { result.append(byte) }
      wasCR = byte == 0x0D
    }
    return String(decoding: result, as: UTF8.self)
  }
}
