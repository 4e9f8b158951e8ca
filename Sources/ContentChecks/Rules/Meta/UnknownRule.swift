import SourceText

/// A rule id that no rule has.
enum UnknownRule: Rule {
  static let description = RuleDescription(
    id: RuleID("meta/unknown-rule"),
    severity: .error,
    summary: Bilingual(zh: "没有这条规则", en: "A rule id that no rule has"),
    explanation: Bilingual(
      zh: "citypack.yaml 的 severities 或 ignore.yaml 写了不存在的规则名。写错一个字母的设置会悄悄失效，所以当作错误。",
      en: """
        The severities of citypack.yaml or an entry of ignore.yaml names a rule that does not exist. A setting with a \
        slip of the pen would silently do nothing, so this is an error.
        """),
    remedy: Bilingual(zh: "用 citypack explain 列出所有规则名。", en: "List all ids with: citypack explain."),
    fires: RuleDescription.Example(
      "severities:\n  geo/on-runwy: warning", note: Bilingual(zh: "少了一个字母。", en: "A letter is missing.")),
    staysSilent: RuleDescription.Example(
      "severities:\n  geo/in-airfield: info", note: Bilingual(zh: "有这条规则。", en: "There is such a rule.")))

  static func finding(_ id: String, at place: SourcePlace, in rules: RuleSet) -> Finding {
    let similar = rules.similar(to: RuleID(id)).map(\.rawValue)
    return Finding(
      rule: description, at: place, subject: id,
      what: Bilingual(zh: "没有名为「\(id)」的规则", en: "there is no rule ‘\(id)’"),
      whatToDo: similar.isEmpty
        ? nil
        : Bilingual(
          zh: "是不是想写 \(similar.joined(separator: " 或 "))？", en: "Did you mean \(similar.joined(separator: " or "))?"))
  }
}
