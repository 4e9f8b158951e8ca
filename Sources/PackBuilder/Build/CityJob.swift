import ContentSources
import Deflate
import Digests
import FileStore
import PackFormat
import SourceText

/// Brings one city from its folder to its two files, or finds that there is nothing to do.
struct CityJob: Sendable {
  var options: BuildOptions
  var inputs: BuildInputs
  var folder: BuildFolder
  /// Names the project's configuration.
  var projectDigest: SHA256Digest
  var progress: @Sendable (BuildEvent) -> Void

  /// What became of a city; nothing of it is visible in the output folder yet.
  enum Outcome: Sendable {
    case packed(CacheRecord, BuildOutcome, waiting: [SealedFile])
    case refused(CityVerdict)
    /// Has no finished story.
    case skipped
  }

  func run(_ id: String) throws(BuildError) -> Outcome {
    let source = CitySource(contentFolder: options.contentFolder, id: id, files: folder.files)
    let outcome = try outcome(of: source)
    switch outcome {
    case .packed(_, let kind, _): progress(.finished(city: id, kind))
    case .refused: progress(.finished(city: id, .refused))
    case .skipped: progress(.finished(city: id, .skipped))
    }
    return outcome
  }

  /// What is wrong with one city refuses that city; only what is wrong with the machine ends the build.
  private func outcome(of source: CitySource) throws(BuildError) -> Outcome {
    do throws(BuildError) {
      return try work(source)
    } catch {
      guard let finding = error.finding(about: source) else { throw error }
      return .refused(CityVerdict(findings: [finding]))
    }
  }

  private func work(_ source: CitySource) throws(BuildError) -> Outcome {
    let id = source.id
    let released = try source.released()
    // Pictures too large for the rules are not hashed before the rules have spoken.
    let early = source.hasPicture(over: inputs.project.maxImageBytes) ? try judge(id) : nil
    if let early, early.verdict.hasErrors { return .refused(early.verdict) }
    let digest = source.digest()
    let contentKey = digest.map { key("pack", $0, projectDigest.hex) } ?? .zero
    let verdictKey = digest.map { key("verdict", $0, inputs.checkFingerprint) } ?? .zero
    let kept = options.usesCache && digest != nil ? keptEntry(id, contentKey, released) : nil
    if let kept, kept.verdictKey == verdictKey { return .packed(kept, .reused, waiting: []) }

    let (city, verdict) = if let early { early } else { try judge(id) }
    if verdict.hasErrors { return .refused(verdict) }
    if var kept {
      kept.verdictKey = verdictKey
      return .packed(kept, .reused, waiting: [])
    }
    let content = try PackContent(city, project: inputs.project)
    if content.stories.isEmpty { return .skipped }
    let (entry, waiting) = try CityWriter(options: options, folder: folder, source: source)
      .write(content, released: released)
    let record = CacheRecord(contentKey: contentKey, verdictKey: verdictKey, entry: entry)
    return .packed(record, .built, waiting: waiting)
  }

  private func judge(_ id: String) throws(BuildError) -> (city: City, verdict: CityVerdict) {
    let city = try throwingBuildError { () throws(FileError) in try inputs.load(id) }
    let verdict = inputs.check(city)
    progress(.checked(city: id, verdict))
    return (city, verdict)
  }

  /// What an earlier run made, if it is what this run would make and still there byte for byte. The record is held
  /// against the pack itself: what it says is believed no further than that.
  private func keptEntry(_ id: String, _ contentKey: SHA256Digest, _ released: ReleasedFile?) -> CacheRecord? {
    guard let record = folder.record(of: id), record.contentKey == contentKey, record.entry.city == id,
      record.entry.version == ReleasedFile.version(of: record.entry.contentRoot, after: released),
      folder.holds(record.entry)
    else { return nil }
    return record
  }

  private func key(_ purpose: String, _ city: SHA256Digest, _ rest: String) -> SHA256Digest {
    var hasher = SHA256Hasher()
    hasher.update("\(purpose)\n\(city.hex)\n\(options.toolFingerprint)\n\(zlibVersionText)\n\(rest)\n")
    return hasher.finish()
  }
}
