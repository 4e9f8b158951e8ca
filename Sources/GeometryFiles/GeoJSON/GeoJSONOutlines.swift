public import StrictJSON

/// The outlines and lines of a feature in flat storage: what borders of a million points are read into.
public struct GeoJSONOutlines: Sendable {
  /// What a part of a feature is.
  public enum Kind: Hashable, Sendable {
    /// `Point` and `MultiPoint`
    case points
    /// A line of a `LineString` or `MultiLineString`
    case line
    /// The first ring of a polygon
    case shell
    /// A further ring of the polygon before it
    case hole
  }

  /// A run of positions.
  public struct Part: Hashable, Sendable {
    public var kind: Kind
    /// Pairs of `positions`. A ring is closed if and as the file closes it.
    public var positions: Range<Int>
    /// The byte near which its first position stands.
    public var offset: Int
  }

  /// The byte at which the feature starts.
  public var offset: Int
  /// `id`, as the file writes it: a text or a number.
  public var id: JSONNode?
  /// The members of `properties`, in order.
  public var properties: [JSONMember]
  public var parts: [Part]
  /// Longitude and latitude of each position in whole steps of 10⁻⁷ degrees.
  public var positions: JSONFixedPairs
}
