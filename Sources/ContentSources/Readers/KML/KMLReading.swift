import SourceText

/// One pass over a KML document: its containers, and what is in them.
struct KMLReading {
  let vocabulary: KMLVocabulary
  var findings: [Finding]
  var items: [SourceItem] = []
  var tracks: [SourceTrack] = []
  var refusals: [ReadDocument.Refusal] = []
  var seen = 0
  private(set) var links: [KMLLink] = []
  var leniencies = LeniencyTally()
  var spacedCommas = PlaceTally()
  var inlineMarkup = PlaceTally()
  var zoneless = PlaceTally()
  private var skipped: [(kind: String, tally: PlaceTally)] = []

  init(vocabulary: KMLVocabulary, findings: [Finding]) {
    self.vocabulary = vocabulary
    self.findings = findings
  }

  var document: ReadDocument {
    ReadDocument(
      format: .kml, items: items, tracks: tracks, findings: findings.sorted(by: Finding.inReadingOrder),
      refusals: refusals, seen: seen)
  }

  mutating func run(_ root: XMLElement) {
    if !vocabulary.isCurrent { findings.append(.kmlNamespace(root.name, at: root.place)) }
    feature(root, folders: [])
    reportTallies()
    if seen == 0, tracks.isEmpty, links.isEmpty { findings.append(.sourceEmpty(at: root.place)) }
  }

  private mutating func feature(_ element: XMLElement, folders: [String]) {
    switch vocabulary.name(of: element) {
    case "kml", "Document": features(in: element, folders: folders)
    case "Folder":
      let name = child("name", of: element)?.trimmedText?.value
      features(in: element, folders: folders + (name.map { [$0] } ?? []))
    case "Placemark": placemark(element, folders: folders)
    case "NetworkLink": link(element)
    case let kind? where Self.skippedKinds.contains(kind): skip(kind, element)
    default: break
    }
  }

  private mutating func features(in container: XMLElement, folders: [String]) {
    for child in container.children { feature(child, folders: folders) }
  }

  private mutating func link(_ element: XMLElement) {
    let holder = child("Link", of: element) ?? child("Url", of: element)
    guard let target = holder.flatMap({ child("href", of: $0) })?.trimmedText else { return }
    links.append(KMLLink(target: target, place: target.place))
  }

  /// Features that are no places, so that nobody misses them in silence.
  private static let skippedKinds: Set<String> = ["GroundOverlay", "ScreenOverlay", "PhotoOverlay", "gx:Tour"]

  private mutating func skip(_ kind: String, _ element: XMLElement) {
    let index = skipped.firstIndex { $0.kind == kind } ?? skipped.count
    if index == skipped.count { skipped.append((kind, PlaceTally())) }
    skipped[index].tally.add(element.place)
  }

  private mutating func reportTallies() {
    findings += leniencies.findings
    let tallies: [Finding?] =
      [
        spacedCommas.finding { .kmlSpaceInTuple(at: $0, count: $1) },
        inlineMarkup.finding { .kmlInlineMarkup(at: $0, count: $1) },
        zoneless.finding { .timeWithoutZone(at: $0, count: $1) },
      ] + skipped.map { kind, tally in tally.finding { .kmlFeatureSkipped(kind, at: $0, count: $1) } }
    findings += tallies.compactMap { $0 }
  }

  /// The first child of this name.
  func child(_ name: String, of element: XMLElement) -> XMLElement? {
    element.children.first { vocabulary.name(of: $0) == name }
  }
}
