import SourceText

extension RuleDescription {
  static let kmzWrongChecksum = RuleDescription(
    id: RuleID("kmz/wrong-checksum"),
    severity: .error,
    summary: Bilingual(zh: "文件的校验和不符", en: "the checksum of a member is wrong"),
    explanation: Bilingual(
      zh: "解压出来的内容与打包时的不同，文件在路上坏了。",
      en: "What comes out is not what was packed: the file was damaged on its way."),
    remedy: Bilingual(zh: "重新下载或重新导出这个文件。", en: "Download or export the file again."),
    fires: Example("doc.kml", note: Bilingual(zh: "CRC-32 不对。", en: "A wrong CRC-32.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
