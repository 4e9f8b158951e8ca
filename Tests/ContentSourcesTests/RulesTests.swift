import ContentSources
import SourceText
import Testing

@Suite struct TextReaderRulesTests {
  @Test func `No two rules share an id`() {
    let ids = textReaderRules.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `Every rule speaks both languages`() {
    for rule in textReaderRules {
      let words = [rule.summary, rule.explanation, rule.remedy, rule.fires.note, rule.staysSilent.note]
      #expect(words.allSatisfy { !$0.zh.isEmpty && !$0.en.isEmpty }, "\(rule.id)")
      #expect(rule.fires.text != rule.staysSilent.text, "\(rule.id)")
    }
  }

  @Test func `Every described key has an example and both languages`() {
    for table in KeyTable.all {
      for key in table.keys + table.keys.flatMap(\.children) {
        #expect(!key.example.isEmpty && !key.meaning.zh.isEmpty && !key.meaning.en.isEmpty, "\(table.file) \(key.name)")
      }
    }
  }
}
