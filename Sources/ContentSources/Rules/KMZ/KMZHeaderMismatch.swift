import SourceText

extension RuleDescription {
  static let kmzHeaderMismatch = RuleDescription(
    id: RuleID("kmz/header-mismatch"),
    severity: .error,
    summary: Bilingual(zh: "文件头与目录不一致", en: "a header and the directory disagree"),
    explanation: Bilingual(
      zh: "每个文件的信息在包里写了两遍，两处不一致时，不同的工具会看到不同的文件。",
      en: "An archive states everything about a member twice; where the two differ tools see different files."),
    remedy: Bilingual(
      zh: "把内容解压出来，用普通工具重新打包成 KMZ（ZIP，deflate 压缩），再试一次。",
      en: "Unpack the contents and pack them again with an ordinary tool (ZIP with deflate)."),
    fires: Example(
      "doc.kml / evil.kml",
      note: Bilingual(
        zh: "目录里叫 doc.kml，文件头里叫别的。",
        en: "doc.kml in the directory, something else in its header.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
