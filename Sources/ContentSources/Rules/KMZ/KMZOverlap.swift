import SourceText

extension RuleDescription {
  static let kmzOverlap = RuleDescription(
    id: RuleID("kmz/overlap"),
    severity: .error,
    summary: Bilingual(zh: "包内的文件互相重叠", en: "members of an archive share bytes"),
    explanation: Bilingual(
      zh: "几个文件共用同一段数据，是压缩炸弹的做法：几十 KB 可以展开成几个 GB。",
      en: "Several members over one stretch of data is how archives of kilobytes unfold into gigabytes."),
    remedy: Bilingual(zh: "不要打开这个包。", en: "Do not unpack the file."),
    fires: Example("a.kml = b.kml", note: Bilingual(zh: "两条记录指向同一段数据。", en: "Two records for one stretch.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
