import ContentSources
import SourceText

/// An id that could change meaning on its way.
enum IdFormat: StoryRule {
  static let description = RuleDescription(
    id: RuleID("id/format"),
    severity: .error,
    summary: Bilingual(
      zh: "id 只能用小写字母、数字和连字符，最长 64", en: "An id that is not lower-case letters, digits and hyphens, at most 64"),
    explanation: Bilingual(
      zh: """
        id 会成为文件名、包内条目名和手机日志里的键，永不再改。大小写、空格和汉字在不同的系统上会变样（Mac 不分大小写，Linux 分），所以只允许 a-z、0-9 和单个连字符，\
        以字母开头：这样 YAML 和表格软件也不会把它当成数字或日期。
        """,
      en: """
        An id becomes a file name, an entry of the pack and a key in the phone's journal, for good. Case, blanks and \
        accents change between systems (a Mac ignores case, Linux does not), so only a–z, 0–9 and single hyphens \
        are allowed, beginning with a letter: then neither YAML nor a spreadsheet takes it for a number or a date.
        """),
    remedy: Bilingual(
      zh: "改名，例如 the-bund。已经发布过的 id 不要改。", en: "Rename it, for example the-bund. Do not rename an id that was released."
    ),
    fires: RuleDescription.Example("id: The Bund", note: Bilingual(zh: "有空格和大写。", en: "A blank and capitals.")),
    staysSilent: RuleDescription.Example("id: the-bund", note: Bilingual(zh: "合格。", en: "As it should be.")))

  static let isBinding = true

  static let longest = ContentID.longest

  static func check(_ story: Story, in context: CityContext) -> [Finding] {
    let id = story.id.value
    guard let fault = fault(in: Array(id.utf8)) else { return [] }
    return [
      Finding(
        rule: description, at: story.id.place, story: id, subject: id,
        what: Bilingual(zh: "id「\(id)」\(fault.zh)", en: "id ‘\(id)’ \(fault.en)"))
    ]
  }

  private static func fault(in id: [UInt8]) -> Bilingual? {
    if id.isEmpty { return Bilingual(zh: "是空的", en: "is empty") }
    if id.count > longest {
      return Bilingual(
        zh: "长 \(id.count)，最长 \(longest)", en: "has \(id.count) characters, at most \(longest) are allowed")
    }
    if id.contains(where: { !isLetter($0) && !isDigit($0) && $0 != hyphen }) {
      return Bilingual(zh: "含有小写字母、数字、连字符以外的字符", en: "has characters other than a–z, 0–9 and hyphens")
    }
    guard let first = id.first, isLetter(first) else {
      return Bilingual(zh: "不以字母开头", en: "does not begin with a letter")
    }
    let doubled = zip(id, id.dropFirst()).contains { $0 == hyphen && $1 == hyphen }
    return id.last == hyphen || doubled ? Bilingual(zh: "的连字符不在两个字之间", en: "has a hyphen that joins nothing") : nil
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
