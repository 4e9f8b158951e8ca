import SourceText

extension RuleDescription {
  static let kmzDamaged = RuleDescription(
    id: RuleID("kmz/damaged"),
    severity: .error,
    summary: Bilingual(zh: "ZIP 包损坏", en: "an archive is damaged"),
    explanation: Bilingual(
      zh: "目录里的记录互相对不上，或者数据解不开。",
      en: "The records of the archive do not fit one another, or data cannot be unpacked."),
    remedy: Bilingual(zh: "重新下载或重新导出这个文件。", en: "Download or export the file again."),
    fires: Example("doc.kml", note: Bilingual(zh: "数据里有坏字节。", en: "A byte of the data is wrong.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
