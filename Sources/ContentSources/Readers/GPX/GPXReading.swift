import SourceText

/// One pass over a GPX document.
struct GPXReading {
  private let vocabulary: GPXVocabulary
  private var findings: [Finding]
  private var items: [SourceItem] = []
  private var tracks: [SourceTrack] = []
  private var refusals: [ReadDocument.Refusal] = []
  private var seen = 0
  private var positions = AttributePositions()
  private var zoneless = PlaceTally()

  init(vocabulary: GPXVocabulary, findings: [Finding]) {
    self.vocabulary = vocabulary
    self.findings = findings
  }

  var document: ReadDocument {
    ReadDocument(
      format: .gpx, items: items, tracks: tracks, findings: findings.sorted(by: Finding.inReadingOrder),
      refusals: refusals, seen: seen)
  }

  mutating func run(_ root: XMLElement) {
    if !vocabulary.isKnown { findings.append(.gpxNamespace(root.name, at: root.place)) }
    for child in root.children {
      switch vocabulary.name(of: child) {
      case "wpt": waypoint(child)
      case "trk": way(child, .recorded)
      case "rte": way(child, .planned)
      default: break
      }
    }
    findings += positions.leniencyFindings
    findings += [zoneless.finding { .timeWithoutZone(at: $0, count: $1) }].compactMap { $0 }
    if seen == 0, tracks.isEmpty { findings.append(.sourceEmpty(at: root.place)) }
  }

  private mutating func waypoint(_ element: XMLElement) {
    seen += 1
    let geometry: ItemGeometry
    switch positions.read(element) {
    case .position(let position): geometry = .point(position)
    case .absent: geometry = .none(address: nil)
    case .refused(let reasons):
      findings += reasons
      let reason = reasons.first { $0.severity == .error }
      if let reason { refusals.append(ReadDocument.Refusal(reason, name: text("name", of: element))) }
      return
    }
    var item = SourceItem(
      place: element.place, name: text("name", of: element),
      text: text("desc", of: element) ?? text("cmt", of: element), geometry: geometry, fields: fields(of: element))
    item.takeNamedFields()
    items.append(item)
  }

  /// Whatever else the waypoint says in words of GPX.
  private func fields(of element: XMLElement) -> [ItemField] {
    element.children.compactMap { child in
      guard let key = vocabulary.name(of: child), !["name", "desc", "extensions"].contains(key) else { return nil }
      return (child.attribute("href") ?? child.trimmedText).map {
        ItemField(key: Located(key, at: child.place), value: $0)
      }
    }
  }

  private mutating func way(_ element: XMLElement, _ kind: SourceTrack.Kind) {
    var way = WayBuilder()
    if kind == .planned {
      segment(element, "rtept", &way)
    } else {
      for child in element.children where vocabulary.name(of: child) == "trkseg" { segment(child, "trkpt", &way) }
    }
    tracks.append(
      SourceTrack(kind: kind, place: element.place, name: text("name", of: element), segments: way.segments))
    findings += way.findings(needsTimes: kind == .recorded)
  }

  private mutating func segment(_ parent: XMLElement, _ name: String, _ way: inout WayBuilder) {
    way.beginSegment()
    for child in parent.children where vocabulary.name(of: child) == name {
      switch positions.read(child) {
      case .position(let position): way.add(position, time: time(of: child, &way), at: child)
      case .absent: way.refuse(.gpxPointWithoutPosition(at: child.place))
      case .refused(let reasons): reasons.forEach { way.refuse($0) }
      }
    }
  }

  private mutating func time(of point: XMLElement, _ way: inout WayBuilder) -> Double? {
    guard let written = text("time", of: point) else { return nil }
    guard let time = XMLDateTime(written.value) else {
      way.unreadableTime(written)
      return nil
    }
    if !time.hasZone { zoneless.add(written.place) }
    return time.seconds
  }

  private func text(_ name: String, of element: XMLElement) -> Located<String>? {
    element.children.first { vocabulary.name(of: $0) == name }?.trimmedText
  }
}
