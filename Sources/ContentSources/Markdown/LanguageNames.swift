/// Tells which language a person means who writes its name instead of its tag.
enum LanguageNames {
  /// `English` is `en`, `繁體中文` is `zh-hant`, `zh_Hans` and `ZH-Hans` are `zh-hans`; nil for any other text.
  static func tag(for text: String) -> LanguageTag? {
    let name = text.lowercased()
    let underscored = String(name.map { $0 == "_" ? "-" : $0 })
    let tag = names[name] ?? (underscored.contains("-") || underscored.utf8.count == 2 ? underscored : nil)
    return tag.flatMap { LanguageTag(rawValue: $0) }
  }

  private static let names: [String: String] = [
    "english": "en", "英文": "en", "英语": "en", "英語": "en",
    "chinese": "zh-hans", "simplified chinese": "zh-hans", "chinese (simplified)": "zh-hans", "中文": "zh-hans",
    "汉语": "zh-hans", "简体": "zh-hans", "简体中文": "zh-hans", "中文（简体）": "zh-hans",
    "traditional chinese": "zh-hant", "chinese (traditional)": "zh-hant", "繁體": "zh-hant", "繁体": "zh-hant",
    "繁體中文": "zh-hant", "繁体中文": "zh-hant", "正體中文": "zh-hant", "中文（繁體）": "zh-hant", "漢語": "zh-hant",
    "japanese": "ja", "日本語": "ja", "日语": "ja", "日文": "ja", "korean": "ko", "한국어": "ko", "韩语": "ko",
    "french": "fr", "français": "fr", "法语": "fr", "german": "de", "deutsch": "de", "德语": "de",
    "spanish": "es", "español": "es", "西班牙语": "es",
  ]
}
