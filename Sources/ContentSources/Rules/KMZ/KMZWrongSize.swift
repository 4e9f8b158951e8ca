import SourceText

extension RuleDescription {
  static let kmzWrongSize = RuleDescription(
    id: RuleID("kmz/wrong-size"),
    severity: .error,
    summary: Bilingual(zh: "文件的实际大小与目录不符", en: "a member has another size than stated"),
    explanation: Bilingual(
      zh: "解压出来的字节比目录写的多或少。多出来的一个字节也不会读，解压到那里就停。",
      en: "More or fewer bytes come out than the directory says. Unpacking stops at the stated size."),
    remedy: Bilingual(zh: "重新下载或重新导出这个文件。", en: "Download or export the file again."),
    fires: Example("doc.kml (1 KB → 1 GB)", note: Bilingual(zh: "大小是假的。", en: "The size is a lie.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
