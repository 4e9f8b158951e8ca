public import GeometryFiles

extension BorderShapes {
  /// The rings and lines of an object of a topology; without a name, of its first object. Points of geometries are left
  /// out. O(points along all paths).
  public init(_ topology: TopoJSONTopology, object name: String? = nil, source: Int = 0) throws(BorderError) {
    var reading = BorderReading()
    try reading.add(topology, object: name, source: source)
    let settled = reading.settled()
    if let fault = settled.notes.all.first(where: { !$0.kind.isRepair && $0.kind != .onlyPoints }) {
      throw .noPlaceOnEarth(offset: fault.offset)
    }
    self = settled.shapes
  }
}
