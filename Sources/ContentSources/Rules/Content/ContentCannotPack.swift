public import SourceText

extension RuleDescription {
  /// What no pack can hold, found by the builder itself.
  public static let contentCannotPack = RuleDescription(
    id: RuleID("content/cannot-pack"),
    severity: .error,
    summary: Bilingual(zh: "城市里有包装不下的东西", en: "a city holds something that no pack can"),
    explanation: Bilingual(
      zh: "打包的程序自己试了一遍：包的格式放不下它。多半是别的规则被接受或调低了，而那条规则说的正是这个问题。",
      en: """
        The builder itself was asked: the format of packs has no room for it. Most often another rule that says so has \
        been accepted or turned down.
        """),
    remedy: Bilingual(zh: "按所说的改正；这一条不能接受。", en: "Mend what it names; this cannot be accepted."),
    fires: Example("radiusMeters: 100000", note: Bilingual(zh: "半径最多 60000 米。", en: "A radius is 60,000 m at most.")),
    staysSilent: Example("radiusMeters: 100", note: Bilingual(zh: "放得下。", en: "There is room for it.")))
}
