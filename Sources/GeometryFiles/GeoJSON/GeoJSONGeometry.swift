/// A geometry of any of GeoJSON's seven types (RFC 7946), positions as written.
public indirect enum GeoJSONGeometry: Hashable, Sendable {
  /// `Point`
  case point(GeoJSONPosition)
  /// `MultiPoint`
  case multiPoint([GeoJSONPosition])
  /// `LineString`
  case lineString([GeoJSONPosition])
  /// `MultiLineString`
  case multiLineString([[GeoJSONPosition]])
  /// `Polygon`: the outer ring first, each ring closed as the file closes it.
  case polygon([[GeoJSONPosition]])
  /// `MultiPolygon`
  case multiPolygon([[[GeoJSONPosition]]])
  /// `GeometryCollection`
  case collection([GeoJSONGeometry])
}
