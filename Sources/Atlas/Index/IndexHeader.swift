import Digests
import Geodesy

/// The header of an index.
struct IndexHeader: Hashable {
  var lattice: BorderLattice
  var level: AtlasLevel
  var grid: IndexGrid
  /// Elements of each table, in the order of `IndexTable`.
  var counts: [Int]
  /// Names the content the index was derived from.
  var source: SHA256Digest
  /// Over the header up to here, then everything behind the header.
  var digest = SHA256Digest.zero

  init(lattice: BorderLattice, level: AtlasLevel, grid: IndexGrid, counts: [Int], source: SHA256Digest) {
    self.lattice = lattice
    self.level = level
    self.grid = grid
    self.counts = counts
    self.source = source
  }

  static let sourceOffset = 80
  static let digestOffset = sourceOffset + SHA256Digest.byteCount

  /// The header up to the digest.
  var signedBytes: [UInt8] {
    var bytes = IndexLayout.magic
    bytes.append(littleEndian: IndexLayout.version)
    bytes.append(UInt8(lattice.decimals))
    bytes.append(lattice.datum == .wgs84 ? 0 : 1)
    bytes.append(UInt8(grid.shift))
    bytes.append(level == .provinces ? 0 : 1)
    bytes.append(littleEndian: UInt16(0))
    bytes.append(littleEndian: Int32(grid.west))
    bytes.append(littleEndian: Int32(grid.south))
    bytes.append(littleEndian: UInt32(grid.columns))
    bytes.append(littleEndian: UInt32(grid.rows))
    for count in counts { bytes.append(littleEndian: UInt32(count)) }
    bytes.append(contentsOf: [UInt8](repeating: 0, count: Self.sourceOffset - bytes.count))
    return bytes + source.bytes
  }

  /// The whole header.
  var bytes: [UInt8] {
    let bytes = signedBytes + digest.bytes
    return bytes + [UInt8](repeating: 0, count: IndexLayout.headerBytes - bytes.count)
  }

  /// Nil for anything this program would not have written itself, the digest left aside.
  init?(reading bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= IndexLayout.headerBytes, bytes.prefix(8).elementsEqual(IndexLayout.magic),
      bytes.littleEndian(at: 8, as: UInt16.self) == IndexLayout.version,
      let lattice = BorderLattice(decimals: Int(bytes[10]), datum: bytes[11] == 0 ? .wgs84 : .gcj02),
      bytes[12] <= 24
    else { return nil }
    func number(_ index: Int) -> Int64 { Int64(bytes.littleEndian(at: 24 + 4 * index, as: UInt32.self)) }
    let grid = IndexGrid(
      west: Int64(bytes.littleEndian(at: 16, as: Int32.self)), south: Int64(bytes.littleEndian(at: 20, as: Int32.self)),
      shift: Int64(bytes[12]), columns: number(0), rows: number(1))
    guard grid.columns > 0, grid.rows > 0, grid.columns <= IndexLayout.maxTops, grid.rows <= IndexLayout.maxTops,
      grid.topCount <= IndexLayout.maxTops
    else { return nil }
    self.init(
      lattice: lattice, level: bytes[13] == 0 ? .provinces : .cities, grid: grid,
      counts: IndexTable.allCases.indices.map { Int(number(2 + $0)) }, source: .zero)
    guard let source = SHA256Digest(bytes: bytes[Self.sourceOffset..<Self.digestOffset]),
      let digest = SHA256Digest(bytes: bytes[Self.digestOffset..<Self.digestOffset + SHA256Digest.byteCount])
    else { return nil }
    self.source = source
    self.digest = digest
    guard self.bytes.elementsEqual(bytes.prefix(IndexLayout.headerBytes)) else { return nil }
  }
}

/// The tables of an index, in the order in which they stand.
enum IndexTable: Int, CaseIterable {
  case answers
  case tops
  case upperNodes
  case upperBases
  case lowerNodes
  case lowerBases
  case leaves
  case points
  case longEdges
  case arcs

  var elementBytes: Int {
    switch self {
    case .answers, .tops, .upperNodes, .lowerNodes, .leaves: 2
    case .upperBases, .lowerBases, .points, .longEdges: 4
    case .arcs: 8
    }
  }
}

extension IndexHeader {
  subscript(_ table: IndexTable) -> Int { counts[table.rawValue] }

  /// Where a table starts.
  func offset(of table: IndexTable) -> Int {
    var offset = IndexLayout.headerBytes
    for before in IndexTable.allCases where before.rawValue < table.rawValue {
      offset += paddedBytes(of: before)
    }
    return offset
  }

  /// Bytes of the header and all tables.
  var byteCount: Int { offset(of: .arcs) + paddedBytes(of: .arcs) }

  /// Bytes of a table, filled up with zeros.
  func paddedBytes(of table: IndexTable) -> Int {
    (self[table] * table.elementBytes + IndexLayout.alignment - 1) / IndexLayout.alignment * IndexLayout.alignment
  }
}
