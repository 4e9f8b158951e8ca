import SourceText

extension RuleDescription {
  static let kmzStrayBytes = RuleDescription(
    id: RuleID("kmz/stray-bytes"),
    severity: .error,
    summary: Bilingual(zh: "ZIP 包里有不属于任何文件的数据", en: "an archive has bytes that belong to no file"),
    explanation: Bilingual(
      zh: "文件之间、最前面或目录前面夹着来历不明的数据，可以藏东西。",
      en: """
        There are unexplained bytes between files, in front of them or before the directory: a place to \
        hide things.
        """),
    remedy: Bilingual(
      zh: "把内容解压出来，用普通工具重新打包成 KMZ（ZIP，deflate 压缩），再试一次。",
      en: "Unpack the contents and pack them again with an ordinary tool (ZIP with deflate)."),
    fires: Example("… + doc.kml", note: Bilingual(zh: "前面接了一段程序。", en: "A program stands in front.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
