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
        检查会通过，打包却会失败。落在跑道上的点和不完整的跑道资料也一样：不许用一条设置放过。所以这样的设置不起作用，并且算作错误。\
        geo/on-runway 只能逐个接受，要写明故事和对象。
        """,
      en: """
        Some errors leave nothing that could be packed: no position, no picture, an id that no pack can hold. Accepted in \
        ignore.yaml or turned down in citypack.yaml they would pass the checks and fail the build. Points on \
        runways, and a runway reference with holes, are not to be let pass by a setting either. Such an entry has no \
        effect, and is itself an error. A finding of geo/on-runway can be accepted by itself, by story and subject.
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
        zh: "\(rule) 不能这样接受、关闭或调轻",
        en: "\(rule) cannot be accepted or turned down like this"))
  }

  /// An acceptance for a rule whose findings are accepted one by one.
  static func tooWide(_ rule: String, story: String?, at place: SourcePlace) -> Finding {
    Finding(
      rule: description, at: place, story: story, subject: rule,
      what: Bilingual(
        zh: "\(rule) 只能逐个接受：这一条没有写明故事和对象",
        en: "\(rule) is accepted one finding at a time: this entry lacks the story or the subject"),
      whatToDo: Bilingual(
        zh: "照 validate 在那条结果下面给出的一行写：rule、story、subject、reason。",
        en: "Write the line that validate shows below the finding: rule, story, subject, reason."))
  }
}
