import SourceText

extension RuleDescription {
  static let csvFullWidthSeparator = RuleDescription(
    id: RuleID("csv/full-width-separator"),
    severity: .error,
    summary: Bilingual(zh: "各列用全角逗号分隔", en: "cells are parted by full-width commas"),
    explanation: Bilingual(
      zh: "全角逗号“，”是文字里的标点，不能分列：文字里本来就会有它。",
      en: """
        The full-width comma belongs to Chinese sentences and cannot part cells: it stands in the texts as well.
        """),
    remedy: Bilingual(
      zh: "改用半角逗号“,”，或从表格软件重新导出 CSV。",
      en: "Use ASCII commas, or export the CSV from the spreadsheet again."),
    fires: Example("名称，纬度，经度", note: Bilingual(zh: "全角逗号。", en: "Full-width commas.")),
    staysSilent: Example("名称,纬度,经度", note: Bilingual(zh: "半角逗号。", en: "ASCII commas.")))
}
