import Digests
public import FileStore
public import PackFormat

extension Atlas {
  /// Opens an atlas with the index in its cache file; derives nothing, so it is fit for a wake in the background.
  ///
  /// Where the cache is missing, damaged or another's, every look-up answers `notEvaluated`; `origin` says why.
  public static func open(
    _ pack: Pack, cache: String, fileSystem: any FileSystem, level: AtlasLevel = .cities
  ) throws(AtlasError) -> Atlas {
    switch IndexCache(pack, cache, fileSystem, level).read() {
    case .index(let index): return try Atlas(pack, index: index, origin: .cache)
    case .unusable(let why): return try Atlas(pack, index: nil, origin: .none(why))
    }
  }

  /// Opens an atlas with the index in its cache file, and makes that file where it is missing, damaged or another's.
  ///
  /// Deriving takes about 0.2 s; `origin` says whether it was necessary. Call it when an atlas has been installed and
  /// whenever the app comes to the foreground; not in the background.
  ///
  /// - Parameters:
  ///   - pack: The atlas, opened.
  ///   - cache: The file to keep the index in. Its folder must exist.
  ///   - level: Whether to tell cities or only provinces apart.
  public static func prepare(
    _ pack: Pack, cache: String, fileSystem: any FileSystem, level: AtlasLevel = .cities
  ) throws(AtlasError) -> Atlas {
    let cached = IndexCache(pack, cache, fileSystem, level)
    guard case .unusable(let why) = cached.read() else {
      return try open(pack, cache: cache, fileSystem: fileSystem, level: level)
    }
    // The names first: they refuse what is no atlas, and the borders are held against them.
    let regions = try Atlas(pack).regions.borderRegions
    do throws(AtlasError) {
      let index = try cached.derive(regions: regions)
      return try Atlas(pack, index: index, origin: .derived(because: why))
    } catch {
      guard case .file(let reason) = error else { throw error }
      return try Atlas(pack, index: cached.deriveInMemory(regions: regions), origin: .notKept(reason))
    }
  }

  /// An atlas with its index in memory, derived now and kept nowhere.
  public static func inMemory(_ pack: Pack, level: AtlasLevel = .cities) throws(AtlasError) -> Atlas {
    let regions = try Atlas(pack).regions.borderRegions
    let cache = IndexCache(pack, "", LocalFileSystem(), level)
    return try Atlas(pack, index: cache.deriveInMemory(regions: regions), origin: .derived(because: .notPrepared))
  }
}
