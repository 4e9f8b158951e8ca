import Digests
public import FileStore

extension AtlasIndex {
  /// Derives an index from `arcs.bin` into memory.
  ///
  /// - Parameters:
  ///   - arcs: The bytes of `arcs.bin`.
  ///   - level: Whether to tell cities or only provinces apart.
  public static func derive(from arcs: UnsafeRawBufferPointer, level: AtlasLevel) throws(AtlasError) -> AtlasIndex {
    let sink = MemorySink()
    let stream = try BorderStream(arcs, entry: AtlasName.arcs)
    try derive(from: stream, level: level, source: SHA256Digest(of: arcs), to: sink)
    return try open(MappedFile(copying: sink.bytes))
  }

  /// Writes an index derived from `arcs.bin`; `source` is kept in it.
  static func derive(
    from stream: BorderStream, level: AtlasLevel, source: SHA256Digest, to sink: any ByteSink
  ) throws(AtlasError) {
    let grid = IndexGrid(box: stream.header.box, lattice: stream.header.lattice)
    let answers = [0] + stream.regions.enumerated().map { UInt16(level == .cities ? $0.offset + 1 : $0.element.parent) }
    var builder = try IndexBuilder(grid: grid, answers: answers, expectedPoints: stream.header.pointCount)
    try stream.forEachArc { (arc, points) throws(AtlasError) in
      try builder.add(left: arc.left, right: arc.right, points: points)
    }
    let tables = try builder.finish()
    let header = IndexHeader(
      lattice: stream.header.lattice, level: level, grid: grid, counts: tables.counts, source: source)
    do throws(FileError) {
      try tables.write(header, to: sink)
    } catch {
      throw .file(error)
    }
  }

  /// An index from its bytes, after comparing its digest and checking its structure. O(bytes).
  public static func open(_ file: MappedFile) throws(AtlasError) -> AtlasIndex {
    // The pointer outlives the closure, but not the file: the index keeps both.
    let (header, tables) = try file.withBytes { (bytes) throws(AtlasError) -> (IndexHeader, IndexView) in
      guard let base = bytes.baseAddress, let header = IndexHeader(reading: bytes),
        IndexCheck.isPlausible(header, byteCount: bytes.count)
      else { throw .malformed(entry: Self.name, "not an index of this version") }
      var hasher = SHA256Hasher()
      hasher.update(header.signedBytes)
      hasher.update(bytes.part(IndexLayout.headerBytes..<bytes.count))
      guard hasher.finish() == header.digest else { throw .malformed(entry: Self.name, "SHA-256 differs") }
      let tables = IndexView(base, header)
      var check = IndexCheck(header, tables)
      guard check.isSound() else { throw .malformed(entry: Self.name, "its tables do not fit together") }
      return (header, tables)
    }
    return AtlasIndex(file, header: header, tables: tables)
  }

  private static var name: String { "index" }
}
