/// What a build did.
public struct BuildReport: Sendable {
  /// A city that was not packed, and why.
  public struct Refused: Sendable {
    public var city: String
    public var verdict: CityVerdict
  }

  /// The cities that were asked for and have a pack, in byte order of ids.
  public var packs: [BuiltPack] = []
  /// In byte order of ids.
  public var refused: [Refused] = []
  /// Cities without a finished story: nothing to pack, and no fault. In byte order of ids.
  public var skipped: [String] = []
  /// Paths of packs that no longer belong to any content and were removed, in byte order.
  public var removed: [String] = []
  /// The path of the list of packs.
  public var manifestPath: String
}

/// A pack in the output folder.
public struct BuiltPack: Sendable, Hashable {
  public var entry: ManifestEntry
  /// The path of the pack: output folder and name.
  public var path: String
  public var outcome: BuildOutcome
}
