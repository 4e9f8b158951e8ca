import ContentSources
import Digests
import SourceText
import Testing

@testable import ContentChecks

@Suite struct FingerprintTests {
  @Test func `a checker's fingerprint changes with everything a verdict depends on`() {
    let place = SourcePlace(file: "citypack.yaml", line: 1, column: 1)
    var graver = ProjectConfig()
    graver.severities = [OnRunway.id: Located(.info, raw: "info", at: place)]
    var off = ProjectConfig()
    off.severities = [OnRunway.id: Located(nil, raw: "off", at: place)]
    var smaller = ProjectConfig()
    smaller.maxImageBytes = 1
    var radius = ProjectConfig()
    radius.defaultRadiusMeters = 100
    let configs = [ProjectConfig(), graver, off, smaller, radius]
    let references: [HazardReference?] = [nil, KnownAerodromes.all, .made(airports: [])]
    var seen: Set<SHA256Digest> = []
    for config in configs {
      for hazards in references {
        for today in ["2026-06-15", "2026-06-16"] {
          seen.insert(Checker(config: config, hazards: hazards, today: today).fingerprint)
        }
      }
    }
    #expect(seen.count == configs.count * references.count * 2)
  }

  @Test func `equal checkers have equal fingerprints`() {
    let one = Checker(config: ProjectConfig(), hazards: KnownAerodromes.all, today: "2026-06-15")
    let two = Checker(config: ProjectConfig(), hazards: KnownAerodromes.all, today: "2026-06-15")
    #expect(one.fingerprint == two.fingerprint)
  }
}
