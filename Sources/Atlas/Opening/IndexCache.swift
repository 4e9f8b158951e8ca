import Digests
import FileStore
import PackFormat

/// The file an index is kept in, bound to the content it was derived from.
struct IndexCache {
  private let pack: Pack
  private let path: String
  private let fileSystem: any FileSystem
  private let level: AtlasLevel

  init(_ pack: Pack, _ path: String, _ fileSystem: any FileSystem, _ level: AtlasLevel) {
    self.pack = pack
    self.path = path
    self.fileSystem = fileSystem
    self.level = level
  }

  enum Reading {
    case index(AtlasIndex)
    case unusable(AtlasUnready)
  }

  /// Maps the file and checks it: digest, structure, whose it is. O(bytes).
  func read() -> Reading {
    let file: MappedFile
    do throws(FileError) {
      file = try fileSystem.map(path)
    } catch {
      return .unusable(error.reason == .notFound ? .noCache : .unreadableCache(error))
    }
    let isOurs = file.withBytes { bytes in
      IndexHeader(reading: bytes).map { $0.source == pack.manifest.contentRoot && $0.level == level }
    }
    guard isOurs != false else { return .unusable(.foreignCache) }
    guard isOurs == true, let index = try? AtlasIndex.open(file) else { return .unusable(.damagedCache) }
    return .index(index)
  }

  /// Derives the index into the file, and opens it there.
  ///
  /// - Throws: `file` where the file could not be written or read back.
  func derive(regions: [BorderRegion]) throws(AtlasError) -> AtlasIndex {
    let staged = try Self.filing { () throws(FileError) in try fileSystem.stage(path) }
    try derive(regions: regions, to: staged)
    try Self.filing { () throws(FileError) in try staged.commit() }
    return try AtlasIndex.open(try Self.filing { () throws(FileError) in try fileSystem.map(path) })
  }

  /// Derives the index into memory.
  func deriveInMemory(regions: [BorderRegion]) throws(AtlasError) -> AtlasIndex {
    let sink = MemorySink()
    try derive(regions: regions, to: sink)
    return try AtlasIndex.open(MappedFile(copying: sink.bytes))
  }

  private static func filing<Result>(_ body: () throws(FileError) -> Result) throws(AtlasError) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }

  private func derive(regions: [BorderRegion], to sink: any ByteSink) throws(AtlasError) {
    // The pack lends an entry to a closure that throws its own error, so ours is carried out as a value.
    var failure: AtlasError?
    do throws(PackError) {
      try pack.withEntry(AtlasName.arcs) { (bytes) throws(PackError) in
        do throws(AtlasError) {
          let stream = try BorderStream(bytes, entry: AtlasName.arcs)
          guard stream.regions == regions else {
            throw .malformed(entry: AtlasName.arcs, "regions other than those of \(AtlasName.regions)")
          }
          try AtlasIndex.derive(from: stream, level: level, source: pack.manifest.contentRoot, to: sink)
        } catch {
          failure = error
        }
      }
    } catch {
      throw .pack(error)
    }
    if let failure { throw failure }
  }
}
