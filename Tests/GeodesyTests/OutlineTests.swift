import TestSupport
import Testing

@testable import Geodesy

@Suite struct OutlineTests {
  private func vertices(_ degrees: [(Double, Double)]) -> [OutlineData.Vertex] {
    degrees.map {
      OutlineData.Vertex(longitude: Int32(($0.1 * 1e7).rounded()), latitude: Int32(($0.0 * 1e7).rounded()))
    }
  }

  @Test func theCodedRingsReadBack() {
    // 3 vertices; steps (1, -1), (16, 0), (-17, 40).
    let rings = OutlineData.rings("E\n A@_@?`@oA")
    #expect(rings == [vertices([(-0.0001, 0.0001), (-0.0001, 0.0017), (0.0039, 0)])])
    #expect(OutlineData.rings("EA@_@?`@o").isEmpty)
  }

  @Test func theOutlinesAreWhole() {
    let mainland = OutlineData.rings(OutlineData.mainland)
    let rest = OutlineData.rings(OutlineData.hongKongMacauTaiwan)
    #expect(mainland.count > 5 && rest.count > 5)
    #expect(mainland.joined().count > 9_000)
    for vertex in (mainland + rest).joined() {
      #expect((150_000_000...540_000_000).contains(vertex.latitude))
      #expect((730_000_000...1_360_000_000).contains(vertex.longitude))
    }
  }

  @Test func nothingIsInsideOfNothing() {
    #expect(!Outline([]).contains(latitude: 0, longitude: 0))
    #expect(!Outline([[]]).contains(latitude: 0, longitude: 0))
  }

  /// Rings of every shape, also crossing themselves and with level edges, against a plain count of edges to the east.
  @Test func theRowsAnswerAsAPlainCountDoes() {
    var random = SeededGenerator(seed: 31)
    for round in 0..<30 {
      let spread = [0.01, 0.5, 4][round % 3]
      // Every other round on a coarse grid, so that edges are level and meet.
      let grid = round % 2 == 0 ? spread / 4 : 1e-7
      func number() -> Double { (Double.random(in: -spread...spread, using: &random) / grid).rounded() * grid }
      let rings = (0..<3).map { _ in vertices((0..<12).map { _ in (number(), number()) }) }
      let outline = Outline(rings)
      var spots = rings.joined().map { ($0.latitude, $0.longitude) }
      for _ in 0..<200 {
        spots.append(
          (
            Int32(Double.random(in: -spread...spread, using: &random) * 1.1e7),
            Int32(Double.random(in: -spread...spread, using: &random) * 1.1e7)
          ))
      }
      for (latitude, longitude) in spots {
        let expected = plainCount(rings, latitude: latitude, longitude: longitude) % 2 == 1
        #expect(outline.contains(latitude: latitude, longitude: longitude) == expected)
      }
    }
  }

  @Test func theMainlandsRowsAnswerAsAPlainCountDoes() {
    let rings = OutlineData.rings(OutlineData.mainland)
    var random = SeededGenerator(seed: 32)
    let vertices = Array(rings.joined())
    for _ in 0..<100 {
      // Near a vertex, where it is hardest.
      guard let vertex = vertices.randomElement(using: &random) else { return }
      let latitude = vertex.latitude + Int32.random(in: -20_000...20_000, using: &random)
      let longitude = vertex.longitude + Int32.random(in: -20_000...20_000, using: &random)
      let expected = plainCount(rings, latitude: latitude, longitude: longitude) % 2 == 1
      #expect(Outline.mainland.contains(latitude: latitude, longitude: longitude) == expected)
    }
  }

  private func plainCount(_ rings: [[OutlineData.Vertex]], latitude: Int32, longitude: Int32) -> Int {
    var count = 0
    for ring in rings {
      for index in ring.indices {
        let (a, b) = (ring[index], ring[(index + 1) % ring.count])
        guard (a.latitude <= latitude) != (b.latitude <= latitude) else { continue }
        let (low, high) = a.latitude < b.latitude ? (a, b) : (b, a)
        let left = Int64(high.longitude - low.longitude) * Int64(latitude - low.latitude)
        if left > Int64(longitude - low.longitude) * Int64(high.latitude - low.latitude) { count += 1 }
      }
    }
    return count
  }
}
