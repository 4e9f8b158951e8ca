import Digests
import FileStore

extension IndexTables {
  var counts: [Int] {
    IndexTable.allCases.map { table in
      switch table {
      case .answers: answers.count
      case .tops: tops.count
      case .upperNodes: upperNodes.count
      case .upperBases: upperBases.count
      case .lowerNodes: lowerNodes.count
      case .lowerBases: lowerBases.count
      case .leaves: leaves.count
      case .points: points.count
      case .longEdges: longEdges.count
      case .arcs: arcs.count
      }
    }
  }

  /// Writes the index, table after table: no second copy of it is made.
  func write(_ header: IndexHeader, to sink: any ByteSink) throws(FileError) {
    var header = header
    var hasher = SHA256Hasher()
    hasher.update(header.signedBytes)
    for table in IndexTable.allCases {
      withBytes(of: table) { hasher.update($0) }
      hasher.update(Self.padding(of: table, in: header))
    }
    header.digest = hasher.finish()
    try sink.append(header.bytes)
    for table in IndexTable.allCases {
      try withBytes(of: table) { (bytes) throws(FileError) in try sink.append(bytes) }
      try sink.append(Self.padding(of: table, in: header))
    }
  }

  private static func padding(of table: IndexTable, in header: IndexHeader) -> [UInt8] {
    [UInt8](repeating: 0, count: header.paddedBytes(of: table) - header[table] * table.elementBytes)
  }

  /// Lends the bytes of a table as they stand in memory: every system Swift runs an app on is little-endian.
  private func withBytes<Failure: Error>(
    of table: IndexTable, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    switch table {
    case .answers: try Self.lend(answers, body)
    case .tops: try Self.lend(tops, body)
    case .upperNodes: try Self.lend(upperNodes, body)
    case .upperBases: try Self.lend(upperBases, body)
    case .lowerNodes: try Self.lend(lowerNodes, body)
    case .lowerBases: try Self.lend(lowerBases, body)
    case .leaves: try Self.lend(leaves, body)
    case .points: try Self.lend(points.words, body)
    case .longEdges: try Self.lend(longEdges.words, body)
    case .arcs: try Self.lend(arcs, body)
    }
  }

  private static func lend<Element, Failure: Error>(
    _ elements: [Element], _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try elements.withUnsafeBufferPointer { (buffer) throws(Failure) in try body(UnsafeRawBufferPointer(buffer)) }
  }
}
