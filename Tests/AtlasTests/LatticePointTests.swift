import Atlas
import Testing

@Suite struct LatticePointTests {
  @Test func `a point fills eight bytes, so that millions of them lie side by side`() {
    #expect(MemoryLayout<LatticePoint>.stride == 8)
    #expect(LatticePoint(x: 1, y: 2) != LatticePoint(x: 2, y: 1))
  }
}
