import Atlas
import Geodesy
import StrictJSON

/// Asks the atlas about positions in one datum, and says the answers in the words of `docs/schemas/locate.schema.json`.
struct PositionLocator: Sendable {
  let atlas: Atlas
  let datum: DatumName
  let accuracyMeters: Double
  /// Each region as a piece of JSON.
  private let pieces: [Int32: [UInt8]]

  init(_ atlas: Atlas, datum: DatumName, accuracyMeters: Double) {
    self.atlas = atlas
    self.datum = datum
    self.accuracyMeters = accuracyMeters
    pieces = Dictionary(uniqueKeysWithValues: atlas.regions.regions.map { ($0.adcode, Self.piece($0)) })
  }

  /// Nil for what is no place on Earth.
  func sighting(latitude: Double, longitude: Double, accuracyMeters: Double?) -> AtlasSighting? {
    let accuracy = accuracyMeters ?? self.accuracyMeters
    switch datum {
    case .wgs84:
      return Coordinate<WGS84>(latitude: latitude, longitude: longitude).map {
        atlas.sighting(at: $0, accuracyMeters: accuracy)
      }
    case .gcj02:
      return Coordinate<GCJ02>(latitude: latitude, longitude: longitude).map {
        atlas.sighting(at: $0, accuracyMeters: accuracy)
      }
    case .bd09:
      return Coordinate<BD09>(latitude: latitude, longitude: longitude).flatMap { BD09Formula.inverse($0) }.map {
        atlas.sighting(at: $0, accuracyMeters: accuracy)
      }
    }
  }

  /// The region with this adcode; never nil for what a sighting names.
  func region(_ adcode: Int32) -> AtlasRegion? { atlas.regions.region(adcode: adcode) }
}

extension AtlasSighting {
  /// How sure the answer is, in one word.
  var confidence: StaticString {
    switch self {
    case .inside: "certain"
    case .either: "either"
    case .offshore: "offshore"
    case .outside: "outside"
    case .notEvaluated: "notEvaluated"
    }
  }

  /// The place to name first.
  var place: AtlasPlace? {
    switch self {
    case .inside(let place, _), .offshore(let place, _): return place
    case .either(let candidates, _):
      for candidate in candidates {
        if case .region(let place) = candidate { return place }
      }
      return nil
    case .outside, .notEvaluated: return nil
    }
  }

  var border: BorderDistance? {
    switch self {
    case .inside(_, let border), .either(_, let border), .offshore(_, let border): border
    case .outside(let border): border
    case .notEvaluated: nil
    }
  }
}

extension PositionLocator {
  /// The members of a sighting, each after a comma: `,"confidence":"certain","province":{…},"city":null,…`.
  func append(_ sighting: AtlasSighting, to output: inout [UInt8]) {
    output.append(#","confidence":""#)
    output.append(sighting.confidence)
    output.append(#"","province":"#)
    append(sighting.place, to: &output)
    if case .either(let candidates, _) = sighting { append(candidates, to: &output) }
    if let border = sighting.border {
      output.append(#","metersToBorder":"#)
      DecimalDegrees.append(border.meters, decimals: 1, to: &output)
      output.append(#","bandMeters":"#)
      DecimalDegrees.append(border.bandMeters, decimals: 1, to: &output)
    }
    if sighting.place?.isDatumUndecided == true { output.append(#","datum":"undecided""#) }
  }

  private func append(_ place: AtlasPlace?, to output: inout [UInt8]) {
    append(piece: place?.province, to: &output)
    output.append(#","city":"#)
    if case .adcode(let city) = place?.city { append(piece: city, to: &output) } else { output.append("null") }
  }

  private func append(_ candidates: [AtlasSighting.Candidate], to output: inout [UInt8]) {
    output.append(#","candidates":["#)
    for (index, candidate) in candidates.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      guard case .region(let place) = candidate else {
        output.append("null")
        continue
      }
      output.append(#"{"province":"#)
      append(place, to: &output)
      output.append(UInt8(ascii: "}"))
    }
    output.append(UInt8(ascii: "]"))
  }

  private static func piece(_ region: AtlasRegion) -> [UInt8] {
    let names = region.names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let value: JSONValue = [
      "adcode": .integer(Int64(region.adcode)),
      "names": .object(names.map { JSONValue.Member($0.key, .string($0.value)) }),
    ]
    return value.bytes()
  }

  private func append(piece adcode: Int32?, to output: inout [UInt8]) {
    if let adcode, let piece = pieces[adcode] { output += piece } else { output.append("null") }
  }
}

extension Array<UInt8> {
  /// Appends ASCII.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
