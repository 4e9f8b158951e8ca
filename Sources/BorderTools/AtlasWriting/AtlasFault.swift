/// Why an atlas cannot be made of a topology.
public enum AtlasFault: Error, Hashable, Sendable {
  /// The topology has no object of this name.
  case noObject(String)
  /// A feature of this object, counted from 1, whose property is missing or of another kind.
  case noProperty(object: String, feature: Int, String)
  /// Two features of one object have this adcode.
  case twice(object: String, adcode: Int32)
  /// A city names a province that is not among the provinces.
  case noSuchProvince(city: Int32, province: Int32)
  /// What is said of this adcode in `atlas.json` concerns nobody.
  case nobody(adcode: Int32)
  /// A position that is no place on Earth, and the byte near which it stands.
  case noPlaceOnEarth(offset: Int)
  /// The borders do not make an atlas: why.
  case borders(String)
}
