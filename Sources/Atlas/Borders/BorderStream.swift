/// `arcs.bin` from borrowed bytes, arc by arc: the whole is never in memory.
struct BorderStream {
  let header: BorderHeader
  let regions: [BorderRegion]
  /// What lies beside each arc, and where its points stand among all of them.
  let arcs: [BorderSpan]

  private let entry: String
  private let points: UnsafeRawBufferPointer

  /// Reads the header, the regions and the table of arcs. O(regions + arcs).
  init(_ bytes: UnsafeRawBufferPointer, entry: String) throws(AtlasError) {
    self.entry = entry
    header = try BorderHeader(reading: bytes, entry: entry)
    regions = try Self.regions(bytes.part(BorderLayout.headerBytes..<header.arcsOffset), entry)
    arcs = try Self.arcs(bytes.part(header.arcsOffset..<header.pointsOffset), header, regions, entry)
    points = bytes.part(header.pointsOffset..<bytes.count)
  }

  /// Hands over the points of each arc in turn; the buffer is only valid inside the closure. O(bytes).
  ///
  /// Only when it has returned is it known that the points lie in the box and that the borders of regions close.
  func forEachArc(
    _ body: (BorderSpan, UnsafeBufferPointer<LatticePoint>) throws(AtlasError) -> Void
  ) throws(AtlasError) {
    var input = ByteInput(points)
    var scratch: [LatticePoint] = []
    var previous = LatticePoint(x: 0, y: 0)
    var seen: LatticeBox?
    var closure = BorderClosure()
    for arc in arcs {
      scratch.removeAll(keepingCapacity: true)
      for index in arc.points {
        let point = try next(&input, after: previous, mayStay: index == arc.points.lowerBound)
        scratch.append(point)
        previous = point
      }
      seen = seen.map { $0.union(scratch) } ?? LatticeBox(scratch)
      closure.add(arc, from: scratch.first, to: scratch.last)
      try scratch.withUnsafeBufferPointer { (buffer) throws(AtlasError) in try body(arc, buffer) }
    }
    guard input.isAtEnd else { throw .malformed(entry: entry, "bytes after the last point") }
    guard seen == nil || seen == header.box else {
      throw .malformed(entry: entry, "a box other than that of the points")
    }
    if let region = closure.firstOpenRegion() {
      throw .malformed(entry: entry, "the border of \(regions[region - 1].adcode) does not close")
    }
  }

  @inline(__always)
  private func next(
    _ input: inout ByteInput, after previous: LatticePoint, mayStay: Bool
  ) throws(AtlasError) -> LatticePoint {
    guard let east = input.zigZag(), let north = input.zigZag() else {
      throw .malformed(entry: entry, "points end, or are not written the one way")
    }
    guard mayStay || east != 0 || north != 0 else { throw .malformed(entry: entry, "a point twice in a row") }
    let x = Int64(previous.x) + east
    let y = Int64(previous.y) + north
    let box = header.box
    guard x >= Int64(box.west), x <= Int64(box.east), y >= Int64(box.south), y <= Int64(box.north) else {
      throw .malformed(entry: entry, "a point outside the box")
    }
    return LatticePoint(x: Int32(x), y: Int32(y))
  }
}

extension BorderStream {
  private static func regions(_ bytes: UnsafeRawBufferPointer, _ entry: String) throws(AtlasError) -> [BorderRegion] {
    let count = bytes.count / BorderLayout.regionBytes
    var regions: [BorderRegion] = []
    regions.reserveCapacity(count)
    for index in 0..<count {
      let at = index * BorderLayout.regionBytes
      let flags = bytes.littleEndian(at: at + 6, as: UInt16.self)
      guard flags <= BorderLayout.datumUndecided else { throw .malformed(entry: entry, "region \(index + 1): flags") }
      regions.append(
        BorderRegion(
          adcode: bytes.littleEndian(at: at, as: Int32.self),
          parent: Int(bytes.littleEndian(at: at + 4, as: UInt16.self)), isDatumUndecided: flags != 0))
    }
    try BorderRegion.check(regions, entry)
    return regions
  }

  private static func arcs(
    _ bytes: UnsafeRawBufferPointer, _ header: BorderHeader, _ regions: [BorderRegion], _ entry: String
  ) throws(AtlasError) -> [BorderSpan] {
    var input = ByteInput(bytes)
    var arcs: [BorderSpan] = []
    arcs.reserveCapacity(min(header.arcCount, bytes.count / 3))
    var start = 0
    for index in 0..<header.arcCount {
      guard let left = input.varint(), let right = input.varint(), let more = input.varint() else {
        throw .malformed(entry: entry, "arc \(index): the table ends, or is not written the one way")
      }
      let end = start + 2 + Int(more)
      guard end <= header.pointCount else { throw .malformed(entry: entry, "arc \(index): more points than there are") }
      let arc = BorderSpan(left: Int(left), right: Int(right), points: start..<end)
      try arc.check(regions: regions.count, index, entry)
      arcs.append(arc)
      start = end
    }
    guard input.isAtEnd, start == header.pointCount else {
      throw .malformed(entry: entry, "the table of arcs does not account for all points")
    }
    return arcs
  }
}

extension BorderSpan {
  func check(regions: Int, _ index: Int, _ entry: String) throws(AtlasError) {
    guard (0...regions).contains(left), (0...regions).contains(right) else {
      throw .malformed(entry: entry, "arc \(index): no such region")
    }
    guard left != right || left == 0 else { throw .malformed(entry: entry, "arc \(index): one region on both sides") }
    guard points.count >= 2 else { throw .malformed(entry: entry, "arc \(index): fewer than two points") }
  }
}

extension BorderRegion {
  /// Adcodes ascend; the parent of a region is a province: a region that is its own parent.
  static func check(_ regions: [BorderRegion], _ entry: String) throws(AtlasError) {
    for (index, region) in regions.enumerated() {
      guard region.adcode > 0, index == 0 || regions[index - 1].adcode < region.adcode else {
        throw .malformed(entry: entry, "region \(index + 1): adcodes do not ascend")
      }
      guard (1...regions.count).contains(region.parent), regions[region.parent - 1].parent == region.parent else {
        throw .malformed(entry: entry, "region \(index + 1): its parent is no province")
      }
    }
  }
}

extension LatticeBox {
  func union(_ points: [LatticePoint]) -> LatticeBox {
    guard let other = LatticeBox(points) else { return self }
    return LatticeBox(
      west: min(west, other.west), south: min(south, other.south), east: max(east, other.east),
      north: max(north, other.north))
  }
}
