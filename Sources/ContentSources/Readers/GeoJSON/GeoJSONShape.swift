import GeometryFiles
import SourceText

/// Turns GeoJSON's geometries into shapes of items, each number with its place and its decimals as written.
struct GeoJSONShape {
  let text: TextSource

  func geometry(_ geometry: GeoJSONGeometry) -> ItemGeometry {
    switch geometry {
    case .point(let position): .point(self.position(position))
    case .multiPoint(let positions): several(positions.map { .point(position($0)) })
    case .lineString(let positions): .line(positions.map(position))
    case .multiLineString(let lines): several(lines.map { .line($0.map(position)) })
    case .polygon(let rings): .area(rings.map { $0.map(position) })
    case .multiPolygon(let areas): several(areas.map { rings in .area(rings.map { $0.map(position) }) })
    case .collection(let parts): several(parts.map(self.geometry))
    }
  }

  /// The third number of a position, where it is no height but most likely the next longitude or latitude.
  func oddHeight(_ geometry: GeoJSONGeometry) -> Located<String>? {
    switch geometry {
    case .point(let position): oddHeight([position])
    case .multiPoint(let positions), .lineString(let positions): oddHeight(positions)
    case .multiLineString(let lines), .polygon(let lines): lines.lazy.compactMap(oddHeight).first
    case .multiPolygon(let areas): areas.lazy.joined().compactMap(oddHeight).first
    case .collection(let parts): parts.lazy.compactMap(oddHeight).first
    }
  }

  private func oddHeight(_ positions: [GeoJSONPosition]) -> Located<String>? {
    for position in positions where position.dimensions > 2 {
      guard let range = position.numberRanges(in: text.bytes).dropFirst(2).first else { continue }
      let height = Located(text.text(range), at: text.place(at: range.lowerBound))
      if KMLCoordinates.isOdd(height: height, beside: [position.longitude, position.latitude]) { return height }
    }
    return nil
  }

  private func several(_ parts: [ItemGeometry]) -> ItemGeometry {
    parts.count == 1 ? parts[0] : .several(parts)
  }

  private func position(_ position: GeoJSONPosition) -> SourcePosition {
    let ranges = position.numberRanges(in: text.bytes)
    let longitude = located(position.longitude, ranges.first, label: "longitude", position)
    let latitude = located(position.latitude, ranges.dropFirst().first, label: "latitude", position)
    let decimals = max(Self.decimals(longitude.raw), Self.decimals(latitude.raw))
    return SourcePosition(latitude: latitude, longitude: longitude, decimals: decimals)
  }

  private func located(
    _ value: Double, _ range: Range<Int>?, label: String, _ position: GeoJSONPosition
  ) -> Located<Double> {
    Located(
      value, raw: range.map(text.text) ?? "\(value)",
      at: text.place(at: range?.lowerBound ?? position.offset, label: label))
  }

  /// Digits after the point, an exponent counted in: `1.214e2` has one.
  private static func decimals(_ raw: String) -> Int {
    let parts = raw.utf8.split(whereSeparator: { $0 | 0x20 == UInt8(ascii: "e") })
    let digits = parts.first?.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst().first
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    return min(max((digits?.count ?? 0) - min(max(exponent, -400), 400), 0), 400)
  }
}
