import Geodesy
import SourceText

/// A row of `runways.csv`, and whether it can be true.
struct RunwayRow: Sendable {
  static let headings = [
    "airport_ref", "airport_ident", "length_ft", "width_ft", "surface", "closed", "le_ident", "le_latitude_deg",
    "le_longitude_deg", "he_ident", "he_latitude_deg", "he_longitude_deg",
  ]

  /// Assumed where the data gives no width: the standard width of a runway for large aircraft.
  static let defaultWidthMeters = 45.0

  private var row: ReferenceTable.Row

  init(_ row: ReferenceTable.Row) { self.row = row }

  var place: SourcePlace { row.place }
  var airport: String { row["airport_ref"] ?? "" }
  var subject: String { "\(row["airport_ident"] ?? "?") \(idents)" }

  var idents: String {
    [row["le_ident"], row["he_ident"]].compactMap { $0 }.joined(separator: "/")
  }

  var runway: Runway {
    let surface = (row["surface"] ?? "").lowercased()
    return Runway(
      idents: idents.isEmpty ? "?" : idents, isClosed: row["closed"] == "1", isWater: surface.contains("wat"),
      isHelipad: row["le_ident"].map { isHelipadIdent($0) } ?? false, strip: strip, place: row.place)
  }

  /// Why the ends cannot be true; nil where they can, and where there are none.
  func fault(aerodrome: Coordinate<WGS84>) -> ReferenceFault? {
    guard hasEnds else { return nil }
    guard let strip, let middle = strip.middle else { return .noPlace }
    let apart = strip.lengthMeters
    if let length = lengthMeters {
      if (apart - length).magnitude > max(500, length / 2) {
        return .endsDisagreeWithLength(apart: Distance(meters: apart), length: Distance(meters: length))
      }
    } else if apart > 8000 {
      return .endsTooFarApart(Distance(meters: apart))
    }
    let away = aerodrome.haversineMeters(to: middle)
    return away > 15_000 ? .farFromAerodrome(Distance(meters: away)) : nil
  }

  private var lengthMeters: Double? { row.number("length_ft").map { $0 * metersPerFoot }.flatMap { $0 > 0 ? $0 : nil } }

  private var hasEnds: Bool {
    ["le_latitude_deg", "le_longitude_deg", "he_latitude_deg", "he_longitude_deg"].allSatisfy { row[$0] != nil }
  }

  private var strip: RunwayStrip? {
    guard let lowEnd = end("le"), let highEnd = end("he") else { return nil }
    let width = row.number("width_ft").map { $0 * metersPerFoot } ?? 0
    return RunwayStrip(
      lowEnd: lowEnd, highEnd: highEnd, halfWidthMeters: (width > 0 ? width : Self.defaultWidthMeters) / 2)
  }

  private func end(_ side: String) -> Coordinate<WGS84>? {
    guard let latitude = row.number("\(side)_latitude_deg"), let longitude = row.number("\(side)_longitude_deg")
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

private let metersPerFoot = 0.3048

/// `H1`, `H2`: a helipad listed among the runways.
private func isHelipadIdent(_ ident: String) -> Bool {
  ident.utf8.first == UInt8(ascii: "H") && ident.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
}
