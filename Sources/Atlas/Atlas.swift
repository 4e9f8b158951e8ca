public import Digests
public import FileStore
public import Geodesy
public import PackFormat

/// The administrative borders of a pack of the kind `atlas`, and the look-up of positions in them.
///
/// A value over a shared index: copies are cheap, any thread may ask. All positions of an atlas are in one datum, so a
/// WGS-84 position is converted by the plain formula wherever it lies.
public struct Atlas: Sendable {
  /// Names the content of the pack.
  public let contentRoot: SHA256Digest
  /// The provinces and cities.
  public let regions: RegionTable
  /// Where the index came from, or why there is none.
  public let origin: Origin

  private let index: AtlasIndex?
  /// What each region's number stands for; nobody first.
  private let places: [AtlasPlace]

  /// Where the index came from.
  public enum Origin: Hashable, Sendable {
    /// There is none: every look-up answers `notEvaluated`.
    case none(AtlasUnready)
    /// The cache was there and right.
    case cache
    /// Derived, and kept in the cache for the next time.
    case derived(because: AtlasUnready)
    /// Derived, but the cache could not be written: the next time it is derived again.
    case notKept(FileError)
  }

  /// The names of an atlas, without an index: every look-up answers `notEvaluated`.
  public init(_ pack: Pack) throws(AtlasError) {
    try self.init(pack, index: nil, origin: .none(.notPrepared))
  }

  init(_ pack: Pack, index: AtlasIndex?, origin: Origin) throws(AtlasError) {
    guard pack.manifest.about.kind == AtlasName.kind else { throw .notAnAtlas(kind: pack.manifest.about.kind) }
    let regions = try RegionTable(pack)
    contentRoot = pack.manifest.contentRoot
    self.regions = regions
    self.index = index
    self.origin = origin
    places = regions.regions.map { region in
      let city: AtlasPlace.City =
        index?.level == .provinces ? .notAsked : region.isProvince ? .undivided : .adcode(region.adcode)
      return AtlasPlace(province: region.province, city: city, isDatumUndecided: region.isDatumUndecided)
    }
  }

  /// Bytes of the index, mapped or in memory; nil without one.
  public var indexBytes: Int? { index?.byteCount }
}

extension Atlas {
  /// The region at a WGS-84 position, by exact arithmetic. Some 50 ns, most of them for the conversion.
  public func region(at position: Coordinate<WGS84>) -> AtlasLookup {
    guard let index else { return .notEvaluated(unready) }
    guard let point = index.point(position) else { return .outside }
    return lookup(index, point)
  }

  /// The region at a GCJ-02 position, by exact arithmetic.
  public func region(at position: Coordinate<GCJ02>) -> AtlasLookup {
    guard let index else { return .notEvaluated(unready) }
    guard let point = index.point(position) else { return .outside }
    return lookup(index, point)
  }

  /// The region at a WGS-84 position, how far the nearest border is, and what else the position may be in. About a
  /// microsecond away from borders.
  ///
  /// - Parameters:
  ///   - accuracyMeters: How far off the position may be, as whoever measured it says.
  ///   - offshoreMeters: How far from a region a position still counts as off its shore.
  public func sighting(
    at position: Coordinate<WGS84>, accuracyMeters: Double = 0, offshoreMeters: Double = Atlas.offshoreMeters
  ) -> AtlasSighting {
    guard let index else { return .notEvaluated(unready) }
    return sighting(index, index.point(position), accuracyMeters, offshoreMeters)
  }

  /// The same for a GCJ-02 position.
  public func sighting(
    at position: Coordinate<GCJ02>, accuracyMeters: Double = 0, offshoreMeters: Double = Atlas.offshoreMeters
  ) -> AtlasSighting {
    guard let index else { return .notEvaluated(unready) }
    return sighting(index, index.point(position), accuracyMeters, offshoreMeters)
  }

  /// Twelve nautical miles: territorial waters.
  public static let offshoreMeters = 22_224.0

  private var unready: AtlasUnready {
    if case .none(let why) = origin { why } else { .notPrepared }
  }

  private func lookup(_ index: AtlasIndex, _ point: LatticePoint) -> AtlasLookup {
    place(index.number(at: point)).map { .inside($0) } ?? .outside
  }

  private func place(_ number: Int) -> AtlasPlace? {
    // A cache with the right digest but made by somebody else may name a region there is not.
    number >= 1 && number <= places.count ? places[number - 1] : nil
  }
}

extension Atlas {
  private func sighting(
    _ index: AtlasIndex, _ point: LatticePoint?, _ accuracyMeters: Double, _ offshoreMeters: Double
  ) -> AtlasSighting {
    guard let point else { return .outside(border: nil) }
    let scale = PlaneScale(latitude: index.degrees(point).latitude, lattice: index.header.lattice)
    var search = BorderSearch(index, from: point, scale: scale)
    search.run()
    guard let edge = search.edge else { return .outside(border: nil) }
    let number = index.number(at: point)
    let sides = index.sides(of: edge)
    let isUndecided = [number, sides.left, sides.right].contains { place($0)?.isDatumUndecided == true }
    let border = BorderDistance(
      meters: search.best.squareRoot(), bandMeters: band(index, point, accuracyMeters, isUndecided: isUndecided))
    let candidates = candidates(index, point, number, border, scale)
    if candidates.count > 1 { return .either(candidates, border: border) }
    if let place = place(number) { return .inside(place, border: border) }
    if border.meters <= offshoreMeters, let nearest = place(sides.left) ?? place(sides.right) {
      return .offshore(nearest: nearest, border: border)
    }
    return .outside(border: border)
  }

  private func band(
    _ index: AtlasIndex, _ point: LatticePoint, _ accuracyMeters: Double, isUndecided: Bool
  ) -> Double {
    let degrees = index.degrees(point)
    let datum =
      index.header.lattice.datum == .gcj02
      ? BorderReach.datumMeters(latitude: degrees.latitude, longitude: degrees.longitude) : 0
    let accuracy = accuracyMeters.isFinite ? max(0, accuracyMeters) : 0
    let undecided = isUndecided ? BorderReach.undecidedMeters : 0
    return datum + BorderReach.latticeMeters(index.header.lattice) + accuracy + undecided
  }

  /// All that the position may be in, what it exactly is in first.
  private func candidates(
    _ index: AtlasIndex, _ point: LatticePoint, _ number: Int, _ border: BorderDistance, _ scale: PlaneScale
  ) -> [AtlasSighting.Candidate] {
    var numbers = [number]
    if border.meters <= border.bandMeters {
      numbers += index.regions(within: border.bandMeters, of: point, scale: scale).filter { $0 != number }
    }
    return numbers.map { number in place(number).map { .region($0) } ?? .nobody }
  }
}
