/// Regions and the arcs between them: what `arcs.bin` and `shapes.bin` hold.
///
/// An arc is a piece of border with one region on its left and one on its right; region 0 is nobody: the sea, or a
/// country the atlas does not know. An arc with nobody on either side is a line, which is drawn and divides nothing.
public struct Borders: Hashable, Sendable {
  public var lattice: BorderLattice
  /// In ascending order of adcodes. Region number *n* is `regions[n − 1]`.
  public var regions: [BorderRegion]
  /// Where each arc stands in `points`, and what lies beside it.
  public private(set) var arcs: [BorderSpan] = []
  /// The points of all arcs, one arc after the other.
  public private(set) var points: [LatticePoint] = []

  /// Borders without an arc yet.
  public init(lattice: BorderLattice, regions: [BorderRegion]) {
    self.lattice = lattice
    self.regions = regions
  }

  /// Adds an arc from its first point to its last; a closed one ends where it begins.
  public mutating func append(left: Int, right: Int, points: some Collection<LatticePoint>) {
    let start = self.points.count
    self.points.append(contentsOf: points)
    arcs.append(BorderSpan(left: left, right: right, points: start..<self.points.count))
  }
}

/// One arc of `Borders`.
public struct BorderSpan: Hashable, Sendable {
  /// The number of the region on the left as one walks along the arc; 0 for nobody.
  public var left: Int
  /// The number of the region on the right; 0 for nobody.
  public var right: Int
  /// Where its points stand.
  public var points: Range<Int>
}

/// A region of an atlas.
public struct BorderRegion: Hashable, Sendable {
  /// The number by which the law names it (GB/T 2260).
  public var adcode: Int32
  /// The number of the province it belongs to; its own number for a province.
  ///
  /// A province that is not divided into cities (Hong Kong, Macau) has arcs of its own; the others are what
  /// their cities are together.
  public var parent: Int
  /// Whether it is undecided in which datum its outline is drawn.
  public var isDatumUndecided: Bool

  public init(adcode: Int32, parent: Int, isDatumUndecided: Bool = false) {
    self.adcode = adcode
    self.parent = parent
    self.isDatumUndecided = isDatumUndecided
  }
}
