import ContentSources
import PackFormat
import SourceText

/// A city's folder whose name no pack can have.
enum CityIDFormat: CityRule {
  static let description = RuleDescription(
    id: RuleID("id/city-format"),
    severity: .error,
    summary: Bilingual(
      zh: "城市文件夹的名字只能用小写字母、数字和连字符，字母开头",
      en: "A city's folder is not named in lower-case letters, digits and hyphens, a letter first"),
    explanation: Bilingual(
      zh: "文件夹的名字就是城市的 id，也是包的名字，所以只允许 a-z、0-9 和单个连字符，以字母开头（YAML 就不会把它当成数字），最长 64。china 留给国界图集。",
      en: """
        The name of the folder is the city's id and the name of its pack: only a–z, 0–9 and single hyphens are allowed, \
        beginning with a letter (so that YAML takes it for no number), at most 64 characters. china is kept for the \
        atlas of borders.
        """),
    remedy: Bilingual(zh: "给文件夹改名，例如 hong-kong。", en: "Rename the folder, for example hong-kong."),
    fires: RuleDescription.Example(
      "content/cities/Hong Kong/city.yaml", note: Bilingual(zh: "有空格和大写。", en: "A blank and capitals.")),
    staysSilent: RuleDescription.Example(
      "content/cities/hong-kong/city.yaml", note: Bilingual(zh: "合格。", en: "As it should be.")))

  static let isBinding = true

  static func check(_ context: CityContext) -> [Finding] {
    let id = context.city.id
    let isReserved = ContentID.reservedForPacks.contains(id)
    guard isReserved || !ContentID.isValid(id) || !PackName.isValidID(id) else { return [] }
    let what =
      isReserved
      ? Bilingual(zh: "「\(id)」留给国界图集的包，城市不能用", en: "‘\(id)’ is kept for the pack of the atlas; no city can have it")
      : Bilingual(zh: "城市的包不能叫「\(id)」", en: "no city's pack can be called ‘\(id)’")
    return [Finding(rule: description, at: context.city.config.place, subject: id, what: what)]
  }

  static let revision = 2
}
