import Atlas
import BorderTools
import TestSupport

/// Random countries for property tests: the cells of a shaken grid joined to regions, every border bent at random, with
/// islands close to the coast and enclaves and lakes inside the cells.
///
/// Borders are cell edges of one fine grid, each vertex moved by less than half a cell, so that nothing crosses.
struct RandomCoverage {
  private var generator: SeededGenerator
  private let columns: Int
  private let rows: Int
  private var owner: [Int]
  private var vertices: [LatticePoint]

  /// Steps between the vertices of the unshaken grid.
  static let spacing = 100

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    columns = Int.random(in: 4...16, using: &generator)
    rows = Int.random(in: 4...16, using: &generator)
    let count = Int.random(in: 1...6, using: &generator)
    // Region 0 is the sea. Seeds grow over the grid, and single cells fall to others: islands, enclaves, lakes.
    var centers: [(Int, Int)] = []
    for _ in 0...count {
      centers.append((Int.random(in: 0..<columns, using: &generator), Int.random(in: 0..<rows, using: &generator)))
    }
    owner = []
    vertices = []
    for row in 0..<rows {
      for column in 0..<columns {
        let isStray = Int.random(in: 0..<9, using: &generator) == 0
        let nearest = Self.nearest(centers, column, row)
        owner.append(isStray ? Int.random(in: 0...count, using: &generator) : nearest)
      }
    }
    let shake = Self.spacing * 2 / 5
    for row in 0...rows {
      for column in 0...columns {
        vertices.append(
          LatticePoint(
            x: Int32(column * Self.spacing + Int.random(in: -shake...shake, using: &generator)),
            y: Int32(row * Self.spacing + Int.random(in: -shake...shake, using: &generator))))
      }
    }
  }

  private static func nearest(_ centers: [(Int, Int)], _ column: Int, _ row: Int) -> Int {
    centers.indices.min { square(centers[$0], column, row) < square(centers[$1], column, row) } ?? 0
  }

  private static func square(_ center: (Int, Int), _ column: Int, _ row: Int) -> Int {
    (center.0 - column) * (center.0 - column) + (center.1 - row) * (center.1 - row)
  }

  /// Each cell as a polygon of the feature of its region: the reader makes one outline of them.
  var cells: BorderShapes {
    var shapes = BorderShapes(lattice: .sixDecimals)
    for region in 1...max(owner.max() ?? 1, 1) {
      shapes.features.append(BorderShapes.Feature())
      for cell in owner.indices where owner[cell] == region {
        let corner = cell / columns * (columns + 1) + cell % columns
        let corners = [0, 1, columns + 2, columns + 1].map { vertices[corner + $0] }
        shapes.append(.shell, corners)
      }
    }
    return shapes
  }
}
