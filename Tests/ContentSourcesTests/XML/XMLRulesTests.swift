import SourceText
import Testing

import ContentSources

@Suite("The rules of the XML readers")
struct XMLRulesTests {
  @Test(arguments: xmlReaderRules)
  func `every rule speaks both languages`(_ rule: RuleDescription) {
    let texts = [rule.summary, rule.explanation, rule.remedy, rule.fires.note, rule.staysSilent.note]
    for text in texts {
      #expect(!text.zh.isEmpty && !text.en.isEmpty)
      #expect(text.zh.unicodeScalars.contains { $0.value > 0x2E80 }, "\(text.zh)")
    }
    #expect(
      !rule.fires.text.isEmpty && rule.fires.text != rule.staysSilent.text || rule.fires.note != rule.staysSilent.note)
  }

  @Test func `no two rules share an id, and none is out of order with the readers' lists`() {
    let ids = xmlReaderRules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isDisjoint(with: textReaderRules.map(\.id)))
  }
}
