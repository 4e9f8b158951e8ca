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
  /// The atlas of this build, for the rules.
  var atlas: Pack?
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
    let judging = "\(inputs.checkFingerprint)\n\(atlas?.manifest.contentRoot.hex ?? "-")"
    let verdictKey = digest.map { key("verdict", $0, judging) } ?? .zero
    let kept = options.usesCache && digest != nil ? folder.keptRecord(of: id, contentKey, released) : nil
    if let kept, kept.verdictKey == verdictKey { return .packed(kept, .reused, waiting: []) }

    let (city, verdict) = if let early { early } else { try judge(id) }
    if verdict.hasErrors { return .refused(verdict) }
    if var kept {
      try source.mustStill(be: digest)
      kept.verdictKey = verdictKey
      return .packed(kept, .reused, waiting: [])
    }
    let content = try PackContent(city, project: inputs.project)
    if content.stories.isEmpty { return .skipped }
    let plan = try PackPlan(content, source)
    let written = try PackWriter(options: options, folder: folder).write(plan, released: released) {
      (entry) throws(FileError) in
      if let table = content.tables[entry.name] { return table }
      return try source.image(String(entry.name.dropFirst(PackName.image("").count)))
    }
    do throws(BuildError) {
      try source.mustStill(be: digest)
    } catch {
      for file in written.waiting { try? folder.files.remove(file.temporaryPath) }
      throw error
    }
    let record = CacheRecord(contentKey: contentKey, verdictKey: verdictKey, entry: written.entry)
    return .packed(record, .built, waiting: written.waiting)
  }

  private func judge(_ id: String) throws(BuildError) -> (city: City, verdict: CityVerdict) {
    let city = try throwingBuildError { () throws(FileError) in try inputs.load(id) }
    let verdict = inputs.check(city, atlas)
    progress(.checked(city: id, verdict))
    return (city, verdict)
  }

  private func key(_ purpose: String, _ city: SHA256Digest, _ rest: String) -> SHA256Digest {
    CacheRecord.key(purpose, city, options.toolFingerprint, rest)
  }
}
