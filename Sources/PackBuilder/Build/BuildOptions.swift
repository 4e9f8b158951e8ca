public import ContentSources
public import FileStore
public import PackFormat
public import SourceText

/// What `citypack build` is asked to do.
public struct BuildOptions: Sendable {
  /// Where content lies: `cities/<id>/…` below it. Never written to.
  public var contentFolder: String
  /// Where packs go; made if it is not there.
  public var outputFolder: String
  /// The ids of the cities to build; all of them if empty.
  public var cities: [String]
  /// Cities worked on at the same time, at least 1. Never changes a byte.
  public var jobs: Int
  /// Whether what an earlier run made may be taken over, once its digests have been checked.
  public var usesCache: Bool
  /// Do everything but write.
  public var isDryRun: Bool
  /// Names the program, so that nothing another one made is taken over: its version, or the digest of its file.
  public var toolFingerprint: String

  public init(
    contentFolder: String = "content", outputFolder: String = "packs", cities: [String] = [], jobs: Int = 1,
    usesCache: Bool = true, isDryRun: Bool = false, toolFingerprint: String
  ) {
    self.contentFolder = contentFolder
    self.outputFolder = outputFolder
    self.cities = cities
    self.jobs = jobs
    self.usesCache = usesCache
    self.isDryRun = isDryRun
    self.toolFingerprint = toolFingerprint
  }
}

/// How cities are read and judged: handed in, since the builder knows neither the formats nor the rules.
public struct BuildInputs: Sendable {
  /// The project's configuration.
  public var project: ProjectConfig
  /// Reads one city by its id.
  public var load: @Sendable (String) throws(FileError) -> City
  /// Judges one city, with the atlas of the build where there is one.
  public var check: @Sendable (City, Pack?) -> CityVerdict
  /// Names everything but the city's own files that a verdict depends on: rule-set version, severities, reference data,
  /// the UTC day. Two runs with one fingerprint give a city one verdict.
  public var checkFingerprint: String

  public init(
    project: ProjectConfig, load: @escaping @Sendable (String) throws(FileError) -> City,
    check: @escaping @Sendable (City, Pack?) -> CityVerdict, checkFingerprint: String
  ) {
    self.project = project
    self.load = load
    self.check = check
    self.checkFingerprint = checkFingerprint
  }
}

/// What the check says of a city.
public struct CityVerdict: Sendable {
  public var findings: [Finding]
  public var notEvaluated: [NotEvaluated]

  public init(findings: [Finding] = [], notEvaluated: [NotEvaluated] = []) {
    self.findings = findings
    self.notEvaluated = notEvaluated
  }

  /// Whether the city must not be packed.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// What happens while packs are built. Comes from any thread.
public enum BuildEvent: Sendable {
  case started(cities: Int)
  /// A city was read and judged now, not taken from the cache.
  case checked(city: String, CityVerdict)
  case finished(city: String, BuildOutcome)
}

/// What became of a city.
public enum BuildOutcome: String, Sendable, Hashable {
  /// Packed now.
  case built
  /// The pack of an earlier run is still right.
  case reused
  /// Has errors: nothing was written for it.
  case refused
  /// Has no finished story yet, so there is nothing to pack.
  case skipped
}
