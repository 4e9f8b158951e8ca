import SourceText

extension RuleDescription {
  static let kmzTooLarge = RuleDescription(
    id: RuleID("kmz/too-large"),
    severity: .error,
    summary: Bilingual(zh: "包里的东西太多", en: "an archive holds too much"),
    explanation: Bilingual(zh: "上限是一万个文件，解压后共 256 MB。", en: "The caps are 10,000 members and 256 MB unpacked."),
    remedy: Bilingual(zh: "分成几个包。", en: "Split the archive."),
    fires: Example("20,000 files", note: Bilingual(zh: "两万个文件。", en: "20,000 members.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
