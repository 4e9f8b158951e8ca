import SourceText

extension RuleDescription {
  static let fileTooLarge = RuleDescription(
    id: RuleID("file/too-large"),
    severity: .error,
    summary: Bilingual(zh: "文件太大", en: "a file is too large"),
    explanation: Bilingual(
      zh: "为了不让一个坏文件耗尽内存，每种文件都有上限，上限写在提示里。",
      en: "Every kind of file has a cap, named in the message, so that one bad file cannot use up the memory."),
    remedy: Bilingual(zh: "拆成几个文件，或删去用不着的内容。", en: "Split the file, or leave out what is not needed."),
    fires: Example("points.csv (65 MB)", note: Bilingual(zh: "超过 64 MB。", en: "Above 64 MB.")),
    staysSilent: Example("points.csv (2 MB)", note: Bilingual(zh: "没有超过。", en: "Below the cap.")))
}
