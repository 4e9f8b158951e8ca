import SourceText

extension RuleDescription {
  static let xmlControlCharacter = RuleDescription(
    id: RuleID("xml/control-character"),
    severity: .error,
    summary: Bilingual(zh: "文件里有控制字符", en: "a file has a control character"),
    explanation: Bilingual(
      zh: "XML 里除了制表符和换行，不允许任何控制字符；有的解析器遇到它就悄悄停下，后面的内容全丢了。",
      en: """
        XML has no control characters but tabs and line ends. Some parsers stop at one in silence and lose whatever comes \
        behind it.
        """),
    remedy: Bilingual(
      zh: "删去这个看不见的字符；多半是从别的程序复制时带进来的。",
      en: "Remove the invisible character; it usually comes from copying out of another program."),
    fires: Example("<kml>\\x0B</kml>", note: Bilingual(zh: "竖向制表符。", en: "A vertical tab.")),
    staysSilent: Example("<kml>\t</kml>", note: Bilingual(zh: "普通制表符可以。", en: "A plain tab is fine.")))
}

extension Finding {
  static func xmlControlCharacter(_ value: UInt8, at place: SourcePlace) -> Finding {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    return Finding(
      rule: .xmlControlCharacter, at: place, subject: code,
      what: Bilingual(zh: "这里有控制字符 \(code)", en: "there is a control character, \(code)"))
  }
}
