import SourceText

/// Finds the mistake a person made behind what libyaml says.
enum YAMLDiagnosis {
  static let keyNotText = Bilingual(zh: "键必须是普通文字", en: "a key must be plain text")

  static func finding(for failure: YAMLEvents.Failure, in source: TextSource, _ offsets: CharacterOffsets) -> Finding {
    let offset = offsets.byteOffset(of: failure.at)
    let context = failure.contextAt.map(offsets.byteOffset)
    if let tab = tabInIndent(source, before: offset) { return .yamlTab(at: source.place(at: tab)) }
    if let colon = fullWidthColon(source, around: [offset, context].compactMap { $0 }) {
      return .yamlFullWidthColon(at: source.place(at: colon))
    }
    if failure.problem.hasPrefix("mapping values are not allowed") {
      return .yamlUnquotedColon(at: source.place(at: offset))
    }
    let isAboutContext = failure.problem.contains("end of stream") || failure.problem.contains("expected ':'")
    let place = source.place(at: isAboutContext ? context ?? offset : offset)
    return .yamlSyntax(words(for: failure.problem), at: place)
  }

  /// A tab among the blanks that begin the line of an offset.
  private static func tabInIndent(_ source: TextSource, before offset: Int) -> Int? {
    let line = lineRange(source, at: offset)
    let indent = source.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return indent.firstIndex(of: UInt8(ascii: "\t"))
  }

  /// `：` in a line that has no ASCII colon, where one was wanted.
  static func fullWidthColon(_ source: TextSource, around offsets: [Int]) -> Int? {
    for offset in offsets {
      let line = lineRange(source, at: offset)
      let bytes = source.bytes[line]
      guard !bytes.contains(UInt8(ascii: ":")) else { continue }
      let colon = Array("：".utf8)
      if let found = bytes.indices.first(where: { bytes[$0...].starts(with: colon) }) { return found }
    }
    return nil
  }

  private static func lineRange(_ source: TextSource, at offset: Int) -> Range<Int> {
    let bytes = source.bytes
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let clamped = min(offset, bytes.count)
    let start = bytes[..<clamped].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[clamped...].firstIndex(where: isEnd) ?? bytes.count
    return start..<end
  }

  /// libyaml speaks English and few sentences; what is not in the list is shown as it is.
  private static func words(for problem: String) -> Bilingual {
    for (start, words) in known where problem.contains(start) { return words }
    return Bilingual(zh: "YAML 写法有误（\(problem)）", en: "this is not YAML: \(problem)")
  }

  private static let known: [(String, Bilingual)] = [
    (
      "unexpected end of stream",
      Bilingual(zh: "这里开始的引号没有结束", en: "the quote that opens here is never closed")
    ),
    (
      "cannot start any token",
      Bilingual(zh: "值不能以这个符号开头，请加上引号", en: "a value cannot start with this sign; put it in quotes")
    ),
    (
      "expected ':'",
      Bilingual(zh: "这一行没有冒号，不是“键: 值”", en: "this line has no colon: it is not ‘key: value’")
    ),
    (
      "did not find expected key",
      Bilingual(zh: "这里的缩进对不上，或者引号、括号没有配对", en: "the indent does not fit here, or a quote or bracket is not closed")
    ),
    (
      "did not find expected '-' indicator",
      Bilingual(zh: "列表里缺了“-”，或者缩进对不上", en: "a ‘-’ of the list is missing, or the indent does not fit")
    ),
    (
      "did not find expected ',' or",
      Bilingual(zh: "括号里缺逗号，或者括号没有配对", en: "a comma is missing between brackets, or a bracket is not closed")
    ),
    (
      "control characters",
      Bilingual(zh: "有看不见的控制字符", en: "there is an invisible control character")
    ),
    (
      "unknown escape character",
      Bilingual(zh: "双引号里的反斜杠写法不认识", en: "an unknown backslash sequence in double quotes")
    ),
  ]
}
