import SourceText

extension RuleDescription {
  static let xmlEncodingMismatch = RuleDescription(
    id: RuleID("xml/encoding-mismatch"),
    severity: .warning,
    summary: Bilingual(zh: "XML 声明的编码与实际不符", en: "the XML declaration names an encoding that the file is not in"),
    explanation: Bilingual(
      zh: """
        编码以字节为准：文件是合法的 UTF-8，就按 UTF-8 读。若相信声明里的 GBK，“外滩”会变成“澶栨哗”，而且没有任何报错。
        """,
      en: """
        The bytes decide: what is valid UTF-8 is read as UTF-8. Had the declared GBK been believed, 外滩 would have become \
        澶栨哗 without any error.
        """),
    remedy: Bilingual(
      zh: "把声明改成 `encoding=\"UTF-8\"`，并看看文字对不对。",
      en: "Write `encoding=\"UTF-8\"` in the declaration, and see whether the texts are right."),
    fires: Example(
      "<?xml version=\"1.0\" encoding=\"GBK\"?><kml><Placemark><name>外滩</name></Placemark></kml>",
      note: Bilingual(zh: "字节其实是 UTF-8。", en: "The bytes are UTF-8.")),
    staysSilent: Example(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><kml><Placemark><name>外滩</name></Placemark></kml>",
      note: Bilingual(zh: "声明与字节一致。", en: "Declaration and bytes agree.")))
}

extension Finding {
  static func xmlEncodingMismatch(at place: SourcePlace, declared: String, actual: TextEncoding) -> Finding {
    Finding(
      rule: .xmlEncodingMismatch, at: place, subject: declared,
      what: Bilingual(
        zh: "声明的编码是 \(declared)，实际是 \(actual.rawValue)，已按实际读取",
        en: "the declared encoding is \(declared), the bytes are \(actual.rawValue) and were read as such"))
  }
}
