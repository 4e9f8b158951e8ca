/// A geodetic datum, as a type: a coordinate of one datum cannot be passed where another is wanted.
public protocol Datum: Sendable {
  /// The name used in files and on the command line: `wgs84`, `gcj02`, `bd09`.
  static var name: String { get }
}

/// World Geodetic System 1984: what satellites and OpenStreetMap use.
public enum WGS84: Datum { public static var name: String { "wgs84" } }

/// The Chinese "Mars" datum: what maps published in mainland China use.
public enum GCJ02: Datum { public static var name: String { "gcj02" } }

/// Baidu's shift on top of GCJ-02.
public enum BD09: Datum { public static var name: String { "bd09" } }

/// The name of a datum as a value, where a file or a person states it.
public enum DatumName: String, CaseIterable, Sendable, Hashable {
  case wgs84
  case gcj02
  case bd09
}
