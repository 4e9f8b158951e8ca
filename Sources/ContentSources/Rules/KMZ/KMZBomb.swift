import SourceText

extension RuleDescription {
  static let kmzBomb = RuleDescription(
    id: RuleID("kmz/bomb"),
    severity: .error,
    summary: Bilingual(zh: "像压缩炸弹", en: "an archive looks like a bomb"),
    explanation: Bilingual(
      zh: "一个文件展开成自身的 200 倍以上（1 MB 以下的不算），或者文件夹里藏着内容。地图和照片从来到不了这个比例。",
      en: """
        A member unfolds to more than 200 times its size (those below 1 MB do not count), or a folder \
        has content of its own. Maps and photographs never come near that.
        """),
    remedy: Bilingual(zh: "不要打开这个包。", en: "Do not unpack the file."),
    fires: Example("doc.kml (5 KB → 5 MB)", note: Bilingual(zh: "1000 倍。", en: "1,000 times.")),
    staysSilent: Example("doc.kml (50 KB → 500 KB)", note: Bilingual(zh: "10 倍。", en: "10 times.")))
}
