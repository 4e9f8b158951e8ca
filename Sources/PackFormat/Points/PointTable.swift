import Geodesy

/// The places of a pack in ascending byte order of ids, checked and in memory. 350 of them take about 30 KB.
public struct PointTable: Sendable {
  /// In ascending byte order of ids.
  public let points: [PackPoint]

  /// Checks order, ids and places, O(points).
  init(_ points: [PackPoint]) throws(PackError) {
    for index in points.indices {
      guard PackName.isValidID(points[index].id) else { throw Self.fault("record \(index): not an id") }
      if index > 0, !PackName.precedes(points[index - 1].id, points[index].id) {
        throw Self.fault("record \(index): ids do not ascend")
      }
    }
    self.points = points
  }

  /// The place with this id, O(log points).
  public func point(id: String) -> PackPoint? {
    index(of: id).map { points[$0] }
  }

  /// Where the place with this id stands, O(log points).
  public func index(of id: String) -> Int? {
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if PackName.precedes(points[middle].id, id) { low = middle + 1 } else { high = middle }
    }
    return low < points.count && points[low].id.utf8.elementsEqual(id.utf8) ? low : nil
  }

  static func fault(_ what: String) -> PackError { .malformed(entry: PackName.points, what) }
}

extension PointTable {
  /// The bytes of `points.bin`. The points may come in any order; ids must differ.
  public static func encode(_ points: [PackPoint]) throws(PackError) -> [UInt8] {
    let table = try PointTable(points.sorted { PackName.precedes($0.id, $1.id) })
    let idBytes = table.points.reduce(0) { $0 + $1.id.utf8.count + 1 }
    var bytes = PointLayout.magic
    bytes.append(littleEndian: PointLayout.version)
    bytes.append(littleEndian: UInt16(PointLayout.recordBytes))
    bytes.append(littleEndian: UInt32(table.points.count))
    bytes.append(littleEndian: UInt32(idBytes))
    bytes.append(littleEndian: UInt32(0))
    for point in table.points { bytes.append(point) }
    for point in table.points {
      bytes.append(contentsOf: point.id.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads `points.bin`, O(points).
  init(reading bytes: UnsafeRawBufferPointer) throws(PackError) {
    guard bytes.count >= PointLayout.headerBytes, bytes.prefix(8).elementsEqual(PointLayout.magic) else {
      throw Self.fault("no header")
    }
    let version = bytes.littleEndian(at: 8, as: UInt16.self)
    guard version == PointLayout.version else { throw .needsNewer("points.bin version \(version)") }
    guard bytes.littleEndian(at: 10, as: UInt16.self) == UInt16(PointLayout.recordBytes),
      bytes.littleEndian(at: 20, as: UInt32.self) == 0
    else { throw Self.fault("bad header") }
    let count = Int(bytes.littleEndian(at: 12, as: UInt32.self))
    let idBytes = Int(bytes.littleEndian(at: 16, as: UInt32.self))
    let idStart = PointLayout.headerBytes + count * PointLayout.recordBytes
    guard bytes.count == idStart + idBytes else { throw Self.fault("length differs from what the header says") }
    let ids = try Self.ids(bytes.part(idStart..<bytes.count), count: count)
    var points: [PackPoint] = []
    points.reserveCapacity(count)
    for (index, id) in ids.enumerated() {
      let start = PointLayout.headerBytes + index * PointLayout.recordBytes
      guard let point = PackPoint(id: id, reading: bytes.part(start..<start + PointLayout.recordBytes)) else {
        throw Self.fault("record \(index): not a place")
      }
      points.append(point)
    }
    try self.init(points)
  }

  private static func ids(_ bytes: UnsafeRawBufferPointer, count: Int) throws(PackError) -> [String] {
    var ids: [String] = []
    ids.reserveCapacity(min(count, bytes.count))
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      ids.append(String(decoding: bytes.part(start..<index), as: UTF8.self))
      start = index + 1
    }
    guard ids.count == count, start == bytes.count else { throw fault("not one id a record") }
    return ids
  }
}

extension PackPoint {
  /// Nil where the numbers are no place.
  fileprivate init?(id: String, reading record: UnsafeRawBufferPointer) {
    func unit(_ offset: Int) -> Int32 { record.littleEndian(at: offset, as: Int32.self) }
    let flags = record.littleEndian(at: 18, as: UInt16.self)
    guard flags <= PointLayout.hasGCJ02, let wgs84 = CoordinateE7<WGS84>(latitude: unit(0), longitude: unit(4)),
      let gcj02 = CoordinateE7<GCJ02>(latitude: unit(8), longitude: unit(12))
    else { return nil }
    let isShifted = flags == PointLayout.hasGCJ02
    guard isShifted || (unit(8) == 0 && unit(12) == 0) else { return nil }
    let radius = record.littleEndian(at: 16, as: UInt16.self)
    self.init(id: id, wgs84: wgs84, gcj02: isShifted ? gcj02 : nil, radiusMeters: radius)
  }
}

extension Array<UInt8> {
  fileprivate mutating func append(_ point: PackPoint) {
    append(littleEndian: point.wgs84.latitude)
    append(littleEndian: point.wgs84.longitude)
    append(littleEndian: point.gcj02?.latitude ?? 0)
    append(littleEndian: point.gcj02?.longitude ?? 0)
    append(littleEndian: point.radiusMeters)
    append(littleEndian: point.gcj02 == nil ? 0 : PointLayout.hasGCJ02)
  }
}
