import CReference
import CitypackCommands
import Geodesy

/// Datum conversion in bulk against the public formula in C with the C library's sine.
@Sendable func runDatumSuite() {
  let count = 2_000_000
  let places = DatumPlaces(count: count)
  var outLatitudes = places.latitudes
  var outLongitudes = places.longitudes

  let referenceForward = bestSeconds(runs: 3) {
    reference_gcj02_forward(places.latitudes, places.longitudes, &outLatitudes, &outLongitudes, count)
  }
  let shifted = (latitudes: outLatitudes, longitudes: outLongitudes)
  let forward = measureInPlace(places.latitudes, places.longitudes, GCJ02Formula.forward(latitudes:longitudes:))
  let forwardDifference = max(
    largestDifference(forward.latitudes, shifted.latitudes), largestDifference(forward.longitudes, shifted.longitudes))

  let referenceInverse = bestSeconds(runs: 2) {
    reference_gcj02_inverse(shifted.latitudes, shifted.longitudes, &outLatitudes, &outLongitudes, count)
  }
  let referenceError = max(
    largestDifference(outLatitudes, places.latitudes), largestDifference(outLongitudes, places.longitudes))
  let inverse = measureInPlace(shifted.latitudes, shifted.longitudes, GCJ02Formula.inverse(latitudes:longitudes:))
  let inverseError = max(
    largestDifference(inverse.latitudes, places.latitudes), largestDifference(inverse.longitudes, places.longitudes))

  var wasShifted = [Bool](repeating: false, count: count)
  let outlined = measureInPlace(places.latitudes, places.longitudes) { north, east in
    wasShifted.withUnsafeMutableBufferPointer { flags in
      GCJ02Shift().forward(latitudes: north, longitudes: east, wasShifted: flags)
    }
  }
  let shiftedShare = Double(wasShifted.count { $0 }) / Double(count)
  precondition(forwardDifference < 1e-12 && inverseError < 1e-12, "a conversion is wrong")

  printTable(
    "Datum conversion, \(count) places over China, ns a place",
    unit: { fixed($0 * 1e9 / Double(count), 1) },
    rows: [
      Row(what: "forward, public formula in C -O3", seconds: referenceForward),
      Row(
        what: "forward, Geodesy", seconds: forward.seconds,
        note: "differs by at most \(forwardDifference) degrees"),
      Row(
        what: "forward, Geodesy, inside the outline", seconds: outlined.seconds,
        note: "\(fixed(100 * shiftedShare, 0, width: 0)) % of the places are shifted"),
      Row(
        what: "inverse, bisection in C -O3", seconds: referenceInverse,
        note: "off by at most \(referenceError) degrees"),
      Row(what: "inverse, Geodesy", seconds: inverse.seconds, note: "off by at most \(inverseError) degrees"),
    ])
  print("  " + verdict("forward, ours to C", ratio: forward.seconds / referenceForward, atMost: 1.0 / 3))
  print("  " + verdict("inverse, ours to C", ratio: inverse.seconds / referenceInverse, atMost: 1.0 / 8))
}

/// A stream of lines, as `citypack convert` takes it from standard input.
@Sendable func runConvertSuite() {
  let count = 1_000_000
  let places = DatumPlaces(count: count)
  var lines: [UInt8] = []
  for (latitude, longitude) in zip(places.latitudes, places.longitudes) {
    DecimalDegrees.append(latitude, decimals: 6, to: &lines)
    lines.append(UInt8(ascii: ","))
    DecimalDegrees.append(longitude, decimals: 6, to: &lines)
    lines.append(UInt8(ascii: "\n"))
  }
  let chunks = stride(from: 0, to: lines.count, by: 1 << 16).map { Array(lines[$0..<min($0 + 1 << 16, lines.count)]) }
  let rows = [("forward", DatumName.wgs84, DatumName.gcj02), ("inverse", .gcj02, .wgs84)].map { name, from, to in
    Row(
      what: name,
      seconds: bestSeconds(runs: 3) {
        var converter = LineConverter(PositionConverter(from: from, to: to), decimals: 6)
        var output: [UInt8] = []
        for chunk in chunks {
          output.removeAll(keepingCapacity: true)
          converter.append(chunk, to: &output)
        }
        precondition(converter.tally.lines == count, "lines were lost")
      })
  }
  printTable(
    "LAT,LON lines converted, million lines a second", unit: { fixed(Double(count) / $0 / 1e6, 2) }, rows: rows)
}

/// Places spread evenly over China's box, the same on every run.
struct DatumPlaces {
  var latitudes: [Double] = []
  var longitudes: [Double] = []

  init(count: Int) {
    var random = Randomness()
    for _ in 0..<count {
      latitudes.append(18 + 35 * random.next())
      longitudes.append(74 + 60 * random.next())
    }
  }

  /// Numbers from 0 to 1, the same on every run (Knuth's MMIX generator).
  struct Randomness {
    private var state: UInt64 = 42

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}

private func measureInPlace(
  _ latitudes: [Double], _ longitudes: [Double],
  _ convert: (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void
) -> (seconds: Double, latitudes: [Double], longitudes: [Double]) {
  var north = latitudes
  var east = longitudes
  var best = Double.infinity
  for _ in 0..<4 {
    (north, east) = (latitudes, longitudes)
    north.withUnsafeMutableBufferPointer { north in
      east.withUnsafeMutableBufferPointer { east in
        best = min(best, bestSeconds(runs: 1) { convert(north, east) })
      }
    }
  }
  return (best, north, east)
}

private func largestDifference(_ a: [Double], _ b: [Double]) -> Double {
  zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
}
