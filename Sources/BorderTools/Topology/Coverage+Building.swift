import Atlas

extension Coverage {
  /// Matches vertices exactly, cuts the rings into arcs, and says which region lies on which side. O(points).
  ///
  /// - Parameter shapes: shells counter-clockwise, holes clockwise, without repeated points in one ring.
  public init(_ shapes: consuming BorderShapes) {
    let features = shapes.features
    let lattice = shapes.lattice
    self.init(Self.numbered(shapes), features: features, lattice: lattice)
  }

  private static func numbered(_ shapes: consuming BorderShapes) -> NumberedPaths {
    var numbering = VertexNumbering(expecting: shapes.points.count)
    let numbers = numbering.numbers(of: shapes.points)
    let paths = shapes.parts.map {
      NumberedPaths.Path(role: $0.role, feature: $0.feature, range: $0.points)
    }
    return NumberedPaths(vertices: numbering.vertices, numbers: numbers, paths: paths)
  }

  init(_ paths: NumberedPaths, features: [BorderShapes.Feature], lattice: Lattice) {
    let cutter = ArcCutter(paths)
    self.lattice = lattice
    points = cutter.points
    arcStarts = cutter.arcStarts
    uses = cutter.uses
    pathStarts = cutter.pathStarts
    left = ContiguousArray(repeating: 0, count: arcStarts.count - 1)
    right = left
    polygons = []
    regions = []
    group(paths.paths, of: features)
    takeSides()
  }

  /// Gathers the paths of each feature: rings into polygons, and the lines after them.
  private mutating func group(_ paths: [NumberedPaths.Path], of features: [BorderShapes.Feature]) {
    var next = 0
    for (index, feature) in features.enumerated() {
      let firstPolygon = polygons.count
      while next < paths.count, paths[next].feature == index, paths[next].isRing {
        let path = Int32(next)
        if paths[next].role == .hole, polygons.count > firstPolygon {
          let shell = polygons.removeLast()
          polygons.append(shell.lowerBound..<path + 1)
        } else {
          polygons.append(path..<path + 1)
        }
        next += 1
      }
      let firstLine = next
      while next < paths.count, paths[next].feature == index { next += 1 }
      regions.append(
        Region(
          id: feature.id, properties: feature.properties, polygons: firstPolygon..<polygons.count,
          lines: firstLine..<next))
    }
  }

  /// Notes the region on each side of every arc. Where two claim one side the first keeps it.
  mutating func takeSides() {
    for (index, region) in regions.enumerated() {
      for ring in polygons[region.polygons].joined() {
        for use in uses[uses(ofPath: Int(ring))] {
          let arc = Int(use.arc)
          if use.isReversed {
            if right[arc] == 0 { right[arc] = Int32(index + 1) }
          } else if left[arc] == 0 {
            left[arc] = Int32(index + 1)
          }
        }
      }
    }
  }
}
