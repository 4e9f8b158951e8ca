import SourceText

extension RuleDescription {
  static let xmlUnknownEncoding = RuleDescription(
    id: RuleID("xml/unknown-encoding"),
    severity: .error,
    summary: Bilingual(zh: "XML 声明的编码不支持", en: "the XML declaration names an encoding that is not read"),
    explanation: Bilingual(
      zh: "工具只读 UTF-8、UTF-16 和 GB18030（含 GBK、GB2312）。文件不是 UTF-8，声明的又是别的编码，所以整份拒收。",
      en: """
        UTF-8, UTF-16 and GB18030 (with GBK and GB2312) are read. This file is not UTF-8 and declares something else, so \
        it is refused.
        """),
    remedy: Bilingual(
      zh: "用编辑器另存为 UTF-8，并把声明改成 `encoding=\"UTF-8\"`。",
      en: "Save the file as UTF-8 in an editor, and write `encoding=\"UTF-8\"` in the declaration."),
    fires: Example(
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><gpx><wpt lat=\"48.1\" lon=\"7.8\"><name>M\\xFCnster</name></wpt></gpx>",
      note: Bilingual(zh: "西欧编码的字节。", en: "Bytes of a Western encoding.")),
    staysSilent: Example(
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><gpx><wpt lat=\"31.2\" lon=\"121.4\"><name>Bund</name></wpt></gpx>",
      note: Bilingual(zh: "全是 ASCII，怎么读都一样。", en: "Plain ASCII is the same in every encoding.")))
}

extension Finding {
  static func xmlUnknownEncoding(_ declared: String, at place: SourcePlace) -> Finding {
    Finding(
      rule: .xmlUnknownEncoding, at: place, subject: declared,
      what: Bilingual(
        zh: "文件不是 UTF-8，声明的编码 \(declared) 不支持", en: "the file is not UTF-8, and its declared \(declared) is not read"))
  }
}
