import ContentSources
import SourceText
import Testing

/// The acceptance list of the readers: every row of `Pitfalls/*.tsv`.
@Suite struct PitfallsTests {
  private static let described = Set((xmlReaderRules + textReaderRules + geoJSONReaderRules).map(\.id))

  @Test(arguments: try PitfallTable.all())
  func `A pitfall comes out as its table says`(_ pitfall: Pitfall) throws {
    let document = try PitfallReading.read(SourceBytes(file: pitfall.file, bytes: pitfall.bytes))
    let rules = Set(document.findings.map(\.rule.rawValue))
    let told = Comment(rawValue: "found: \(document.findings.map { "\($0.place) \($0.rule): \($0.what.en)" })")
    let keepsAll = !document.isRefused && document.items.count == document.seen
    switch pitfall.outcome {
    case .accept:
      #expect(keepsAll && rules.isEmpty && document.seen + document.tracks.count > 0, told)
    case .finding(let rule):
      #expect(keepsAll && rules.contains(rule), told)
    case .itemRefused(let rule):
      #expect(!document.isRefused && document.items.count < document.seen && rules.contains(rule), told)
    case .fileRefused(let rule):
      #expect(document.isRefused && document.items.isEmpty && rules.contains(rule), told)
    }
  }

  @Test func `No two pitfalls share an id`() throws {
    let ids = try PitfallTable.all().map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: try PitfallTable.all())
  func `Every finding about a pitfall has a described rule, a place and both languages`(_ pitfall: Pitfall) throws {
    let document = try PitfallReading.read(SourceBytes(file: pitfall.file, bytes: pitfall.bytes))
    for finding in document.findings {
      #expect(Self.described.contains(finding.rule), "\(finding.rule)")
      #expect(finding.place.file == pitfall.file)
      for words in [finding.what, finding.howWeKnow, finding.whatToDo] {
        #expect(!words.zh.isEmpty && !words.en.isEmpty)
      }
    }
  }
}
