public import StrictJSON

/// Something in a GeoJSON file that is valid JSON and still no GeoJSON, and where.
public struct GeoJSONFault: Error, Hashable, Sendable {
  /// The byte at which the fault stands, from the start of the file.
  public var offset: Int
  /// What is wrong there.
  public var reason: Reason

  /// The mistakes a file can make. Words for people are made by whoever reports the fault.
  public enum Reason: Hashable, Sendable {
    /// The file, or a line of a sequence, is neither a collection nor a feature nor a geometry; its `type`, if any.
    case notGeoJSON(type: String?)
    /// Something among the features that is none; its `type`, if any.
    case notAFeature(type: String?)
    /// A geometry without a `type` that GeoJSON knows.
    case unknownGeometry(type: String?)
    /// A geometry that is neither an object nor `null`.
    case geometryNotAnObject
    /// A geometry without `coordinates` (or `geometries`).
    case noCoordinates(type: String)
    /// Something other than a number in a position, with its text.
    case notANumber(String)
    /// A position with fewer than two numbers.
    case shortPosition(count: Int)
    /// A position so far from any place that it has no room on the grid; only where outlines are read.
    case noPlaceOnEarth
    /// Brackets nested otherwise than the geometry's type wants.
    case wrongNesting(type: String)
    /// `properties` that are neither an object nor `null`.
    case propertiesNotAnObject
    /// A line of a sequence, or a feature of a collection, that is no JSON.
    case syntax(JSONSyntaxError.Reason)
  }

  /// Makes a fault at a byte offset.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
