import Atlas
import BorderTools

/// Shapes for tests, drawn by hand: `"A: 0,0 4,0 4,4 0,4 / 1,1 1,2 2,2"`, a feature a line, a slash before each hole, a
/// plus before each further polygon, a tilde before a line.
func shapes(_ text: String, decimals: Int = 6) -> BorderShapes {
  var shapes = BorderShapes(lattice: Lattice(decimals: decimals) ?? .sixDecimals)
  for line in text.split(separator: "\n") {
    shapes.features.append(BorderShapes.Feature())
    var role = BorderShapes.Role.shell
    var points: [LatticePoint] = []
    func finish() {
      if !points.isEmpty { shapes.append(role, points) }
      points = []
    }
    for word in line.split(separator: ":").last.map({ $0.split(separator: " ") }) ?? [] {
      switch word {
      case "/": finish(); role = .hole
      case "+": finish(); role = .shell
      case "~": finish(); role = .line
      default:
        let numbers = word.split(separator: ",").compactMap { Int32($0) }
        points.append(LatticePoint(x: numbers[0], y: numbers[1]))
      }
    }
    finish()
  }
  return shapes
}

/// The points of a path as text: `0,0 4,0 …`.
func text(_ points: some Sequence<LatticePoint>) -> String {
  points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
}
