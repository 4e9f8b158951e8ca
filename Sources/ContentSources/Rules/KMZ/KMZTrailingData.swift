import SourceText

extension RuleDescription {
  static let kmzTrailingData = RuleDescription(
    id: RuleID("kmz/trailing-data"),
    severity: .error,
    summary: Bilingual(zh: "ZIP 包末尾有多余的数据", en: "bytes follow the end of an archive"),
    explanation: Bilingual(
      zh: "目录之后还有数据，或者有两个都像末尾的目录：不同的工具会看到不同的内容。",
      en: """
        Something follows the end of the archive, or two end records both claim to be it: tools see \
        different contents.
        """),
    remedy: Bilingual(
      zh: "把内容解压出来，用普通工具重新打包成 KMZ（ZIP，deflate 压缩），再试一次。",
      en: "Unpack the contents and pack them again with an ordinary tool (ZIP with deflate)."),
    fires: Example("doc.kml + …", note: Bilingual(zh: "末尾接了别的数据。", en: "Something was appended.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
