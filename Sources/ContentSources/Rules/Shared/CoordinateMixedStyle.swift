import SourceText

extension RuleDescription {
  static let coordinateMixedStyle = RuleDescription(
    id: RuleID("coord/mixed-style"),
    severity: .warning,
    summary: Bilingual(zh: "纬度和经度的写法不一样", en: "latitude and longitude are written in two styles"),
    explanation: Bilingual(
      zh: "一个用十进制度，一个用度分秒，往往是其中一个抄错或改错了。",
      en: """
        One in decimal degrees and the other in degrees, minutes and seconds: often one of the two was mistyped.
        """),
    remedy: Bilingual(zh: "两个都写成十进制度。", en: "Write both in decimal degrees."),
    fires: Example("lat,lon\n31°14′22″,121.49", note: Bilingual(zh: "两种写法混用。", en: "Two styles in one position.")),
    staysSilent: Example("lat,lon\n31°14′22″,121°29′24″", note: Bilingual(zh: "写法一致。", en: "One style.")))
}
