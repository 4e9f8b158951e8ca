import Deflate
import Digests
public import FileStore
import PackFormat

/// Builds the packs of a content folder.
///
/// Memory is that of one city a job, whatever the number of cities. Nothing is visible in the output folder before all
/// cities are done: then files are renamed together, the list of packs is written, and what it no longer names is
/// removed. A build that fails or is killed before that leaves the folder as it was, but for files in the making,
/// which the next one clears away.
public enum Build {
  /// Builds what the options ask for, and the atlas before it: the rules want it. A city with errors is reported and keeps the others from nothing.
  public static func run(
    _ options: BuildOptions, _ inputs: BuildInputs, files: any FileSystem,
    progress: @escaping @Sendable (BuildEvent) -> Void = { _ in }
  ) async throws(BuildError) -> BuildReport {
    try refuseOverlap(options, files)
    let cityIDs = try CitySource.allIDs(in: options.contentFolder, files)
    let hasAtlas = try AtlasSource(contentFolder: options.contentFolder, files: files).exists()
    let known = cityIDs + (hasAtlas && !cityIDs.contains(AtlasSource.id) ? [AtlasSource.id] : [])
    let cities = try selected(options.cities, of: known).filter(cityIDs.contains)
    let folder = BuildFolder(path: options.outputFolder, files: files)
    let lock = options.isDryRun ? nil : try folder.enter()
    defer { withExtendedLifetime(lock) {} }
    let old = try folder.manifest()
    let projectPath = FilePath.join(options.contentFolder, "citypack.yaml")
    let projectDigest = try throwingBuildError { () throws(FileError) in
      try FolderDigest.of(file: projectPath, in: files)
    }
    progress(.started(cities: cities.count + (hasAtlas ? 1 : 0)))
    let atlas = try AtlasJob(options: options, folder: folder, progress: progress).run()
    let job = CityJob(
      options: options, inputs: inputs, folder: folder, projectDigest: projectDigest, atlas: atlas?.pack,
      progress: progress)
    let outcomes = await JobQueue.run(cities, jobs: options.jobs) { city in
      Result { () throws(BuildError) in try job.run(city) }
    }
    let results = [atlas?.result].compactMap { $0 } + zip(cities, outcomes).map { CityResult(city: $0, outcome: $1) }
    return try Commit(options: options, folder: folder, old: old, known: known).finish(results)
  }

  private static func selected(_ wanted: [String], of known: [String]) throws(BuildError) -> [String] {
    if wanted.isEmpty { return known }
    for city in wanted where !known.contains(city) { throw .noSuchCity(city, known: known) }
    return known.filter(wanted.contains)
  }

  /// Packs among the content would be content of the next build.
  private static func refuseOverlap(_ options: BuildOptions, _ files: any FileSystem) throws(BuildError) {
    let overlaps = try throwingBuildError { () throws(FileError) in
      let content = try files.resolved(options.contentFolder).split(separator: "/")
      let output = try files.resolved(options.outputFolder).split(separator: "/")
      return content.starts(with: output) || output.starts(with: content)
    }
    if overlaps { throw .outputInsideContent(options.outputFolder) }
  }
}

/// A city and what became of it.
struct CityResult: Sendable {
  var city: String
  /// Nil where the queue stopped before its turn.
  var outcome: Result<CityJob.Outcome, BuildError>?
}
