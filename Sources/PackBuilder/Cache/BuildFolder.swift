import Digests
import FileStore
import PackFormat
import SourceText
import StrictJSON

/// The output folder as a build sees it: packs, list, and what is remembered in `.cache/`.
struct BuildFolder: Sendable {
  var path: String
  var files: any FileSystem

  func path(of name: String) -> String { FilePath.join(path, name) }

  private var cachePath: String { path(of: ".cache") }
  private var stalePath: String { FilePath.join(cachePath, "stale.json") }
  private func recordPath(_ city: String) -> String { FilePath.join(cachePath, city + ".json") }

  /// Makes the folder, keeps other builds out, and clears away what a killed one left in the making.
  func enter() throws(BuildError) -> any FileLock {
    let lockPath = FilePath.join(cachePath, "lock")
    try throwingBuildError { () throws(FileError) in
      if let cache = try files.info(cachePath), cache.kind != .folder { try files.remove(cachePath) }
      try files.createFolder(cachePath)
      if let info = try files.info(lockPath), info.kind != .file { try clear(lockPath) }
    }
    let lock = try throwingBuildError { () throws(FileError) in try files.tryLock(lockPath) }
    guard let lock else { throw .busy(path) }
    for folder in [path, cachePath] {
      try throwingBuildError { () throws(FileError) in
        for entry in try files.list(folder) where TemporaryName.matches(entry.name) {
          try files.remove(FilePath.join(folder, entry.name))
        }
      }
    }
    return lock
  }

  /// The list of packs; nil where there is none yet.
  func manifest() throws(BuildError) -> PacksManifest? {
    let path = path(of: PacksManifest.fileName)
    guard let bytes = try readIfThere(path) else { return nil }
    guard let manifest = PacksManifest(reading: bytes) else {
      throw .damaged(
        path: path,
        Bilingual(
          zh: "不是 citypack 写的清单；请删除这个文件再重新生成",
          en: "not a list as citypack writes it; remove this file and build again"))
    }
    return manifest
  }

  /// What is remembered of a city. A record that is damaged, or cannot be read, is as good as none.
  func record(of city: String) -> CacheRecord? {
    (try? files.read(recordPath(city), limit: Self.recordByteLimit)).flatMap { CacheRecord(reading: $0) }
  }

  /// Notes what was made. The packs are in place by now: where nothing can be noted the next build does more, that is all.
  func remember(_ record: CacheRecord) {
    let bytes = record.bytes
    let path = recordPath(record.entry.city)
    if let known = try? files.read(path, limit: Self.recordByteLimit), known == bytes { return }
    if let info = try? files.info(path), info.kind == .folder { try? clear(path) }
    try? files.write(bytes, to: path)
  }

  private static let recordByteLimit = 64 << 10

  /// Whether both forms of a pack are there, byte for byte, and are what the entry says they are.
  func holds(_ entry: ManifestEntry) -> Bool {
    do {
      for file in [entry.pack, entry.download] {
        guard try files.info(path(of: file.name))?.byteCount == file.byteCount,
          try files.fingerprint(of: path(of: file.name), limit: file.byteCount).sha256 == file.sha256
        else { return false }
      }
      let pack = try Pack(try files.map(path(of: entry.pack.name)))
      let download = try Download(try files.map(path(of: entry.download.name))).header
      return pack.manifest.about.id == entry.city && pack.manifest.contentVersion == entry.version
        && pack.manifest.contentRoot == entry.contentRoot && download.source == nil
        && download.result == WrittenFile(byteCount: entry.pack.byteCount, sha256: entry.pack.sha256)
    } catch {
      return false
    }
  }

  /// Removes what stands in the way in `.cache/`, which is ours alone; links are not followed.
  private func clear(_ path: String) throws(FileError) {
    let entries = (try? files.list(path)) ?? []
    for entry in entries {
      let inside = FilePath.join(path, entry.name)
      if entry.kind == .folder { try clear(inside) } else { try files.remove(inside) }
    }
    try files.remove(path)
  }

  private func readIfThere(_ path: String) throws(BuildError) -> [UInt8]? {
    try throwingBuildError { () throws(FileError) -> [UInt8]? in
      guard try files.info(path) != nil else { return nil }
      return try files.read(path, limit: Self.listByteLimit)
    }
  }

  /// 100,000 packs.
  private static let listByteLimit = 64 << 20
}

/// Files that no list names any more, noted before the list changes so that a kill in between loses none of them.
extension BuildFolder {
  /// The names noted by an earlier run.
  func staleNames() -> [String] {
    guard let bytes = try? files.read(stalePath, limit: Self.listByteLimit) else { return [] }
    return (try? JSONDocument(bytes).root.elements?.compactMap(\.string)) ?? []
  }

  func note(stale names: [String]) throws(BuildError) {
    let bytes = JSONValue.array(names.map(JSONValue.string)).bytes(layout: .pretty)
    try throwingBuildError { () throws(FileError) in
      if let info = try files.info(stalePath), info.kind == .folder { try clear(stalePath) }
      try files.write(bytes, to: stalePath)
    }
  }

  /// Removes what was noted.
  ///
  /// - Returns: The paths of the files that were there.
  func remove(stale names: [String]) throws(BuildError) -> [String] {
    try throwingBuildError { () throws(FileError) -> [String] in
      var removed: [String] = []
      for name in names where try files.info(path(of: name)) != nil {
        try files.remove(path(of: name))
        removed.append(path(of: name))
      }
      if try files.info(stalePath) != nil { try clear(stalePath) }
      return removed
    }
  }
}
