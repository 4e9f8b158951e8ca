import Geodesy
import StrictJSON

extension MapBorders {
  /// Steps of a hundred-thousandth of a degree, about a metre.
  private static let unitsPerDegree: Int64 = 100_000

  /// The form of the page: whole-number steps from point to point, which are a third as long as degrees.
  var json: JSONValue {
    [
      "unitsPerDegree": .integer(Self.unitsPerDegree),
      "source": .both(source),
      "lines": .array(lines.map { ["kind": .string($0.kind.rawValue), "steps": steps($0.points)] }),
      "labels": .array(
        labels.map {
          [
            "kind": .string($0.kind.rawValue), "names": .both($0.name),
            "latitude": .number($0.place.latitude, decimals: 4), "longitude": .number($0.place.longitude, decimals: 4),
          ]
        }),
    ]
  }

  private func steps(_ points: [Coordinate<WGS84>]) -> JSONValue {
    var steps: [JSONValue] = []
    steps.reserveCapacity(2 * points.count)
    var last: (north: Int64, east: Int64) = (0, 0)
    for point in points {
      let next = (north: units(point.latitude), east: units(point.longitude))
      steps.append(.integer(next.north - last.north))
      steps.append(.integer(next.east - last.east))
      last = next
    }
    return .array(steps)
  }

  private func units(_ degrees: Double) -> Int64 { Int64((degrees * Double(Self.unitsPerDegree)).rounded()) }
}
