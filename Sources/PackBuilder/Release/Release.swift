import ContentSources
public import FileStore
import PackFormat

/// Notes in `released.json` what of each city is released: run on the main branch, by whoever releases.
public enum Release {
  /// A city that was looked at.
  public struct ReleasedCity: Sendable, Hashable {
    public var city: String
    /// The path of its `released.json`.
    public var path: String
    /// The version before; nil the first time.
    public var previousVersion: Int?
    /// The version now.
    public var version: Int
    /// Whether the file had to change.
    public var isChanged: Bool
  }

  /// What was done.
  public struct Report: Sendable {
    /// In byte order of ids.
    public var released: [ReleasedCity] = []
    /// Cities with errors: nothing was written for them. In byte order of ids.
    public var refused: [BuildReport.Refused] = []
    /// Cities without a finished story: nothing to release. In byte order of ids.
    public var skipped: [String] = []
  }

  /// Brings `released.json` up to date. `outputFolder`, `jobs` and the cache of the options are of no account.
  public static func run(
    _ options: BuildOptions, _ inputs: BuildInputs, files: any FileSystem
  ) throws(BuildError) -> Report {
    let known = try CitySource.allIDs(in: options.contentFolder, files)
    let atlas = AtlasSource(contentFolder: options.contentFolder, files: files)
    let hasAtlas = try atlas.exists()
    let names = known + (hasAtlas ? [AtlasSource.id] : [])
    for city in options.cities where !names.contains(city) { throw .noSuchCity(city, known: names) }
    var report = Report()
    if hasAtlas, options.cities.isEmpty || options.cities.contains(AtlasSource.id) {
      try release(atlas, options, into: &report)
    }
    for id in known where options.cities.isEmpty || options.cities.contains(id) {
      let source = CitySource(contentFolder: options.contentFolder, id: id, files: files)
      do throws(BuildError) {
        let city = try throwingBuildError { () throws(FileError) in try inputs.load(id) }
        let verdict = inputs.check(city, nil)
        if verdict.hasErrors {
          report.refused.append(.init(city: id, verdict: verdict))
        } else if let released = try release(city, source, options, inputs) {
          report.released.append(released)
        } else {
          report.skipped.append(id)
        }
      } catch {
        guard let finding = error.finding(about: source) else { throw error }
        report.refused.append(.init(city: id, verdict: CityVerdict(findings: [finding])))
      }
    }
    return report
  }

  /// Nil for a city without a finished story.
  private static func release(
    _ city: City, _ source: CitySource, _ options: BuildOptions, _ inputs: BuildInputs
  ) throws(BuildError) -> ReleasedCity? {
    let content = try PackContent(city, project: inputs.project)
    if content.stories.isEmpty { return nil }
    let before = try source.released()
    return try note(
      PackPlan(content, source), content.stories, after: before, at: source.releasedPath, options, source.files)
  }

  private static func release(
    _ atlas: AtlasSource, _ options: BuildOptions, into report: inout Report
  ) throws(BuildError) {
    do throws(AtlasProblem) {
      let (content, about) = try atlas.read()
      let packing = try AtlasPacking(content, about, path: atlas.path)
      let released = try AtlasProblem.building { () throws(BuildError) in
        try note(packing.plan, [], after: atlas.released(), at: atlas.releasedPath, options, atlas.files)
      }
      report.released.append(released)
    } catch {
      let verdict = CityVerdict(findings: [try error.finding(atlas.files)])
      report.refused.append(.init(city: AtlasSource.id, verdict: verdict))
    }
  }

  private static func note(
    _ plan: PackPlan, _ stories: [ReleasedStory], after before: ReleasedFile?, at path: String,
    _ options: BuildOptions, _ files: any FileSystem
  ) throws(BuildError) -> ReleasedCity {
    let version = ReleasedFile.version(of: plan.contentRoot, after: before)
    let now = ReleasedFile(
      city: plan.about.id, contentVersion: version, contentRoot: plan.contentRoot,
      highestVersion: max(version, before?.highestVersion ?? 0), stories: stories)
    if now != before, !options.isDryRun {
      try throwingBuildError { () throws(FileError) in try files.write(now.bytes, to: path) }
    }
    return ReleasedCity(
      city: plan.about.id, path: path, previousVersion: before?.contentVersion, version: version,
      isChanged: now != before)
  }
}
