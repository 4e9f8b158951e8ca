import Deflate
import FileStore
import PackFormat

/// Makes what the jobs have prepared visible, in an order in which a kill loses nothing.
struct Commit {
  var options: BuildOptions
  var folder: BuildFolder
  /// The list of the last build.
  var old: PacksManifest?
  /// Every city of the content, asked for or not.
  var known: [String]

  func finish(_ results: [CityResult]) throws(BuildError) -> BuildReport {
    var waiting: [SealedFile] = []
    var records: [(record: CacheRecord, outcome: BuildOutcome)] = []
    var report = BuildReport(manifestPath: folder.path(of: PacksManifest.fileName))
    var failure: BuildError?
    for result in results {
      switch result.outcome {
      case .success(.packed(let record, let outcome, let files)):
        waiting += files
        records.append((record, outcome))
      case .success(.refused(let verdict)): report.refused.append(.init(city: result.city, verdict: verdict))
      case .success(.skipped): report.skipped.append(result.city)
      case .failure(let error): failure = failure ?? error
      case nil: break
      }
    }
    do throws(BuildError) {
      if let failure { throw failure }
      report.packs = records.map {
        BuiltPack(entry: $0.record.entry, path: folder.path(of: $0.record.entry.pack.name), outcome: $0.outcome)
      }
      if options.isDryRun { return report }
      report.removed = try publish(waiting, records.map(\.record), skipped: report.skipped)
    } catch {
      // What was renamed already is not there any more, and what cannot be removed is swept by the next build.
      for file in waiting { try? folder.files.remove(file.temporaryPath) }
      throw error
    }
    return report
  }

  /// - Returns: The paths of the files removed.
  private func publish(
    _ waiting: [SealedFile], _ records: [CacheRecord], skipped: [String]
  ) throws(BuildError) -> [String] {
    let manifest = try manifest(of: records.map(\.entry), without: skipped)
    let stale = staleNames(manifest)
    if !stale.isEmpty { try folder.note(stale: stale) }
    try throwingBuildError { () throws(FileError) in
      // All bytes are on the disk before the first file gets its name: what is left can hardly fail.
      let list = manifest == old ? nil : try sealed(manifest)
      for file in waiting { try folder.files.rename(file.temporaryPath, to: file.path) }
      if !waiting.isEmpty { try folder.files.syncFolder(folder.path) }
      if let list {
        try folder.files.rename(list.temporaryPath, to: list.path)
        try folder.files.syncFolder(folder.path)
      }
    }
    let removed = stale.isEmpty ? [] : try folder.remove(stale: stale)
    for record in records { folder.remember(record) }
    return removed
  }

  private func sealed(_ manifest: PacksManifest) throws(FileError) -> SealedFile {
    let file = try folder.files.stage(folder.path(of: PacksManifest.fileName))
    try file.append(manifest.bytes)
    return try file.seal()
  }

  /// The new packs, and those of cities that were not asked for or were refused, as they are.
  private func manifest(
    of entries: [ManifestEntry], without skipped: [String]
  ) throws(BuildError) -> PacksManifest {
    let isWhole = options.cities.isEmpty
    let built = Set(entries.map(\.city) + skipped)
    let kept = (old?.packs ?? []).filter { !built.contains($0.city) && (!isWhole || known.contains($0.city)) }
    let all = (entries + kept).sorted { $0.city.utf8.lexicographicallyPrecedes($1.city.utf8) }
    return PacksManifest(zlibVersion: zlibVersionText, packs: all)
  }

  /// `<city>-<version>.citypack` or `.cpd`: whatever a list or a note says, nothing else is a pack of ours.
  private static func isPackName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "citypack" || parts[1] == "cpd",
      let dash = parts[0].lastIndex(of: "-"), PackName.isValidID(String(parts[0][..<dash]))
    else { return false }
    let version = parts[0][parts[0].index(after: dash)...]
    return !version.isEmpty && version.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Files that the old list names, or an earlier one named, and the new one does not. Nothing else is ever removed.
  private func staleNames(_ manifest: PacksManifest) -> [String] {
    func names(_ entries: [ManifestEntry]) -> Set<String> { Set(entries.flatMap { [$0.pack.name, $0.download.name] }) }
    let noted = folder.staleNames()
    return names(old?.packs ?? []).union(noted).subtracting(names(manifest.packs)).filter(Self.isPackName).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
