import SourceText

extension RuleDescription {
  static let kmzMethod = RuleDescription(
    id: RuleID("kmz/method"),
    severity: .error,
    summary: Bilingual(zh: "压缩方法不支持", en: "a compression method is not known"),
    explanation: Bilingual(zh: "KMZ 只用“存储”和 deflate 两种方法。", en: "A KMZ uses two methods: stored, and deflate."),
    remedy: Bilingual(
      zh: "把内容解压出来，用普通工具重新打包成 KMZ（ZIP，deflate 压缩），再试一次。",
      en: "Unpack the contents and pack them again with an ordinary tool (ZIP with deflate)."),
    fires: Example("doc.kml", note: Bilingual(zh: "用 LZMA 压缩。", en: "Packed with LZMA.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "用 deflate 压缩。", en: "Packed with deflate.")))
}
