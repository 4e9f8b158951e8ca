/// Where an atlas pack keeps what.
public enum AtlasName {
  /// The `kind` of an atlas in `pack.json`.
  public static let kind = "atlas"
  /// The exact borders.
  public static let arcs = "arcs.bin"
  /// The same arcs with fewer points, for drawing.
  public static let shapes = "shapes.bin"
  /// Adcodes, names and what is known of each region.
  public static let regions = "regions.json"
}
