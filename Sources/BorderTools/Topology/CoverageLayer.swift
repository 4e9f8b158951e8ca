public import StrictJSON

/// Further regions made of the arcs of a coverage: provinces as unions of their cities.
public struct CoverageLayer: Sendable {
  public struct Region: Sendable {
    public var id: JSONNode?
    public var properties: [JSONMember]
    /// Polygons of rings of arcs, the shell first.
    public var polygons: [[[ArcUse]]]

    public init(id: JSONNode? = nil, properties: [JSONMember] = [], polygons: [[[ArcUse]]]) {
      self.id = id
      self.properties = properties
      self.polygons = polygons
    }
  }

  public var name: String
  public var regions: [Region]

  public init(name: String, regions: [Region]) {
    self.name = name
    self.regions = regions
  }
}
