public import Geodesy

/// A place of a story, as `points.bin` holds it.
public struct PackPoint: Sendable, Hashable {
  /// The story's id.
  public var id: String
  public var wgs84: CoordinateE7<WGS84>
  /// Nil where the place is not shifted.
  public var gcj02: CoordinateE7<GCJ02>?
  /// How near one must come, whole metres.
  public var radiusMeters: UInt16

  public init(id: String, wgs84: CoordinateE7<WGS84>, gcj02: CoordinateE7<GCJ02>?, radiusMeters: UInt16) {
    self.id = id
    self.wgs84 = wgs84
    self.gcj02 = gcj02
    self.radiusMeters = radiusMeters
  }
}

/// The layout of `points.bin`: a header, records of fixed width in ascending order of ids, the ids, each ended by LF.
///
/// Record *i* belongs to line *i* of the ids: no offset is stored that a new story would shift in all the others.
enum PointLayout {
  static let magic = Array("CPPOINTS".utf8)
  static let version: UInt16 = 1
  static let headerBytes = 24
  static let recordBytes = 20
  /// The record has a GCJ-02 place. The other bits are zero.
  static let hasGCJ02: UInt16 = 1
}
