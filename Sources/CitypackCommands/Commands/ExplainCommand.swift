import CommandKit
import ContentChecks
import Reports
import SourceText

/// `citypack explain [RULE]`
enum ExplainCommand: CitypackCommand {
  static let description = Command(
    "explain", Wording(zh: "解释一条规则", en: "explain a rule"),
    discussion: Wording(
      zh: "说明规则找什么、怎么知道、该怎么办，各举一个会报告和不会报告的例子。不给规则就列出全部。",
      en: "Says what a rule looks for, how it knows and what to do, with an example that is found and one that is not. "
        + "Without a rule, lists them all."),
    operands: [
      Operand(
        "RULE", Wording(zh: "规则编号，如 geo/on-runway", en: "the rule's id, such as geo/on-runway"), count: .optional,
        completion: .words(RuleSet.all.descriptions.map(\.id.rawValue)))
    ],
    options: [.format],
    examples: [
      Example("citypack explain geo/on-runway", Wording(zh: "为什么这个点不能打包", en: "Why a place is refused")),
      Example("citypack explain", Wording(zh: "全部规则", en: "Every rule there is")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let named = session.arguments.operands.first
    let rules = try named.map { (id) throws(CommandFailure) in [try rule(id, in: session)] } ?? RuleSet.all.descriptions
    if session.wantsJSON {
      try session.print(RuleJSON(language: session.language).bytes(rules))
    } else {
      let text = RuleText(language: session.language, usesColor: session.usesColor)
      try session.print(named == nil ? text.list(rules) : rules.flatMap(text.bytes))
    }
    return .fine
  }

  private static func rule(_ id: String, in session: Session) throws(CommandFailure) -> RuleDescription {
    if let rule = RuleSet.all[RuleID(id)] { return rule }
    let near = RuleSet.all.similar(to: RuleID(id)).map(\.rawValue)
    throw session.invalid(
      id,
      near.isEmpty
        ? Bilingual(zh: "没有这条规则；citypack explain 列出全部", en: "there is no such rule; citypack explain lists them all")
        : Bilingual(
          zh: "没有这条规则。是不是想写 \(near.joined(separator: "、"))？",
          en: "there is no such rule; did you mean \(near.joined(separator: ", "))?"))
  }
}
