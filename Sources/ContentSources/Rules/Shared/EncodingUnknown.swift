import SourceText

extension RuleDescription {
  static let encodingUnknown = RuleDescription(
    id: RuleID("encoding/unknown"),
    severity: .error,
    summary: Bilingual(zh: "看不出文件的编码", en: "the encoding of a file cannot be told"),
    explanation: Bilingual(
      zh: "既不是 UTF-8，按 GB18030 读又不像中文（例如西欧编码的 Münster 会变成生僻字）。猜错编码，整篇都是乱码，所以不猜。",
      en: """
        The bytes are not UTF-8, and read as GB18030 they are no plausible Chinese: Münster in a Western encoding \
        would become a rare character. A wrong guess garbles every text, so none is made.
        """),
    remedy: Bilingual(
      zh: "请在编辑器里另存为 UTF-8，或者在 city.yaml 里说明编码（`encoding: gb18030`）。",
      en: "Save the file as UTF-8, or state the encoding in city.yaml (`encoding: gb18030`)."),
    fires: Example("M\\xFCnster", note: Bilingual(zh: "西欧编码，拒收。", en: "A Western encoding: refused.")),
    staysSilent: Example("Münster", note: Bilingual(zh: "UTF-8，没有疑问。", en: "UTF-8, no doubt.")))
}
