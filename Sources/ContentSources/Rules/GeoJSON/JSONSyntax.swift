import SourceText

extension RuleDescription {
  static let jsonSyntax = RuleDescription(
    id: RuleID("json/syntax"),
    severity: .error,
    summary: Bilingual(zh: "JSON 写法有误", en: "JSON cannot be read"),
    explanation: Bilingual(
      zh:
        "按 RFC 8259 严格读取：多余的逗号、注释、单引号、NaN、嵌套太深都不收，因为不同的工具会读出不同的结果。错在 features 里某一项的一个数字、一段文字或一个词（1e400、半个 \\uD83D、NaN），只丢这一项；括号、逗号、引号有错，后面的内容就不猜了。",
      en:
        "JSON is read strictly by RFC 8259: trailing commas, comments, single quotes, NaN and deep nesting are refused, since tools differ in what they make of them. A fault within one number, text or word of a feature (1e400, half of \\uD83D, NaN) costs that feature alone; where brackets, commas or quotes are at fault, what follows is not guessed."
    ),
    remedy: Bilingual(
      zh: "看提示所指的那一行那一列；手工改过的文件，最常见的是最后一项后面多了逗号。",
      en: "Look at the line and column named. After editing by hand it is most often a comma behind the last item."),
    fires: Example(
      #"{"type": "Point", "coordinates": [121.49, 31.24,]}"#,
      note: Bilingual(zh: "最后多了一个逗号。", en: "One comma too many at the end.")),
    staysSilent: Example(
      #"{"type": "Point", "coordinates": [121.49, 31.24]}"#, note: Bilingual(zh: "正确。", en: "Right.")))
}
