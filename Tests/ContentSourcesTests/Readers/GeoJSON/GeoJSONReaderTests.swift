import ContentSources
import SourceText
import Testing

@Suite struct GeoJSONReaderTests {
  private func read(_ text: String) -> ReadDocument {
    GeoJSONReader.read(SourceBytes(file: "points.geojson", bytes: Array(text.utf8)))
  }

  @Test func anItemKeepsWhatTheFileWroteAndWhere() throws {
    let document = read(
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 2305843009223239036,
         "geometry": {"type": "Point", "coordinates": [121.4900, 31.24]},
         "properties": {"title": "外滩", "description": "walk", "year": 1843, "open": true, "tags": ["a"], "x": null}}
      ]}
      """)
    let item = try #require(document.items.first)
    #expect(document.format == .geojson && document.seen == 1 && document.findings.isEmpty)
    #expect(item.id?.value == "2305843009223239036")
    #expect(item.name?.value == "外滩" && item.name?.place.description == "points.geojson:4:28")
    #expect(item.text?.value == "walk")
    #expect(item.place.description == "points.geojson:2:3")
    #expect(item.fields.map { "\($0.key.value)=\($0.value.value)" } == ["year=1843", "open=true", #"tags=["a"]"#])
    guard case .point(let position) = item.geometry else {
      Issue.record("no point")
      return
    }
    #expect(position.longitude.value == 121.49 && position.longitude.raw == "121.4900" && position.decimals == 4)
    #expect(position.latitude.place.description == "points.geojson:3:60")
  }

  @Test func anIdAmongThePropertiesCountsWhereTheFeatureHasNone() {
    let document = read(#"{"type":"Feature","geometry":null,"properties":{"id":"bund","address":"中山东一路"}}"#)
    #expect(document.items.first?.id?.value == "bund")
    guard let item = document.items.first, case ItemGeometry.none(let address) = item.geometry else {
      Issue.record("there should be no position")
      return
    }
    #expect(address?.value == "中山东一路")
  }

  @Test func bothPlacesOfARepeatedKeyAreNamed() throws {
    let finding = try #require(read("{\"type\":\"Point\",\n\"type\":\"Point\",\"coordinates\":[1,2]}").findings.first)
    #expect(finding.place.description == "points.geojson:2:1" && finding.subject == "type")
    #expect(finding.related.map(\.place.description) == ["points.geojson:1:2"])
  }

  @Test func aSyntaxErrorNamesLineAndColumn() throws {
    let document = read("{\"type\": \"Point\",\n  \"coordinates\": [121.49, 31.24,]}")
    #expect(document.isRefused)
    #expect(try #require(document.findings.last).place.description == "points.geojson:2:32")
  }

  @Test(arguments: [("1", 0), ("1.50", 2), ("1.5e2", 0), ("1.5e-3", 4), ("121.473701", 6)])
  func decimalsAreCountedAsWritten(number: String, decimals: Int) throws {
    let item = try #require(read(#"{"type":"Point","coordinates":[\#(number),2]}"#).items.first)
    guard case .point(let position) = item.geometry else {
      Issue.record("no point")
      return
    }
    #expect(position.decimals == decimals)
  }

  @Test func everyRuleIsWholeAndNamedOnce() {
    #expect(Set(geoJSONReaderRules.map(\.id)).count == geoJSONReaderRules.count)
    for rule in geoJSONReaderRules {
      for words in [rule.summary, rule.explanation, rule.remedy] { #expect(!words.zh.isEmpty && !words.en.isEmpty) }
    }
  }

  /// The examples of the documentation are true.
  @Test(arguments: geoJSONReaderRules)
  func aRulesExamplesFireAndStaySilent(rule: RuleDescription) {
    #expect(read(rule.fires.text).findings.contains { $0.rule == rule.id })
    #expect(!read(rule.staysSilent.text).findings.contains { $0.rule == rule.id })
  }
}
