import SourceText

extension RuleDescription {
  static let kmzDuplicateName = RuleDescription(
    id: RuleID("kmz/duplicate-name"),
    severity: .error,
    summary: Bilingual(zh: "包内有重名的文件", en: "two members have one name"),
    explanation: Bilingual(
      zh: "有两个同名的文件，或者同一个名字既是文件又是文件夹：不同的工具会读到不同的内容。",
      en: "Two members share a name, or a name is both a file and a folder: tools read different contents."),
    remedy: Bilingual(
      zh: "把内容解压出来，用普通工具重新打包成 KMZ（ZIP，deflate 压缩），再试一次。",
      en: "Unpack the contents and pack them again with an ordinary tool (ZIP with deflate)."),
    fires: Example("doc.kml, doc.kml", note: Bilingual(zh: "两个 doc.kml。", en: "Two doc.kml.")),
    staysSilent: Example("doc.kml, a/doc.kml", note: Bilingual(zh: "在不同的文件夹里。", en: "In different folders.")))
}
