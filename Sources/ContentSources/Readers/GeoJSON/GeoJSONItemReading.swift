import GeometryFiles
import SourceText
import StrictJSON

/// Turns the features of one file into items.
struct GeoJSONItemReading {
  let text: TextSource
  private var findings: [Finding]
  private var items: [SourceItem] = []
  private var refusals: [ReadDocument.Refusal] = []
  private var seen = 0
  /// Why the file is no GeoJSON at all, where it is a single text.
  private var rootFault: GeoJSONFault?
  private var windings = PlaceTally()

  init(text: TextSource, findings: [Finding]) {
    self.text = text
    self.findings = findings
  }

  mutating func receive(_ element: GeoJSONFile.Element) {
    switch element {
    case .feature(let feature):
      seen += 1
      add(feature)
    case .fault(let fault):
      if case .notGeoJSON = fault.reason { rootFault = rootFault ?? fault }
      seen += 1
      let finding = Finding.geoJSON(fault, at: text.place(at: fault.offset))
      findings.append(finding)
      refusals.append(ReadDocument.Refusal(finding))
    }
  }

  func finish(_ summary: GeoJSONFile.Summary) -> ReadDocument {
    var findings = findings
    findings += summary.duplicateKeys.map { .jsonDuplicateKey($0, in: text) }
    findings += summary.faults.map { .geoJSON($0, at: text.place(at: $0.offset), costsItem: false) }
    if let fault = rootFault, items.isEmpty, seen == 1 {
      let reason = Finding.geoJSON(fault, at: text.place(at: fault.offset))
      return .refused(.geojson, findings: findings.filter { $0 != reason }, because: reason)
    }
    if let crs = summary.crs, let name = GeoJSONCRS.foreignName(crs.value) {
      let place = text.place(at: crs.keyRange.lowerBound, label: "crs")
      return .refused(.geojson, findings: findings, because: .geoJSONProjected(name, at: place))
    }
    findings += [windings.finding { .geoJSONRingWinding(at: $0, count: $1) }].compactMap { $0 }
    if seen == 0 { findings.append(.sourceEmpty(at: text.place(at: 0))) }
    return ReadDocument(
      format: .geojson, items: items, findings: findings.sorted(by: Finding.inReadingOrder), refusals: refusals,
      seen: seen)
  }

  private mutating func add(_ feature: GeoJSONFeature) {
    let shaper = GeoJSONShape(text: text)
    let properties = GeoJSONProperties(feature, in: text)
    let geometry = feature.geometry.map(shaper.geometry) ?? .none(address: properties.address)
    let item = SourceItem(
      place: text.place(at: feature.offset), id: properties.id, name: properties.name, text: properties.text,
      notification: properties.notification, geometry: geometry, fields: properties.fields)
    if let ring = feature.geometry.flatMap(GeoJSONWinding.firstWrongRing) { windings.add(text.place(at: ring)) }
    if let height = feature.geometry.flatMap(shaper.oddHeight) { findings.append(.extraDimension(height)) }
    if let finding = Finding.notAPoint(item) { findings.append(finding) }
    items.append(item)
  }
}
