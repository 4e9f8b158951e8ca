import SourceText

extension RuleDescription {
  static let coordinateLenientNumber = RuleDescription(
    id: RuleID("coord/lenient-number"),
    severity: .info,
    summary: Bilingual(
      zh: "坐标里有全角字符、特殊减号或看不见的空格",
      en: "a coordinate has full-width digits, a typographic minus or invisible spaces"),
    explanation: Bilingual(
      zh: "这些写法意思明确，照常读取，只是告诉您一声：别的工具未必认得。",
      en: "Such a number can be read beyond doubt and is; other tools may not take it."),
    remedy: Bilingual(zh: "最好重新键入这个数字。", en: "Best type the number again in plain digits."),
    fires: Example("lat,lon\n３１．２３９７,121.49", note: Bilingual(zh: "读作 31.2397。", en: "Read as 31.2397.")),
    staysSilent: Example("lat,lon\n31.2397,121.49", note: Bilingual(zh: "普通数字。", en: "Plain digits.")))
}
