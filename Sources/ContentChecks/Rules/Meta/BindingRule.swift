import SourceText

/// A setting or an acceptance that would let pass what cannot be packed.
enum BindingRule: Rule {
  static let description = RuleDescription(
    id: RuleID("meta/binding-rule"),
    severity: .error,
    summary: Bilingual(zh: "这条规则不能接受、关闭或调轻", en: "A rule that cannot be accepted or turned down"),
    explanation: Bilingual(
      zh: """
        有的错误让故事根本无法打包：没有坐标、没有图片、编号不合格。在 ignore.yaml 里接受它，或在 citypack.yaml 里把它调轻，\
        检查会通过，打包却会失败。所以这样的设置不起作用，并且算作错误。
        """,
      en: """
        Some errors leave nothing that could be packed: no position, no picture, an id that no pack can hold. Accepted in \
        ignore.yaml or turned down in citypack.yaml they would pass the checks and fail the build. Such an entry has no \
        effect, and is itself an error.
        """),
    remedy: Bilingual(
      zh: "删掉这一条，把内容改好；没写完的故事可标为 status: draft。",
      en: "Delete the entry and mend the content; mark a story that is not finished with status: draft."),
    fires: RuleDescription.Example(
      "severities:\n  coord/missing: warning",
      note: Bilingual(zh: "没有坐标的故事无法打包。", en: "A story without a position cannot be packed.")),
    staysSilent: RuleDescription.Example(
      "severities:\n  coord/low-precision: info",
      note: Bilingual(zh: "小数位少的坐标可以打包。", en: "A position with few decimals can be packed.")))

  static func finding(_ rule: String, story: String? = nil, at place: SourcePlace) -> Finding {
    Finding(
      rule: description, at: place, story: story, subject: rule,
      what: Bilingual(
        zh: "\(rule) 不能接受、关闭或调轻：这样的故事无法打包",
        en: "\(rule) cannot be accepted or turned down: a story like this cannot be packed"))
  }
}
