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
    try throwingBuildError { () throws(FileError) in try files.createFolder(cachePath) }
    let lock = try throwingBuildError { () throws(FileError) in try files.tryLock(FilePath.join(cachePath, "lock")) }
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

  /// What is remembered of a city. A record that is damaged is as good as none.
  func record(of city: String) throws(BuildError) -> CacheRecord? {
    try readIfThere(recordPath(city)).flatMap { CacheRecord(reading: $0) }
  }

  func remember(_ record: CacheRecord) throws(BuildError) {
    let bytes = record.bytes
    let path = recordPath(record.entry.city)
    guard try readIfThere(path) != bytes else { return }
    try throwingBuildError { () throws(FileError) in try files.write(bytes, to: path) }
  }

  /// Whether both forms of a pack are there, byte for byte.
  func holds(_ entry: ManifestEntry) throws(BuildError) -> Bool {
    for file in [entry.pack, entry.download] {
      let path = path(of: file.name)
      let found = try throwingBuildError { () throws(FileError) -> Bool in
        guard let info = try files.info(path), info.kind == .file, info.byteCount == file.byteCount else {
          return false
        }
        return try files.map(path).withBytes { SHA256Digest(of: $0) } == file.sha256
      }
      if !found { return false }
    }
    return true
  }

  private func readIfThere(_ path: String) throws(BuildError) -> [UInt8]? {
    try throwingBuildError { () throws(FileError) -> [UInt8]? in
      guard try files.info(path) != nil else { return nil }
      return try files.read(path)
    }
  }
}

/// Files that no list names any more, noted before the list changes so that a kill in between loses none of them.
extension BuildFolder {
  /// The names noted by an earlier run.
  func staleNames() throws(BuildError) -> [String] {
    guard let bytes = try readIfThere(stalePath) else { return [] }
    let names = (try? JSONDocument(bytes).root.elements?.compactMap(\.string)) ?? []
    return names
  }

  func note(stale names: [String]) throws(BuildError) {
    let bytes = JSONValue.array(names.map(JSONValue.string)).bytes(layout: .pretty)
    try throwingBuildError { () throws(FileError) in try files.write(bytes, to: stalePath) }
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
      if try files.info(stalePath) != nil { try files.remove(stalePath) }
      return removed
    }
  }
}
