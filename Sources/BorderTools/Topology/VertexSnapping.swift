import Atlas

/// Numbers the vertices of shapes: exactly, or such that vertices within a distance of one that came before become that one.
struct VertexSnapping {
  /// The distance in steps; below 1 vertices are matched exactly.
  let steps: Double

  /// The paths, and how many vertices were moved. O(points), and O(vertices within the distance) for each when snapping.
  func numbered(_ shapes: consuming BorderShapes) -> (paths: NumberedPaths, snapped: Int) {
    let paths = shapes.parts.map {
      NumberedPaths.Path(role: $0.role, feature: $0.feature, range: $0.points)
    }
    var numbering = VertexNumbering(expecting: shapes.points.count)
    let numbers = numbering.numbers(of: shapes.points)
    var numbered = NumberedPaths(vertices: numbering.vertices, numbers: numbers, paths: paths)
    guard steps >= 1 else { return (numbered, 0) }
    let snapped = snap(&numbered)
    return (numbered, snapped)
  }

  private func snap(_ paths: inout NumberedPaths) -> Int {
    var cells: [Cell: [Int32]] = [:]
    var homes = ContiguousArray<Int32>()
    homes.reserveCapacity(paths.vertices.count)
    var snapped = 0
    for (number, point) in paths.vertices.enumerated() {
      let cell = Cell(point, size: steps)
      if let home = nearest(to: point, cell, cells, paths.vertices) {
        homes.append(home)
        snapped += 1
      } else {
        homes.append(Int32(number))
        cells[cell, default: []].append(Int32(number))
      }
    }
    for index in paths.numbers.indices { paths.numbers[index] = homes[Int(paths.numbers[index])] }
    removeRepeats(&paths)
    return snapped
  }

  private func nearest(
    to point: LatticePoint, _ cell: Cell, _ cells: [Cell: [Int32]], _ vertices: ContiguousArray<LatticePoint>
  ) -> Int32? {
    var best: Int32?
    var bestSquare = steps * steps
    for row in cell.row - 1...cell.row + 1 {
      for column in cell.column - 1...cell.column + 1 {
        for other in cells[Cell(column: column, row: row)] ?? [] {
          let dx = Double(vertices[Int(other)].x) - Double(point.x)
          let dy = Double(vertices[Int(other)].y) - Double(point.y)
          let square = dx * dx + dy * dy
          if square < bestSquare || (square == bestSquare && best == nil) {
            best = other
            bestSquare = square
          }
        }
      }
    }
    return best
  }

  /// Vertices of one path that became the same stand in a row now; one of them stays.
  private func removeRepeats(_ paths: inout NumberedPaths) {
    for index in paths.paths.indices {
      let range = paths.paths[index].range
      var end = Int(range.lowerBound)
      for position in Int(range.lowerBound)..<Int(range.upperBound) {
        if end > Int(range.lowerBound), paths.numbers[end - 1] == paths.numbers[position] { continue }
        paths.numbers[end] = paths.numbers[position]
        end += 1
      }
      if paths.paths[index].isRing, end > Int(range.lowerBound) + 1,
        paths.numbers[end - 1] == paths.numbers[Int(range.lowerBound)]
      {
        end -= 1
      }
      paths.paths[index].range = range.lowerBound..<Int32(end)
    }
  }

  private struct Cell: Hashable {
    var column: Int
    var row: Int

    init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    init(_ point: LatticePoint, size: Double) {
      column = Int((Double(point.x) / size).rounded(.down))
      row = Int((Double(point.y) / size).rounded(.down))
    }
  }
}
