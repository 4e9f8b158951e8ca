extension GeometryParts<CoordinateTree> {
  /// The geometry; nil where its `coordinates` are empty, which the RFC takes for none.
  func geometry() throws(GeoJSONFault) -> GeoJSONGeometry? {
    let type = try checkedType()
    guard let coordinates, type != "GeometryCollection" else { return try collection() }
    if case .fault(let fault) = coordinates { throw fault }
    if case .empty = coordinates { return nil }
    guard let geometry = shaped(coordinates, as: type) else {
      throw GeoJSONFault(offset: offset, reason: .wrongNesting(type: type))
    }
    return geometry
  }

  private func collection() throws(GeoJSONFault) -> GeoJSONGeometry? {
    var geometries: [GeoJSONGeometry] = []
    for part in parts ?? [] {
      if let geometry = try part.geometry() { geometries.append(geometry) }
    }
    return geometries.isEmpty ? nil : .collection(geometries)
  }

  private func shaped(_ tree: CoordinateTree, as type: String) -> GeoJSONGeometry? {
    switch type {
    case "Point": tree.position.map { .point($0) }
    case "MultiPoint": tree.positions.map { .multiPoint($0) }
    case "LineString": tree.positions.map { .lineString($0) }
    case "MultiLineString": tree.lines.map { .multiLineString($0) }
    case "Polygon": tree.lines.map { .polygon($0) }
    default: tree.areas.map { .multiPolygon($0) }
    }
  }
}
