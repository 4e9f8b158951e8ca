import Atlas
import BorderTools
import FileStore
import PackFormat
import SourceText

/// Brings the atlas from its folder to its two files, before the first city is looked at.
struct AtlasJob {
  var options: BuildOptions
  var folder: BuildFolder
  var progress: @Sendable (BuildEvent) -> Void

  /// What became of the atlas, and the pack for the rules. Nil where the content has none.
  func run() throws(BuildError) -> (result: CityResult, pack: Pack?)? {
    let source = AtlasSource(contentFolder: options.contentFolder, files: folder.files)
    guard try source.exists() else { return nil }
    do throws(AtlasProblem) {
      let (outcome, pack) = try work(source)
      if case .packed(_, let kind, _) = outcome { progress(.finished(city: AtlasSource.id, kind)) }
      return (CityResult(city: AtlasSource.id, outcome: .success(outcome)), pack)
    } catch {
      let verdict = CityVerdict(findings: [try error.finding(folder.files)])
      progress(.finished(city: AtlasSource.id, .refused))
      return (CityResult(city: AtlasSource.id, outcome: .success(.refused(verdict))), nil)
    }
  }

  private func work(_ source: AtlasSource) throws(AtlasProblem) -> (CityJob.Outcome, Pack?) {
    let (key, released, kept) = try AtlasProblem.building { () throws(BuildError) in
      let key = CacheRecord.key("pack", try source.digest(), options.toolFingerprint, "atlas")
      let released = try source.released()
      return (key, released, options.usesCache ? folder.keptRecord(of: AtlasSource.id, key, released) : nil)
    }
    if let kept {
      let path = folder.path(of: kept.entry.pack.name)
      let pack = try AtlasProblem.building { () throws(BuildError) in
        let file = try throwingBuildError { () throws(FileError) in try folder.files.map(path) }
        do throws(PackError) { return try Pack(file) } catch { throw .pack(path: path, error) }
      }
      return (.packed(kept, .reused, waiting: []), pack)
    }
    let (content, about) = try source.read()
    let packing = try AtlasPacking(content, about, path: source.path)
    let written = try AtlasProblem.building { () throws(BuildError) in
      try PackWriter(options: options, folder: folder).write(packing.plan, released: released) { packing.bytes(of: $0) }
    }
    let record = CacheRecord(contentKey: key, verdictKey: key, entry: written.entry)
    return (.packed(record, .built, waiting: written.waiting), written.pack)
  }
}
