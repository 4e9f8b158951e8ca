import Atlas
import FileStore
import Foundation
import GeometryFiles
import PackFormat
import StrictJSON

/// Look-ups in the exact borders of China, beside S2 and GEOS where they are installed (libs2-dev, libgeos-dev).
///
/// From the project's folder, after `make boundaries`: the borders come from `.boundaries/`, or from the folder that
/// `BOUNDARIES` names.
@Sendable func runLocateSuite() {
  let folder = ProcessInfo.processInfo.environment["BOUNDARIES"] ?? ".boundaries"
  for (layer, level) in [("provinces", AtlasLevel.provinces), ("cities", .cities)] {
    guard let rings = readRings("\(folder)/\(layer).geojson") else {
      print("\nlocate: no \(folder)/\(layer).geojson; run `make boundaries` first")
      return
    }
    measureLookups(layer, level, rings)
  }
}

private let pointCount = 1_000_000

private func measureLookups(_ layer: String, _ level: AtlasLevel, _ rings: [RegionRing]) {
  let oracle = PlainOracle(rings)
  guard let pack = atlasArcs() else { return }
  let adcodes = pack.regions.map(\.adcode)
  var index: AtlasIndex?
  let deriving = bestSeconds(runs: 3) {
    index = try? pack.bytes.withUnsafeBytes { try AtlasIndex.derive(from: $0, level: level) }
  }
  guard let index else { return }
  let points = LocatePoints(rings, count: pointCount) { index.number(at: $0) != 0 }
  print("\nLook-ups of \(layer), exact borders, conversion excluded; \(2 * pointCount) points held against a plain oracle")
  print("  index: \(fixed(Double(index.byteCount) / 1e6, 2, width: 0)) MB, derived in \(fixed(deriving, 2, width: 0)) s")
  for (label, places) in [("uniform", points.uniform), ("near", points.near)] {
    let truth = places.map { oracle.region(at: $0) }
    let wrong = zip(places, truth).count { point, region in
      let number = index.number(at: point)
      return (number == 0 ? 0 : adcodes[number - 1]) != region
    }
    var sum = 0
    let seconds = bestSeconds(runs: 9) { for place in places { sum &+= index.number(at: place) } }
    let nanoseconds = seconds * 1e9 / Double(places.count)
    print("  \(label): ours \(fixed(nanoseconds, 1, width: 0)) ns, \(wrong) wrong\(sum == 42 ? "." : "")")
    for peer in askPeers(rings, places, truth, label) {
      let limit = peer.name == "S2" && layer == "provinces" ? (label == "uniform" ? 1.0 / 20 : 1.0 / 4) : nil
      let ratio = nanoseconds / peer.nanoseconds
      let note = limit.map { verdict("ours to it", ratio: ratio, atMost: $0) } ?? "ours to it: \(fixed(ratio, 3, width: 0))"
      let memory = peer.megabytes > 0 ? ", \(fixed(peer.megabytes, 1, width: 0)) MB" : ""
      print("    \(peer.name) \(fixed(peer.nanoseconds, 0, width: 0)) ns, \(peer.wrong) otherwise\(memory); \(note)")
    }
  }
}

/// `arcs.bin` of the newest atlas in `packs/`.
private func atlasArcs() -> (bytes: [UInt8], regions: [BorderRegion])? {
  let path = ProcessInfo.processInfo.environment["ATLAS"] ?? "packs/china-1.citypack"
  guard let file = try? LocalFileSystem().map(path), let pack = try? Pack(file),
    let bytes = try? pack.read(AtlasName.arcs), let borders = try? Borders(reading: bytes)
  else {
    print("\nlocate: no atlas \(path); run `make packs` first, or name one with ATLAS")
    return nil
  }
  return (bytes, borders.regions)
}

/// The rings of a GeoJSON file of six decimals, by the features' adcodes.
private func readRings(_ path: String) -> [RegionRing]? {
  guard let file = try? LocalFileSystem().read(path) else { return nil }
  var rings: [RegionRing] = []
  _ = try? GeoJSONFile.read(file) { element in
    guard case .feature(let feature) = element, let code = feature.property("adcode")?.value.integer else { return }
    let polygons: [[[GeoJSONPosition]]]
    switch feature.geometry {
    case .polygon(let polygon): polygons = [polygon]
    case .multiPolygon(let parts): polygons = parts
    default: return
    }
    for polygon in polygons {
      for (index, ring) in polygon.enumerated() { rings.append(RegionRing(Int32(code), isHole: index > 0, ring)) }
    }
  }
  return rings
}

extension RegionRing {
  /// Shells counter-clockwise and holes clockwise, on the grid of micro-degrees.
  fileprivate init(_ region: Int32, isHole: Bool, _ positions: [GeoJSONPosition]) {
    var points = positions.map {
      LatticePoint(x: Int32(($0.longitude * 1e6).rounded()), y: Int32(($0.latitude * 1e6).rounded()))
    }
    if points.first == points.last { points.removeLast() }
    self.init(region: region, isHole: isHole, points: points)
    if (doubleArea > 0) == isHole { self.points.reverse() }
  }
}

private struct Peer {
  var name: String
  var nanoseconds: Double
  var wrong: Int
  var megabytes: Double
}

/// What S2 and GEOS take; nothing where they or a compiler are not installed.
private func askPeers(_ rings: [RegionRing], _ points: [LatticePoint], _ truth: [Int32], _ label: String) -> [Peer] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("citypack-locate-\(getpid())")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  func write(_ words: [Int32], _ name: String) { try? words.withUnsafeBytes { Data($0) }.write(to: folder.appendingPathComponent(name)) }
  write(
    rings.flatMap { ring in
      [ring.region, ring.isHole ? 1 : 0, Int32(ring.points.count)] + ring.points.flatMap { [$0.x, $0.y] }
    }, "rings")
  write(points.flatMap { [$0.x, $0.y] }, "points")
  write(truth, "answers")
  let path = folder.path
  let build =
    "c++ -std=c++17 -O2 -w -o \(path)/peers Benchmarks/Peers/locate.cpp -ls2 -lgeos_c -labsl_base -lcrypto 2>/dev/null"
  guard runChild(build).exitCode == 0 || runChild(build.replacingOccurrences(of: " -labsl_base", with: "")).exitCode == 0,
    runChild("\(path)/peers \(path)/rings \(path)/points \(path)/answers \(label) > \(path)/out").exitCode == 0,
    let text = try? String(contentsOfFile: "\(path)/out", encoding: .utf8)
  else {
    print("    S2 and GEOS: not installed (libs2-dev, libgeos-dev), or no C++ compiler")
    return []
  }
  return text.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 5, let nanoseconds = Double(words[2]), let wrong = Int(words[3]), let size = Double(words[4])
    else { return nil }
    return Peer(name: String(words[0]), nanoseconds: nanoseconds, wrong: wrong, megabytes: size)
  }
}
