import SourceText

extension RuleDescription {
  static let sourceUnrecognised = RuleDescription(
    id: RuleID("source/unrecognised"),
    severity: .error,
    summary: Bilingual(zh: "看不出是哪种文件", en: "a file is of no format that is read"),
    explanation: Bilingual(
      zh: "格式看内容，不看文件名。能读的有 KML、KMZ、GPX、GeoJSON、CSV 和带 YAML 头的 Markdown。",
      en: """
        The format is told by the content, never by the name. KML, KMZ, GPX, GeoJSON, CSV and Markdown \
        with YAML front matter are read.
        """),
    remedy: Bilingual(
      zh: "用文本编辑器打开看看：下载时拿到的常常是登录网页。请重新导出成上面的格式之一。",
      en: """
        Open it in a text editor: what was downloaded is often a log-in page. Export it again in one of \
        these formats.
        """),
    fires: Example(
      "<svg/>",
      note: Bilingual(zh: "是 XML，但既不是 KML 也不是 GPX。", en: "XML, but neither KML nor GPX.")),
    staysSilent: Example(
      "<gpx/>",
      note: Bilingual(zh: "是 GPX，不管文件叫什么。", en: "GPX, whatever the file is called.")))
}

extension Finding {
  /// - Parameter root: the root element, where the file is XML.
  static func sourceUnrecognised(at place: SourcePlace, root: XMLName? = nil) -> Finding {
    let what =
      if let root {
        Bilingual(
          zh: "是 XML，但根元素 `<\(root.qualified)>` 既不是 KML 也不是 GPX",
          en: "this is XML, but its root `<\(root.qualified)>` is neither KML's nor GPX's")
      } else {
        Bilingual(zh: "内容不像任何一种能读的格式", en: "the content is of no format that is read")
      }
    return Finding(rule: .sourceUnrecognised, at: place, subject: root?.qualified ?? "", what: what)
  }
}
