import Atlas
import BorderTools
import FileStore
import Testing

@Suite("Simplifying")
struct BorderSimplifierTests {
  private func simplified(_ text: String, _ tolerance: Double) -> BorderSimplifier.Outcome {
    BorderSimplifier.simplify(Coverage(shapes(text)), toleranceSteps: tolerance)
  }

  @Test("leaves out what lies within the tolerance, on a shared border once for both sides")
  func sharedBorder() {
    let outcome = simplified("A: 0,0 50,0 51,25 50,50 0,50\nB: 50,0 99,0 99,50 50,50 51,25", 2)
    #expect(outcome.coverage.arcCount == 3)
    #expect(!outcome.coverage.points.contains(LatticePoint(x: 51, y: 25)))
  }

  @Test("keeps three corners of every ring, however small")
  func islands() {
    let outcome = simplified("A: 0,0 1,0 2,1 1,2 0,1", 1000)
    #expect(text(outcome.coverage.points(ofPath: 0)).split(separator: " ").count == 4)
  }

  /// A bay of the mainland with an island in it: the straight coast would have swallowed the island without crossing it.
  @Test("takes a coast back that would jump over an island, though nothing crosses")
  func jump() {
    let bay = "A: 0,0 0,-90 100,-90 100,0 60,0 55,-18 45,-18 40,0"
    let without = simplified(bay, 20)
    #expect(without.jumpsRepaired + without.collisionsRepaired == 0)
    let with = simplified(bay + " + 49,-9 51,-9 50,-8", 20)
    #expect(with.jumpsRepaired > 0)
    #expect(with.coverage.points.count > without.coverage.points.count + 4)
  }

  @Test("takes a border back that would cross a neighbour's")
  func crossing() {
    let outcome = simplified("A: 0,0 0,-90 100,-90 100,0 60,0 55,-18 45,-18 40,0\nB: 50,-15 53,30 47,30", 20)
    #expect(outcome.collisionsRepaired > 0)
    #expect(outcome.collisionsOfInput.isEmpty)
  }

  @Test("says where the input itself crosses, and ends")
  func crossingInput() {
    let outcome = simplified("A: 0,0 40,40 40,0 0,40", 1)
    #expect(outcome.collisionsOfInput.count == 1)
  }

  @Test("at tolerance 0 changes nothing")
  func lossless() {
    let coverage = Coverage(shapes("A: 0,0 5,0 9,0 9,9 0,9"))
    #expect(BorderSimplifier.simplify(coverage, toleranceSteps: 0).coverage.points == coverage.points)
  }

  @Test("leaves lines lines, and lets them cross borders")
  func lines() {
    let outcome = simplified("A: 0,0 90,0 90,90 0,90\nL: ~ -10,50 40,51 100,50", 5)
    #expect(text(outcome.coverage.points(ofPath: 1)) == "-10,50 100,50")
    #expect(outcome.collisionsOfInput.isEmpty)
  }
}
