import Geodesy

/// The header of `arcs.bin`, checked against itself and against the length of the file.
struct BorderHeader: Hashable {
  var lattice: BorderLattice
  var box: LatticeBox
  var regionCount: Int
  var arcCount: Int
  var pointCount: Int
  var arcBytes: Int
  var pointBytes: Int

  var bytes: [UInt8] {
    var bytes = BorderLayout.magic
    bytes.append(littleEndian: BorderLayout.version)
    bytes.append(UInt8(lattice.decimals))
    bytes.append(lattice.datum == .wgs84 ? 0 : 1)
    for edge in [box.west, box.south, box.east, box.north] { bytes.append(littleEndian: edge) }
    for count in [regionCount, arcCount, pointCount, arcBytes, pointBytes] {
      bytes.append(littleEndian: UInt32(count))
    }
    return bytes
  }

  init(lattice: BorderLattice, box: LatticeBox) {
    self.lattice = lattice
    self.box = box
    (regionCount, arcCount, pointCount, arcBytes, pointBytes) = (0, 0, 0, 0, 0)
  }

  init(reading bytes: UnsafeRawBufferPointer, entry: String) throws(AtlasError) {
    guard bytes.count >= BorderLayout.headerBytes, bytes.prefix(8).elementsEqual(BorderLayout.magic) else {
      throw .malformed(entry: entry, "no header")
    }
    let version = bytes.littleEndian(at: 8, as: UInt16.self)
    guard version == BorderLayout.version else { throw .needsNewer("\(entry) version \(version)") }
    guard bytes.count <= BorderLayout.maxBytes else { throw .tooLarge(entry, limit: BorderLayout.maxBytes) }
    guard bytes[11] <= 1, let lattice = BorderLattice(decimals: Int(bytes[10]), datum: bytes[11] == 0 ? .wgs84 : .gcj02)
    else { throw .malformed(entry: entry, "no such lattice") }
    func edge(_ index: Int) -> Int32 { bytes.littleEndian(at: 12 + 4 * index, as: Int32.self) }
    func count(_ index: Int) -> Int { Int(bytes.littleEndian(at: 28 + 4 * index, as: UInt32.self)) }
    self.lattice = lattice
    box = LatticeBox(west: edge(0), south: edge(1), east: edge(2), north: edge(3))
    (regionCount, arcCount, pointCount, arcBytes, pointBytes) = (count(0), count(1), count(2), count(3), count(4))
    try checkLimits(entry)
    guard box.isPlausible(on: lattice) else { throw .malformed(entry: entry, "a box that is none") }
    guard pointsOffset + pointBytes == bytes.count else {
      throw .malformed(entry: entry, "length differs from what the header says")
    }
  }

  var arcsOffset: Int { BorderLayout.headerBytes + regionCount * BorderLayout.regionBytes }
  var pointsOffset: Int { arcsOffset + arcBytes }

  func checkLimits(_ entry: String) throws(AtlasError) {
    func check(_ what: String, _ count: Int, _ limit: Int) throws(AtlasError) {
      guard count <= limit else { throw .tooLarge("\(entry): \(what)", limit: limit) }
    }
    try check("regions", regionCount, BorderLayout.maxRegions)
    try check("arcs", arcCount, BorderLayout.maxArcs)
    try check("points", pointCount, BorderLayout.maxPoints)
  }
}

extension LatticeBox {
  /// Whether it is a box at all, on the Earth, and small enough for exact products.
  func isPlausible(on lattice: BorderLattice) -> Bool {
    let steps = Int64(lattice.stepsPerDegree)
    return west <= east && south <= north
      && Int64(west) >= -180 * steps && Int64(east) <= 180 * steps
      && Int64(south) >= -90 * steps && Int64(north) <= 90 * steps
      && Int64(east) - Int64(west) < BorderLayout.maxExtent
  }
}
