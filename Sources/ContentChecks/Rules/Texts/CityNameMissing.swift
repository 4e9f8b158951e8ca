import ContentSources
import SourceText

/// A city that has no name in a language it declares.
enum CityNameMissing: CityRule {
  static let description = RuleDescription(
    id: RuleID("text/city-name"),
    severity: .error,
    summary: Bilingual(zh: "城市在某种声明的语言里没有名字", en: "The city has no name in a declared language"),
    explanation: Bilingual(
      zh: "languages 里的每种语言都要有城市的名字，手机用它做标题。",
      en: "The city needs a name in each of its languages: phones show it as a heading."),
    remedy: Bilingual(
      zh: "在 city.yaml 的 names 里补上，或从 languages 里去掉这种语言。",
      en: "Add it to names in city.yaml, or take the language out of languages."),
    fires: RuleDescription.Example(
      "names: {en: Shanghai}\nlanguages: [zh-hans, en]", note: Bilingual(zh: "没有中文名。", en: "No Chinese name.")),
    staysSilent: RuleDescription.Example(
      "names: {zh-hans: 上海, en: Shanghai}\nlanguages: [zh-hans, en]", note: Bilingual(zh: "都有。", en: "Both.")))

  static func check(_ context: CityContext) -> [Finding] {
    let names = context.city.config.names
    // Without any name the reader has said what is wrong with them.
    guard !names.isEmpty else { return [] }
    return context.city.config.languages.compactMap { language in
      let name = names[language.value]?.value ?? ""
      guard name.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return nil }
      let place = names.min { $0.key < $1.key }?.value.place ?? context.city.config.place
      return Finding(
        rule: description, at: place, subject: language.value.rawValue,
        what: Bilingual(
          zh: "城市没有 \(language.value) 的名字", en: "the city has no name in \(language.value)"),
        related: [
          Finding.Related(language.place, note: Bilingual(zh: "语言在这里声明", en: "the language is declared here"))
        ])
    }
  }
}
