import SourceText

extension RuleDescription {
  static let sourceEmpty = RuleDescription(
    id: RuleID("source/empty"),
    severity: .warning,
    summary: Bilingual(zh: "文件里没有地点", en: "a file holds no place"),
    explanation: Bilingual(
      zh: "文件读得通，但里面没有一个地点，也没有路线。常见原因是导出时没有选中图层。",
      en: """
        The file can be read, but there is neither a place nor a way in it. Often no layer was chosen \
        when exporting.
        """),
    remedy: Bilingual(zh: "重新导出，选中要用的图层。", en: "Export it again with the layers you want."),
    fires: Example(
      "<kml/>",
      note: Bilingual(zh: "空的 KML。", en: "An empty KML file.")),
    staysSilent: Example(
      "<kml><Placemark><name>外滩</name><Point><coordinates>121.49,31.24</coordinates></Point></Placemark></kml>",
      note: Bilingual(zh: "有一个地点。", en: "It has a place.")))
}

extension Finding {
  static func sourceEmpty(at place: SourcePlace) -> Finding {
    Finding(
      rule: .sourceEmpty, at: place,
      what: Bilingual(zh: "文件里没有地点，也没有路线", en: "there is neither a place nor a way in the file"))
  }
}
