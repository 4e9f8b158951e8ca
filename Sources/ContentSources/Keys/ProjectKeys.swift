import SourceText

extension KeyTable {
  /// `citypack.yaml`.
  public static let project = KeyTable(
    file: "citypack.yaml",
    summary: Bilingual(zh: "整个项目的默认设置。", en: "What holds for every city unless it says otherwise."),
    keys: [
      KeyDescription(
        "languages", .languages,
        meaning: Bilingual(zh: "没有写 languages 的城市用这些语言。", en: "The languages of cities that state none."),
        example: "[zh-hans, en]", mistakes: ["language", "locales"]),
      KeyDescription(
        "licence", .text, meaning: Bilingual(zh: "没有写 licence 的城市用这个许可。", en: "The licence of cities that state none."),
        example: "CC-BY-4.0", mistakes: ["license"]),
      KeyDescription(
        "radiusMeters", .meters,
        meaning: Bilingual(zh: "没有写半径的故事用这个半径，米。", en: "The radius of stories that state none, in metres."),
        example: "100", bounds: 20...1000, mistakes: ["radius"]),
      KeyDescription(
        "severities", .severities,
        meaning: Bilingual(
          zh: "改变规则的轻重：error、warning、info 或 off。", en: "Gives rules another severity: error, warning, info or off."),
        example: "{coord/low-precision: info}", mistakes: ["severity", "rules"]),
      KeyDescription(
        "maxImageBytes", .wholeNumber,
        meaning: Bilingual(zh: "一张图片最多多少字节。", en: "The most bytes a picture may have."), example: "400000",
        bounds: 1...100_000_000),
      KeyDescription(
        "maxImagePixels", .wholeNumber,
        meaning: Bilingual(zh: "图片的宽和高最多多少像素。", en: "The most pixels a picture may be wide or high."), example: "4096",
        bounds: 1...65_535),
    ])

  /// `ignore.yaml`.
  public static let ignore = KeyTable(
    file: "cities/<city>/ignore.yaml",
    summary: Bilingual(
      zh: "看过并接受的提示，一条一项（- rule: …）。",
      en: "Findings that someone has looked at and accepted, a list of entries (- rule: …)."),
    keys: [
      KeyDescription(
        "rule", .text, isRequired: true, meaning: Bilingual(zh: "规则编号。", en: "The id of the rule."),
        example: "coord/duplicate", mistakes: ["id"]),
      KeyDescription(
        "story", .text, meaning: Bilingual(zh: "只限这个故事。", en: "Only for this story."), example: "the-bund",
        mistakes: ["stories"]),
      KeyDescription(
        "subject", .text, meaning: Bilingual(zh: "只限这个对象。", en: "Only about this subject."), example: "the-bund.png"),
      KeyDescription(
        "reason", .text, isRequired: true,
        meaning: Bilingual(zh: "为什么可以接受。", en: "Why it can be accepted."), example: "two floors of one museum",
        mistakes: ["why", "because", "理由"]),
      KeyDescription(
        "expires", .day, meaning: Bilingual(zh: "有效到哪一天（UTC）。", en: "The last UTC day on which it holds."),
        example: "2027-06-30", mistakes: ["expiry", "until"]),
    ])
}
