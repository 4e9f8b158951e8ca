import SourceText
import Testing

@Suite("A source place reads as people write it")
struct SourcePlaceTests {
  @Test("a place inside an archive names the member")
  func member() {
    let place = SourcePlace(file: "city.kmz", member: "doc.kml", line: 41, column: 9)
    #expect(place.description == "city.kmz!doc.kml:41:9")
  }

  @Test("a whole file has no line")
  func wholeFile() {
    #expect(SourcePlace(file: "images/bund.png").description == "images/bund.png")
  }

  @Test("places sort by file, member, line, column and label")
  func order() {
    let sorted = [
      SourcePlace(file: "a", line: 2, column: 9),
      SourcePlace(file: "a", line: 10, column: 1),
      SourcePlace(file: "a", line: 10, column: 1, label: "lat"),
      SourcePlace(file: "a", member: "m", line: 1, column: 1),
      SourcePlace(file: "b", line: 1, column: 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}

@Suite("Findings come in reading order")
struct FindingOrderTests {
  @Test("by place, then rule, then story, then subject")
  func order() {
    let rule = { (id: String) in
      RuleDescription(
        id: RuleID(id), severity: .error, summary: Bilingual(zh: "甲", en: "a"),
        explanation: Bilingual(zh: "乙", en: "b"), remedy: Bilingual(zh: "丙", en: "c"),
        fires: .init("", note: Bilingual(zh: "", en: "")), staysSilent: .init("", note: Bilingual(zh: "", en: "")))
    }
    let what = Bilingual(zh: "错", en: "wrong")
    let first = SourcePlace(file: "a", line: 1, column: 1)
    let second = SourcePlace(file: "a", line: 2, column: 1)
    let findings = [
      Finding(rule: rule("a/a"), at: first, what: what),
      Finding(rule: rule("a/b"), at: first, story: "s", what: what),
      Finding(rule: rule("a/b"), at: first, story: "t", subject: "1", what: what),
      Finding(rule: rule("a/b"), at: first, story: "t", subject: "2", what: what),
      Finding(rule: rule("a/a"), at: second, what: what),
    ]
    #expect(findings.reversed().sorted(by: Finding.inReadingOrder) == findings)
    #expect(findings[0].whatToDo[.zh] == "丙")
  }
}
