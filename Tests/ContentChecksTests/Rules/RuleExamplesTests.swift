import ContentSources
import SourceText
import TestSupport
import Testing

@testable import ContentChecks

/// The examples that `citypack explain` shows, read by the real readers and held to what they claim.
@Suite struct RuleExamplesTests {
  @Test(arguments: frontMatterRules)
  func `an example does what its rule says of it`(_ id: String) throws {
    let rule = try #require(RuleSet.all[RuleID(id)])
    let extent = extent(of: rule)
    #expect(try rules(for: rule.fires.text, extent: extent).contains(id), "must fire")
    #expect(try !rules(for: rule.staysSilent.text, extent: extent).contains(id), "must stay silent")
  }

  /// Rules whose examples are front matter of one story.
  private static let frontMatterRules = [
    "coord/missing", "coord/out-of-range", "coord/lost-decimal-point", "coord/undecided-datum", "coord/null-island",
    "coord/swapped", "coord/sign", "coord/low-precision", "geo/outside-extent", "geo/on-runway",
    "geo/on-water-runway", "geo/in-airfield", "geo/on-former-runway", "fence/radius", "fence/radius-impossible",
    "id/format", "media/missing", "media/alt-missing", "media/name",
  ]

  /// A box around the place of the silent example.
  private func extent(of rule: RuleDescription) -> String {
    let keys = Dictionary(keys(in: rule.staysSilent.text), uniquingKeysWith: { first, _ in first })
    let latitude = Double(keys["latitude"] ?? "") ?? 31.2397
    let longitude = Double(keys["longitude"] ?? "") ?? 121.4896
    return "{south: \(decimal(latitude - 0.2, places: 4)), west: \(decimal(longitude - 0.3, places: 4)), "
      + "north: \(decimal(latitude + 0.2, places: 4)), east: \(decimal(longitude + 0.3, places: 4))}"
  }

  private func rules(for example: String, extent: String) throws -> [String] {
    var files = [
      "content/cities/here/city.yaml": Array(
        "names: {en: Here}\nlanguages: [zh-hans, en]\ntimezone: UTC\nextent: \(extent)\n".utf8),
      "content/cities/here/stories/the-bund.md": Array(story(example).utf8),
    ]
    for line in example.split(separator: "\n") where line.hasPrefix("# images/ holds ") {
      files["content/cities/here/images/\(line.dropFirst(16))"] = [0]
    }
    let city = try ContentReader(MemoryFileSystem(files: files), root: "content").city("here", in: ProjectConfig())
    let checker = Checker(config: ProjectConfig(), hazards: KnownAerodromes.all, today: "2026-06-15")
    return checker.verdict(on: city).findings.map(\.rule.rawValue)
  }

  /// A whole story: the example's keys, and ordinary ones where it has none.
  private func story(_ example: String) -> String {
    let own = Set(keys(in: example).map(\.0))
    let hasPlace = own.contains("latitude") || own.contains("address")
    let ordinary = [("id", "the-bund"), ("radiusMeters", "100"), ("title", "{zh-hans: 外滩, en: The Bund}")]
    let place = hasPlace ? [] : [("latitude", "31.23970"), ("longitude", "121.48960")]
    let added = (ordinary + place).filter { !own.contains($0.0) }.map { "\($0.0): \($0.1)\n" }.joined()
    return "---\n\(added)\(example)\n---\n# en\n\nText.\n"
  }

  private func keys(in example: String) -> [(String, String)] {
    example.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":"), line.first?.isLetter == true else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (String(line[..<colon]), String(value))
    }
  }
}
