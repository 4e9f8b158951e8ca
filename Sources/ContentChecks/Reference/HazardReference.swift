public import ContentSources
import Digests
public import Geodesy
public import SourceText

/// What `content/reference/` says of aerodromes and runways, and for which part of the world it says it.
///
/// Positions are WGS-84, as the source gives them; they are never shifted.
public struct HazardReference: Sendable {
  /// A box inside which every aerodrome that matters is listed.
  public struct Coverage: Sendable, Hashable {
    /// The city for which it was made.
    public var name: String
    public var box: Extent
  }

  let aerodromes: [Aerodrome]
  private let index: AerodromeIndex
  /// The area it covers, as `coverage.csv` states it.
  public let coverage: [Coverage]
  /// Rows that cannot be true, files that are missing.
  public let findings: [Finding]
  /// The folder as a person would type it: `content/reference`.
  public let folder: String
  /// Names the bytes it was read from.
  let digest: SHA256Digest

  init(
    aerodromes: [Aerodrome], coverage: [Coverage], findings: [Finding] = [], folder: String,
    digest: SHA256Digest = .zero
  ) {
    self.aerodromes = aerodromes
    self.index = AerodromeIndex(aerodromes.map(\.box))
    self.coverage = coverage
    self.findings = findings
    self.folder = folder
    self.digest = digest
  }

  /// Whether the reference knows the surroundings of a place; O(number of boxes).
  public func covers(_ place: Coordinate<WGS84>) -> Bool {
    coverage.contains { $0.box.contains(place) }
  }

  /// Aerodromes within a box or at most so far from it, in the order of the file: what a map of the box shows.
  /// O(aerodromes).
  public func aerodromes(in box: Extent, orWithinMeters meters: Double) -> [Aerodrome] {
    aerodromes.filter { box.meters(to: $0.position) <= meters }
  }

  /// Aerodromes whose surroundings may hold the place, in the order of the file; O(aerodromes nearby).
  func aerodromes(around place: Coordinate<WGS84>) -> [Aerodrome] {
    index.candidates(place).map { aerodromes[$0] }.filter { $0.box.contains(place) }
  }
}
