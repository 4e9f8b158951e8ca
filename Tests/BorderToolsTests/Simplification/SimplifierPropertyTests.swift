import BorderTools
import FileStore
import Foundation
import Testing

@Suite("Whatever the borders, simplified")
struct SimplifierPropertyTests {
  /// `CITYPACK_BORDER_SEEDS=20000` for a long run.
  static let seeds = ProcessInfo.processInfo.environment["CITYPACK_BORDER_SEEDS"].flatMap(Int.init) ?? 24

  @Test(
    "nothing is invalid, no gap or overlap arises, no polygon is lost, and nothing moves farther than the tolerance")
  func promises() throws {
    for seed in 0..<Self.seeds {
      let input = BorderInput(RandomCoverage(seed: UInt64(seed)).cells)
      for tolerance in [0.0, 15, 60, 150, 400] {
        try check(input, tolerance, seed)
      }
    }
  }

  private func check(_ input: BorderInput, _ tolerance: Double, _ seed: Int) throws {
    let outcome = BorderSimplifier.simplify(input.coverage, toleranceSteps: tolerance)
    let sink = MemorySink()
    try outcome.coverage.writeGeoJSON(to: sink)
    let map = try CheckedMap(MappedFile(copying: sink.bytes), decimals: 6)
    let degrees = max(tolerance / 1e6, 1e-6)
    let before = input.mended
    let report = BorderChecker.check(map, against: before, options: BorderChecker.Options(distancesAt: degrees))
    #expect(report.defects.isEmpty, "seed \(seed), tolerance \(tolerance): \(report.defects.prefix(3))")
    #expect(outcome.collisionsOfInput.isEmpty, "seed \(seed)")
    let farthest = report.distances?.farthestDegrees ?? .infinity
    #expect(farthest <= tolerance / 1e6 + 1e-12, "seed \(seed), tolerance \(tolerance): \(farthest)")
  }
}
