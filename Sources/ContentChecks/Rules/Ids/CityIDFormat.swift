import ContentSources
import PackFormat
import SourceText

/// A city's folder whose name no pack can have.
enum CityIDFormat: CityRule {
  static let description = RuleDescription(
    id: RuleID("id/city-format"),
    severity: .error,
    summary: Bilingual(
      zh: "城市文件夹的名字只能用小写字母、数字和连字符",
      en: "A city's folder is not named in lower-case letters, digits and hyphens"),
    explanation: Bilingual(
      zh: "文件夹的名字就是城市的 id，也是包的名字，所以只允许 a-z、0-9 和连字符，不以连字符开头或结尾，最长 64。",
      en: """
        The name of the folder is the city's id and the name of its pack: only a–z, 0–9 and hyphens are allowed, no \
        hyphen at either end, at most 64 characters.
        """),
    remedy: Bilingual(zh: "给文件夹改名，例如 hong-kong。", en: "Rename the folder, for example hong-kong."),
    fires: RuleDescription.Example(
      "content/cities/Hong Kong/city.yaml", note: Bilingual(zh: "有空格和大写。", en: "A blank and capitals.")),
    staysSilent: RuleDescription.Example(
      "content/cities/hong-kong/city.yaml", note: Bilingual(zh: "合格。", en: "As it should be.")))

  static let isBinding = true

  static func check(_ context: CityContext) -> [Finding] {
    let id = context.city.id
    guard !PackName.isValidID(id) else { return [] }
    return [
      Finding(
        rule: description, at: context.city.config.place, subject: id,
        what: Bilingual(zh: "包不能叫「\(id)」", en: "no pack can be called ‘\(id)’"))
    ]
  }
}
