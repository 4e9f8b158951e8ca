import SourceText

extension RuleDescription {
  static let kmlModelSkipped = RuleDescription(
    id: RuleID("kml/model-skipped"),
    severity: .warning,
    summary: Bilingual(zh: "三维模型没有读入", en: "a 3-D model was left out"),
    explanation: Bilingual(
      zh: "地标的形状是三维模型，工具不读模型。地标保留，但没有坐标。",
      en: """
        The shape of the placemark is a 3-D model, and models are not read. The placemark is kept \
        without a position.
        """),
    remedy: Bilingual(zh: "另加一个 `Point`。", en: "Add a `Point`."),
    fires: Example(
      "<Placemark><Model><Link><href>tower.dae</href></Link></Model></Placemark>",
      note: Bilingual(zh: "只有模型。", en: "Nothing but a model.")),
    staysSilent: Example(
      "<Placemark><Point><coordinates>121.49,31.24</coordinates></Point></Placemark>",
      note: Bilingual(zh: "有点。", en: "It has a point.")))
}

extension Finding {
  static func kmlModelSkipped(_ name: String?, at place: SourcePlace) -> Finding {
    Finding(
      rule: .kmlModelSkipped, at: place, subject: name ?? "",
      what: Bilingual(zh: "“\(name ?? "")”是三维模型，没有读入", en: "‘\(name ?? "")’ is a 3-D model; it was left out"))
  }
}
