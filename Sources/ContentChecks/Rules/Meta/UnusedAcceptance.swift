import ContentSources
import SourceText

/// An accepted finding that is not found any more.
enum UnusedAcceptance: Rule {
  static let description = RuleDescription(
    id: RuleID("meta/unused-acceptance"),
    severity: .warning,
    summary: Bilingual(zh: "ignore.yaml 里有用不上的条目", en: "An entry of ignore.yaml that matches nothing"),
    explanation: Bilingual(
      zh: "这条接受的发现已经不再出现：问题改好了，或者条目写错了。留着它，将来同样的问题会被悄悄放过。",
      en: """
        What this entry accepts is not found: it was mended, or the entry is wrong. Left there, it would silently let the \
        same thing pass one day.
        """),
    remedy: Bilingual(zh: "删掉这一条，或改正 rule、story、subject。", en: "Delete the entry, or mend its rule, story or subject."),
    fires: RuleDescription.Example(
      "- rule: geo/in-airfield\n  story: the-bund\n  reason: 公园对公众开放",
      note: Bilingual(zh: "外滩附近没有机场。", en: "There is no aerodrome at the Bund.")),
    staysSilent: RuleDescription.Example(
      "- rule: geo/on-former-runway\n  story: kai-tak-runway-park\n  reason: 就是那个公园",
      note: Bilingual(zh: "确有这条发现。", en: "There is such a finding.")))

  static func finding(_ entry: AcceptedFinding, hasExpired: Bool) -> Finding {
    let rule = entry.rule.value
    let story = entry.story?.value
    let about = story.map { Bilingual(zh: "（\($0)）", en: " (\($0))") } ?? Bilingual(same: "")
    let expired = hasExpired ? Bilingual(zh: "，而且已过期", en: ", and has expired") : Bilingual(same: "")
    return Finding(
      rule: description, at: entry.rule.place, story: story,
      subject: [rule, story, entry.subject?.value].compactMap { $0 }.joined(separator: " "),
      what: Bilingual(zh: "没有 \(rule)\(about.zh) 可接受", en: "there is no \(rule)\(about.en) to accept") + expired)
  }
}
