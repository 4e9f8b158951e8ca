public import StrictJSON

/// A feature as the file gives it. Offsets are bytes from the start of the file.
public struct GeoJSONFeature: Sendable {
  /// The byte at which the feature starts.
  public var offset: Int
  /// `id`, as the file writes it: a text or a number. A number keeps its digits.
  public var id: JSONNode?
  /// Nil for `"geometry": null`, an absent one and one with empty `coordinates`.
  public var geometry: GeoJSONGeometry?
  /// The members of `properties`, in order.
  public var properties: [JSONMember]
  /// The members that GeoJSON does not know, and `bbox`, in order.
  public var foreignMembers: [JSONMember]

  /// The first property of this name, byte for byte.
  public func property(_ name: String) -> JSONMember? {
    properties.first { $0.key.utf8.elementsEqual(name.utf8) }
  }
}
