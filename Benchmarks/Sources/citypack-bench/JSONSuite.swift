import Foundation
import StrictJSON

/// A 40 MB GeoJSON read with positions and duplicate-key checks, against Foundation's decoder.
@Sendable func runJSONSuite() {
  let bytes = generatedGeoJSON(megabytes: 40)
  let data = Data(bytes)
  var ours = Tally()
  var theirs = Tally()
  let scanner = bestSeconds(runs: 5) { ours = scan(bytes) }
  let decoder = bestSeconds(runs: 1) { theirs = decode(data) }
  precondition(ours == theirs && ours.positions > 1_000_000, "the two readers disagree")

  let megabytes = Double(bytes.count) / 1e6
  printTable(
    "GeoJSON of \(fixed(megabytes, 1, width: 0)) MB, \(ours.features) features, \(ours.positions) positions, MB/s",
    unit: { fixed(megabytes / $0, 1) },
    rows: [
      Row(what: "StrictJSON: strict, positions, duplicate keys", seconds: scanner),
      Row(what: "Foundation JSONDecoder", seconds: decoder),
    ])
  print("  " + verdict("ours to JSONDecoder's", ratio: scanner / decoder, atMost: 1.0 / 20))
}

/// What both readers must agree on.
private struct Tally: Equatable {
  var features = 0
  var positions = 0
  var sum = 0.0
  var nameBytes = 0
}

private func scan(_ bytes: [UInt8]) -> Tally {
  let tally = try? JSONScanner.scan(bytes, options: .reader) { (scanner) throws(JSONSyntaxError) -> Tally in
    var tally = Tally()
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      guard scanner.matches(key, "features") else {
        try scanner.skipValue()
        continue
      }
      try scanner.enterArray()
      while try scanner.nextElement() { try scanFeature(&scanner, into: &tally) }
    }
    return tally
  }
  return tally ?? Tally()
}

private func scanFeature(_ scanner: inout JSONScanner, into tally: inout Tally) throws(JSONSyntaxError) {
  tally.features += 1
  try scanner.enterObject()
  while let key = try scanner.nextKey() {
    if scanner.matches(key, "properties") {
      try scanner.enterObject()
      while let property = try scanner.nextKey() {
        if scanner.matches(property, "name") {
          tally.nameBytes += scanner.text(of: try scanner.string()).utf8.count
        } else {
          try scanner.skipValue()
        }
      }
    } else if scanner.matches(key, "geometry") {
      try scanner.enterObject()
      while let member = try scanner.nextKey() {
        if scanner.matches(member, "coordinates") {
          try scanRings(&scanner, into: &tally)
        } else {
          try scanner.skipValue()
        }
      }
    } else {
      try scanner.skipValue()
    }
  }
}

private func scanRings(_ scanner: inout JSONScanner, into tally: inout Tally) throws(JSONSyntaxError) {
  try scanner.enterArray()
  while try scanner.nextElement() {
    try scanner.enterArray()
    while try scanner.nextElement() {
      guard let row = try scanner.numberRow() else {
        try scanner.skipValue()
        continue
      }
      tally.positions += 1
      tally.sum += row.first + row.second
    }
  }
}

private struct Collection: Decodable {
  struct Feature: Decodable {
    struct Properties: Decodable {
      var name: String
      var note: String
      var level: Int
    }
    struct Geometry: Decodable {
      var type: String
      var coordinates: [[[Double]]]
    }
    var type: String
    var properties: Properties
    var geometry: Geometry
  }
  var type: String
  var features: [Feature]
}

private func decode(_ data: Data) -> Tally {
  var tally = Tally()
  guard let collection = try? JSONDecoder().decode(Collection.self, from: data) else { return tally }
  for feature in collection.features {
    tally.features += 1
    tally.nameBytes += feature.properties.name.utf8.count
    for position in feature.geometry.coordinates.joined() {
      tally.positions += 1
      tally.sum += position[0] + position[1]
    }
  }
  return tally
}

/// Polygons of about 150 positions with Chinese and English properties, the same bytes on every run.
private func generatedGeoJSON(megabytes: Int) -> [UInt8] {
  var random = DatumPlaces.Randomness()
  var text = Array(#"{"type":"FeatureCollection","features":["#.utf8)
  var index = 0
  while text.count < megabytes * 1_000_000 {
    if index > 0 { text.append(UInt8(ascii: ",")) }
    text += #"{"type":"Feature","properties":{"name":"街区 \#(index)","note":"Block \#(index) \"north\" – 北侧","#.utf8
    text += #""level":\#(index % 7)},"geometry":{"type":"Polygon","coordinates":[["#.utf8
    var (longitude, latitude) = (73 + random.next() * 60, 18 + random.next() * 35)
    let start = "[\(fixed(longitude, 6, width: 0)),\(fixed(latitude, 6, width: 0))]"
    text += start.utf8
    for _ in 0..<150 {
      longitude += (random.next() - 0.5) / 500
      latitude += (random.next() - 0.5) / 500
      text += ",[\(fixed(longitude, 6, width: 0)),\(fixed(latitude, 6, width: 0))]".utf8
    }
    text += ",\(start)]]}}".utf8
    index += 1
  }
  text += "]}".utf8
  return text
}
