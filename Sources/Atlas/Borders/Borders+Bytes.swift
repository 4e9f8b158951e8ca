extension Borders {
  /// Reads `arcs.bin` or `shapes.bin` whole: eight bytes a point in memory. O(bytes).
  ///
  /// Refused with a typed error, never trapped on: a length, box or count that does not fit, a number not written the
  /// shortest way, a point twice in a row, a region whose border does not close.
  ///
  /// - Parameter entry: The name to give in errors.
  public init(reading bytes: UnsafeRawBufferPointer, entry: String = AtlasName.arcs) throws(AtlasError) {
    let stream = try BorderStream(bytes, entry: entry)
    self.init(lattice: stream.header.lattice, regions: stream.regions)
    try stream.forEachArc { (arc, points) throws(AtlasError) in append(left: arc.left, right: arc.right, points: points)
    }
  }

  /// Reads from bytes held in an array.
  public init(reading bytes: [UInt8], entry: String = AtlasName.arcs) throws(AtlasError) {
    let borders = try bytes.withUnsafeBufferPointer { (buffer) throws(AtlasError) in
      try Borders(reading: UnsafeRawBufferPointer(buffer), entry: entry)
    }
    self = borders
  }

  /// The bytes of `arcs.bin` or `shapes.bin`, the arcs in the order they have here. O(points).
  ///
  /// The same borders give the same bytes. What the reader would refuse is refused here.
  public func encoded(entry: String = AtlasName.arcs) throws(AtlasError) -> [UInt8] {
    try BorderRegion.check(regions, entry)
    var table: [UInt8] = []
    var body: [UInt8] = []
    body.reserveCapacity(4 * points.count)
    var closure = BorderClosure()
    var previous = LatticePoint(x: 0, y: 0)
    for (index, arc) in arcs.enumerated() {
      try arc.check(regions: regions.count, index, entry)
      closure.add(arc, from: points[arc.points.lowerBound], to: points[arc.points.upperBound - 1])
      table.append(varint: UInt64(arc.left))
      table.append(varint: UInt64(arc.right))
      table.append(varint: UInt64(arc.points.count - 2))
      for at in arc.points {
        if at > arc.points.lowerBound, points[at] == previous {
          throw .malformed(entry: entry, "arc \(index): a point twice in a row")
        }
        body.append(zigZag: Int64(points[at].x) - Int64(previous.x))
        body.append(zigZag: Int64(points[at].y) - Int64(previous.y))
        previous = points[at]
      }
    }
    if let open = closure.firstOpenRegion() {
      throw .malformed(entry: entry, "the border of \(regions[open - 1].adcode) does not close")
    }
    return try header(table.count, body.count, entry).bytes + regionTable + table + body
  }

  private func header(_ arcBytes: Int, _ pointBytes: Int, _ entry: String) throws(AtlasError) -> BorderHeader {
    let box = LatticeBox(points) ?? LatticeBox(west: 0, south: 0, east: 0, north: 0)
    guard box.isPlausible(on: lattice) else { throw .malformed(entry: entry, "points too far apart, or off the Earth") }
    var header = BorderHeader(lattice: lattice, box: box)
    header.regionCount = regions.count
    header.arcCount = arcs.count
    header.pointCount = points.count
    header.arcBytes = arcBytes
    header.pointBytes = pointBytes
    try header.checkLimits(entry)
    let length = header.pointsOffset + pointBytes
    guard length <= BorderLayout.maxBytes else { throw .tooLarge(entry, limit: BorderLayout.maxBytes) }
    return header
  }

  private var regionTable: [UInt8] {
    var bytes: [UInt8] = []
    for region in regions {
      bytes.append(littleEndian: region.adcode)
      bytes.append(littleEndian: UInt16(region.parent))
      bytes.append(littleEndian: region.isDatumUndecided ? BorderLayout.datumUndecided : 0)
    }
    return bytes
  }
}
