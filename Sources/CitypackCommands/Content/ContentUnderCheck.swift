import Atlas
import Digests
import SystemKit
import ContentChecks
import ContentSources
import FileStore
import PackBuilder
import Reports
import SourceText

/// A content folder, opened for reading and checking.
struct ContentUnderCheck: Sendable {
  let reader: ContentReader
  let project: ContentProject
  let checker: Checker
  private let atlas: AtlasForRules
  private let hazards: HazardReference?
  private let folder: String
  private let files: any FileSystem

  /// Reads the project's own files: its configuration and its reference. The cities are read one at a time later.
  init(_ folder: String, in session: Session) throws(CommandFailure) {
    self.folder = folder
    files = session.host.files
    reader = ContentReader(session.host.files, root: folder)
    let project = try session.withFiles { [reader] (_) throws(FileError) in try reader.project() }
    let hazards = try session.withFiles { (files) throws(FileError) in
      try HazardFiles.read(FilePath.join(folder, "reference"), in: files).map { HazardReference($0) }
    }
    self.project = project
    atlas = try AtlasForRules(session)
    self.hazards = hazards
    checker = Checker(config: project.config, hazards: hazards, today: session.host.clock.expiryDay.description)
  }

  /// Reads and judges one city. What of it cannot be read is a finding as any other.
  func examine(_ id: String) -> (city: City, verdict: Verdict) {
    let city: City
    do throws(FileError) {
      city = try reader.city(id, in: project.config)
    } catch {
      return (.unread(id, folder: FilePath.join(folder, "cities/\(id)")), Verdict(findings: [.unreadable(error)]))
    }
    let verdict = atlas.checker(checker, for: city).verdict(on: city)
    if verdict.hasErrors { return (city, verdict) }
    // What only the builder knows; with errors it would repeat them.
    let faults = CityFaults.of(city, project: project.config, contentFolder: folder, files: files)
    return (city, verdict.merged(with: Verdict(findings: faults)))
  }

  /// Reads and judges one city, its pictures with it.
  func mapCity(_ id: String) -> MapSubject.City {
    let (city, verdict) = examine(id)
    return MapSubject.City(city, verdict: verdict, in: files)
  }

  /// What a map page shows of cities, in the surroundings of this folder.
  func mapSubject(_ cities: [MapSubject.City], project verdict: Verdict, in session: Session) -> MapSubject {
    var subject = MapSubject(
      cities: cities, project: verdict, hazards: hazards, defaultRadiusMeters: project.config.defaultRadiusMeters)
    do throws(AtlasError) {
      if let pack = atlas.pack { subject.borders = try MapBorders(pack, around: subject.extents) }
    } catch {
      session.sayAlways(
        Bilingual(zh: "行政区划包有误，地图上没有边界：\(error)", en: "the atlas is at fault, so the map has no borders: \(error)"))
    }
    return subject
  }

  /// The same as values for the builder, which knows neither readers nor rules.
  var buildInputs: BuildInputs {
    let (reader, checker, config, atlas) = (reader, checker, project.config, atlas)
    return BuildInputs(
      project: config, load: { (id) throws(FileError) in try reader.city(id, in: config) },
      check: { city, built in
        let verdict = atlas.checker(checker, for: city, built: built).verdict(on: city)
        return CityVerdict(findings: verdict.findings, notEvaluated: verdict.notEvaluated)
      },
      checkFingerprint: "\(checker.fingerprint.hex) \(atlas.fingerprint)")
  }
}

extension Verdict {
  /// What several verdicts say together.
  init(joining verdicts: [Verdict]) {
    self.init(
      findings: verdicts.flatMap(\.findings), accepted: verdicts.flatMap(\.accepted),
      notEvaluated: verdicts.flatMap(\.notEvaluated))
  }

  /// What is said of files at or below a path.
  func about(_ path: String) -> Verdict {
    func concerns(_ place: SourcePlace) -> Bool { place.file == path || place.file.hasPrefix(path + "/") }
    return Verdict(
      findings: findings.filter { finding in
        concerns(finding.place) || finding.related.contains { concerns($0.place) }
      },
      accepted: accepted.filter { concerns($0.finding.place) }, notEvaluated: notEvaluated)
  }
}
