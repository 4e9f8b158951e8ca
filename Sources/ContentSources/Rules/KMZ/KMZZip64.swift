import SourceText

extension RuleDescription {
  static let kmzZip64 = RuleDescription(
    id: RuleID("kmz/zip64"),
    severity: .error,
    summary: Bilingual(zh: "ZIP64 格式不支持", en: "an archive is in ZIP64"),
    explanation: Bilingual(
      zh: "ZIP64 用于 4 GB 以上的包；地图文件用不着，所以一律不收。",
      en: "ZIP64 is for archives beyond 4 GB. No map file needs it, and none is read."),
    remedy: Bilingual(zh: "用普通 ZIP 重新打包。", en: "Pack the files again as plain ZIP."),
    fires: Example("doc.kml", note: Bilingual(zh: "目录里有 ZIP64 的标记。", en: "The directory has the marks of ZIP64.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
