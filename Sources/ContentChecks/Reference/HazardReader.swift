import ContentSources
import Geodesy
import SourceText

extension HazardReference {
  /// Reads the reference; O(bytes). A row that cannot be true is a finding and is left out, the rest is kept.
  /// With a file missing nothing is covered, so that no story passes unasked.
  public init(_ files: HazardFiles) {
    guard files.changed.isEmpty else {
      self.init(
        aerodromes: [], coverage: [], findings: files.changed.map { ReferenceChanged.finding($0, in: files.folder) },
        folder: files.folder, digest: files.digest)
      return
    }
    guard let airports = files.airports, let runways = files.runways, let coverage = files.coverage else {
      self.init(aerodromes: [], coverage: [], folder: files.folder, digest: files.digest)
      return
    }
    var reader = HazardReader(folder: files.folder)
    reader.readCoverage(coverage)
    let strips = reader.runways(runways)
    let aerodromes = reader.aerodromes(airports, runways: strips)
    self.init(
      aerodromes: reader.isWhole ? aerodromes : [], coverage: reader.isWhole ? reader.coverage : [],
      findings: reader.findings,
      folder: files.folder, digest: files.digest)
  }
}

/// Turns rows into aerodromes, holding each against what can be true.
private struct HazardReader {
  var folder: String
  var findings: [Finding] = []
  /// Read first: rows that lie in none of its boxes are not worth a finding.
  private(set) var coverage: [HazardReference.Coverage] = []
  /// Every file had the headings it needs.
  var isWhole = true

  init(folder: String) { self.folder = folder }

  mutating func runways(_ bytes: [UInt8]) -> [String: [RunwayRow]] {
    let rows = table(bytes, named: "runways.csv", headings: RunwayRow.headings)
    return Dictionary(grouping: rows.map { RunwayRow($0) }, by: \.airport)
  }

  mutating func aerodromes(_ bytes: [UInt8], runways: [String: [RunwayRow]]) -> [Aerodrome] {
    let rows = table(
      bytes, named: "airports.csv",
      headings: ["id", "ident", "type", "name", "latitude_deg", "longitude_deg"])
    let found = rows.compactMap { aerodrome($0, runways: runways) }
    let known = Set(rows.compactMap { $0["id"] })
    for row in runways.filter({ !known.contains($0.key) }).values.flatMap({ $0 }) where isCovered(row.runway.ends) {
      report(row.place, subject: row.subject, .noAerodrome)
    }
    return found
  }

  mutating func readCoverage(_ bytes: [UInt8]) {
    coverage = table(bytes, named: "coverage.csv", headings: ["name", "south", "west", "north", "east"])
      .compactMap { box($0) }
  }

  private func isCovered(_ places: [Coordinate<WGS84>]) -> Bool {
    places.contains { place in coverage.contains { $0.box.contains(place) } }
  }

  private mutating func table(_ bytes: [UInt8], named name: String, headings: [String]) -> [ReferenceTable.Row] {
    let file = "\(folder)/\(name)"
    let table = ReferenceTable(bytes, file: file, headings: headings)
    guard table.missingHeadings.isEmpty else {
      isWhole = false
      report(SourcePlace(file: file, line: 1, column: 1), subject: name, .missingHeadings(table.missingHeadings))
      return []
    }
    return table.rows
  }

  private mutating func aerodrome(_ row: ReferenceTable.Row, runways: [String: [RunwayRow]]) -> Aerodrome? {
    let ident = row["ident"] ?? "?"
    guard let latitude = row.number("latitude_deg"), let longitude = row.number("longitude_deg"),
      let position = Coordinate<WGS84>(latitude: latitude, longitude: longitude)
    else {
      report(row.place(of: "latitude_deg"), subject: ident, .noPlace)
      return nil
    }
    guard let kind = Aerodrome.Kind(rawValue: row["type"] ?? "") else {
      if isCovered([position]) {
        report(row.place(of: "type"), subject: ident, .unknownKind(row["type"] ?? ""))
      }
      return nil
    }
    let own = (runways[row["id"] ?? ""] ?? []).map { runway($0, of: kind, at: position) }
    return Aerodrome(
      ident: ident, kind: kind, name: row["name"] ?? ident, position: position, runways: own, place: row.place,
      box: SearchBox(around: position, runways: own))
  }

  private mutating func runway(
    _ row: RunwayRow, of kind: Aerodrome.Kind, at aerodrome: Coordinate<WGS84>
  ) -> Runway {
    var runway = row.runway
    if let fault = row.fault(aerodrome: aerodrome) {
      if runway.matters(at: kind), isCovered([aerodrome] + runway.ends) {
        report(row.place, subject: row.subject, fault)
      }
      runway.strip = nil
    }
    return runway
  }

  private mutating func box(_ row: ReferenceTable.Row) -> HazardReference.Coverage? {
    guard let south = row.number("south"), let west = row.number("west"), let north = row.number("north"),
      let east = row.number("east"), (-90...90).contains(south), (south...90).contains(north),
      west.magnitude <= 180, east.magnitude <= 180
    else {
      report(row.place(of: "south"), subject: row["name"] ?? "", .noPlace)
      return nil
    }
    return HazardReference.Coverage(
      name: row["name"] ?? "", box: Extent(south: south, west: west, north: north, east: east))
  }

  private mutating func report(_ place: SourcePlace, subject: String, _ fault: ReferenceFault) {
    findings.append(ReferenceImpossibleRow.finding(at: place, subject: subject, fault))
  }
}
