public import StrictJSON

/// Why a file is no TopoJSON that can be trusted, and where. One fault refuses the file: arcs belong to everybody.
public struct TopoJSONFault: Error, Hashable, Sendable {
  /// The byte at which the fault stands.
  public var offset: Int
  public var reason: Reason

  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// The mistakes a file can make. Words for people are made by whoever reports the fault.
  public enum Reason: Hashable, Sendable {
    /// No JSON.
    case syntax(JSONSyntaxError.Reason)
    /// The text is no object of type `Topology`.
    case notATopology
    /// A member that every topology has is missing, or of another kind.
    case badMember(String)
    /// A position of an arc that is not two numbers, or not whole in a quantised file, or no finite degree.
    case badPosition
    /// An arc of fewer than two positions.
    case shortArc
    /// A geometry of a type that TopoJSON does not know.
    case unknownGeometry(type: String?)
    /// Arc indices nested otherwise than the geometry's type wants.
    case wrongNesting(type: String)
    /// An arc index beyond the arcs there are.
    case noSuchArc(Int)
    /// Arcs that follow one another in a line or ring and do not meet.
    case arcsDoNotMeet
    /// A ring that does not end where it starts.
    case openRing
  }
}
