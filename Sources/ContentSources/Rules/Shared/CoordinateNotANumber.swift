import SourceText

extension RuleDescription {
  static let coordinateNotANumber = RuleDescription(
    id: RuleID("coord/not-a-number"),
    severity: .error,
    summary: Bilingual(zh: "坐标不是数字", en: "a coordinate is not a number"),
    explanation: Bilingual(
      zh: "坐标要写成十进制度（31.2397）或度分秒（31°14′22″）。nan、inf、十六进制、下划线一律不认，读不懂的数字绝不猜测：猜错一位，故事就到了别的城市。",
      en: """
        A coordinate is decimal degrees (31.2397) or degrees, minutes and seconds (31°14′22″). nan, inf, hexadecimal \
        and underscores are refused, and what cannot be read is never guessed: one digit wrong puts the story into \
        another city.
        """),
    remedy: Bilingual(
      zh: "请改成十进制度，例如 31.2397；不要从网页或表格里复制带格式的数字。",
      en: """
        Write decimal degrees, such as 31.2397. Mind numbers copied from a spreadsheet: it may have changed them.
        """),
    fires: Example(
      "lat,lon\nfish,121.49",
      note: Bilingual(
        zh: "“fish”不是数字，这一行不收，其他行照收。",
        en: "‘fish’ is no number: this row is left out, the others are kept.")),
    staysSilent: Example(
      "lat,lon\n31°14′22″N,121.49", note: Bilingual(zh: "度分秒可以。", en: "Degrees, minutes and seconds are fine.")))
}
