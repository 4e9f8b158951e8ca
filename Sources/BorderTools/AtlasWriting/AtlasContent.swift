public import Atlas
import Geodesy
public import GeometryFiles

/// The entries of an atlas pack, made of a topology with an object `cities` and an object `provinces`.
///
/// Features have the properties `adcode` (a number or digits) and `name-zh`, `name-en` …; a city's `province` is the adcode of
/// its province, or follows from its own (the first two digits). A province that is not divided is a feature of
/// `cities` with the province's own adcode. An object `lines` is kept for drawing.
public struct AtlasContent: Sendable {
  /// `arcs.bin`: the exact borders.
  public var borders: Borders
  /// `shapes.bin`: the same arcs with fewer points, for drawing.
  public var shapes: Borders
  /// `regions.json`.
  public var regions: RegionTable

  /// How far a border for drawing may be from the exact one, in degrees.
  public static let shapeToleranceDegrees = 0.005

  /// Builds the entries. O(points · log points).
  public init(_ topology: TopoJSONTopology, about: AtlasAbout) throws(AtlasFault) {
    let coverage = try Self.coverage(topology, "cities")
    let numbering = try AtlasNumbering(coverage, provinces: Self.object(topology, "provinces"), about: about)
    regions = numbering.table
    guard let lattice = BorderLattice(decimals: coverage.lattice.decimals, datum: about.datum) else {
      throw .borders("no lattice of \(coverage.lattice.decimals) decimals in \(about.datum.rawValue)")
    }
    borders = Borders(lattice: lattice, regions: regions.borderRegions)
    shapes = borders
    let simplified = BorderSimplifier.simplify(
      coverage, toleranceSteps: Self.shapeToleranceDegrees * lattice.stepsPerDegree
    ).coverage
    for arc in AtlasArc.all(of: coverage, numbers: numbering.numbers) {
      borders.append(left: arc.left, right: arc.right, points: arc.points(of: coverage))
      shapes.append(left: arc.left, right: arc.right, points: arc.points(of: simplified))
    }
    if topology.objects.contains(where: { $0.name == "lines" }) {
      try append(lines: Self.coverage(topology, "lines"), decimals: coverage.lattice.decimals)
    }
  }

  private mutating func append(lines: Coverage, decimals: Int) throws(AtlasFault) {
    guard lines.lattice.decimals == decimals else { throw .borders("lines on another lattice than the cities") }
    for arc in 0..<lines.arcCount {
      let points = lines.points[lines.points(ofArc: arc)]
      borders.append(left: 0, right: 0, points: points)
      shapes.append(left: 0, right: 0, points: points)
    }
  }

  private static func coverage(_ topology: TopoJSONTopology, _ name: String) throws(AtlasFault) -> Coverage {
    do throws(BorderError) {
      return Coverage(try BorderShapes(topology, object: name))
    } catch {
      switch error {
      case .noSuchObject(let name): throw .noObject(name)
      case .noPlaceOnEarth(let offset): throw .noPlaceOnEarth(offset: offset)
      }
    }
  }

  private static func object(_ topology: TopoJSONTopology, _ name: String) throws(AtlasFault) -> [TopoJSONGeometry] {
    guard let object = topology.objects.first(where: { $0.name == name }) else { throw .noObject(name) }
    if case .collection(let geometries) = object.geometry.shape { return geometries }
    return [object.geometry]
  }
}
