import SourceText

extension RuleDescription {
  static let geometryNotAPoint = RuleDescription(
    id: RuleID("geom/not-a-point"),
    severity: .warning,
    summary: Bilingual(zh: "形状不是一个点", en: "a shape is not a single point"),
    explanation: Bilingual(
      zh: "故事需要一个可以站立的点。线、面和多个点会照样读入，但工具不会自己从中挑一个：面的中心常常在湖里或楼里。",
      en: """
        A story needs one point to stand at. Lines, areas and several points are kept, but none is \
        picked from them: the middle of an area often lies in a lake or inside a building.
        """),
    remedy: Bilingual(
      zh: "在形状上选一个人能站的地方，改成一个点；一个地点一个点。",
      en: "Choose the place on the shape where a visitor stands, and make it a point; one point for one story."),
    fires: Example(
      "<Placemark><name>外滩</name><LineString><coordinates>121.49,31.24 121.50,31.25</coordinates></LineString></Placemark>",
      note: Bilingual(zh: "一条线。", en: "A line.")),
    staysSilent: Example(
      "<Placemark><name>外滩</name><Point><coordinates>121.49,31.24</coordinates></Point></Placemark>",
      note: Bilingual(zh: "一个点。", en: "One point.")))
}

extension Finding {
  /// Nil where the item is a point, or has no shape at all.
  static func notAPoint(_ item: SourceItem) -> Finding? {
    let shape: Bilingual
    switch item.geometry {
    case .none, .point: return nil
    case .line: shape = Bilingual(zh: "一条线", en: "a line")
    case .area: shape = Bilingual(zh: "一个面", en: "an area")
    case .several(let parts): shape = Bilingual(zh: "\(parts.count) 个形状", en: "\(parts.count) shapes")
    }
    let name = item.name?.value ?? item.id?.value ?? ""
    return Finding(
      rule: .geometryNotAPoint, at: item.place, subject: name,
      what: Bilingual(zh: "“\(name)”是\(shape.zh)，不是一个点", en: "‘\(name)’ is \(shape.en), not a point"))
  }
}
