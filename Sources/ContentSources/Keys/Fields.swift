import SourceText

/// The values of a YAML map whose keys are described: the one way in which files of `content/` are read.
///
/// Unknown and missing keys are told when it is made; a value that does not fit is told when it is asked for. Nothing
/// that does not fit is mended: it is absent then.
struct Fields {
  /// Where the map starts.
  let place: SourcePlace
  private let values: [String: YAMLNode]
  private let bounds: [String: ClosedRange<Double>]
  /// Keys that are not there, with the wrong name under which they stand instead.
  private(set) var misspelt: [String: Located<String>] = [:]

  /// Reads nothing from a node that is no map; a finding says so.
  init(_ node: YAMLNode, keys: [KeyDescription], story: String? = nil, findings: inout [Finding]) {
    place = node.place
    bounds = Dictionary(keys.compactMap { key in key.bounds.map { (key.name, $0) } }) { first, _ in first }
    guard let entries = node.mapping else {
      values = [:]
      findings.append(.badValue(node, wants: Bilingual(zh: "若干“键: 值”", en: "keys with values"), story: story))
      return
    }
    var values: [String: YAMLNode] = [:]
    var unknown: [Located<String>] = []
    for entry in entries {
      if keys.contains(where: { $0.name == entry.key.value }) {
        values[entry.key.value] = entry.value
      } else {
        unknown.append(entry.key)
      }
    }
    self.values = values
    // A key that must be there and stands under a wrong name is one mistake.
    for key in unknown {
      let meant = keys.meant(by: key.value)
      if let meant, meant.isMissedElsewhere, values[meant.name] == nil, misspelt[meant.name] == nil {
        misspelt[meant.name] = key
        findings.append(.misspeltKey(key, for: meant, story: story))
      } else {
        findings.append(.unknownKey(key, among: keys, story: story))
      }
    }
    for key in keys where key.isRequired && values[key.name]?.isBlank ?? true && misspelt[key.name] == nil {
      findings.append(.missingKey(key, at: values[key.name]?.place ?? node.place, story: story))
    }
  }

  /// The value as written; nil where the key is absent or its value says nothing.
  subscript(name: String) -> YAMLNode? {
    values[name].flatMap { $0.isBlank ? nil : $0 }
  }

  /// Whether the key is there at all, whatever it says.
  func states(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String, findings: inout [Finding]) -> Located<String>? {
    guard let node = self[name] else { return nil }
    return node.readText(&findings)
  }

  /// A list of texts, or one text.
  func texts(_ name: String, findings: inout [Finding]) -> [Located<String>] {
    guard let node = self[name] else { return [] }
    if let text = node.text { return [text] }
    guard let nodes = node.sequence else {
      findings.append(.badValue(node, wants: Bilingual(zh: "一列文字", en: "a list of texts")))
      return []
    }
    return nodes.compactMap { $0.readText(&findings) }
  }

  /// The maps of a list; a single map is a list of one.
  func maps(_ name: String, findings: inout [Finding]) -> [YAMLNode] {
    guard let node = self[name] else { return [] }
    if node.mapping != nil { return [node] }
    guard let nodes = node.sequence else {
      findings.append(.badValue(node, wants: Bilingual(zh: "一个列表（- …）", en: "a list (- …)")))
      return []
    }
    return nodes
  }

  /// One text a language.
  func textByLanguage(_ name: String, findings: inout [Finding]) -> [LanguageTag: Located<String>] {
    guard let node = self[name] else { return [:] }
    guard let entries = node.mapping else {
      let wants = Bilingual(
        zh: "每种语言一个，例如 {zh-hans: …, en: …}", en: "one text a language, such as {zh-hans: …, en: …}")
      findings.append(.badValue(node, wants: wants))
      return [:]
    }
    var texts: [LanguageTag: Located<String>] = [:]
    for entry in entries {
      guard let language = LanguageTag(rawValue: entry.key.value) else {
        findings.append(.badLanguage(entry.key))
        continue
      }
      if !entry.value.isEmpty { texts[language] = entry.value.readText(&findings) }
    }
    return texts
  }

  func languages(_ name: String, findings: inout [Finding]) -> [Located<LanguageTag>] {
    var languages: [Located<LanguageTag>] = []
    for text in texts(name, findings: &findings) {
      guard let language = LanguageTag(rawValue: text.value) else {
        findings.append(.badLanguage(text))
        continue
      }
      if languages.contains(where: { $0.value == language }) {
        findings.append(
          .badValue(
            text, what: Bilingual(zh: "语言 \(language) 写了两次", en: "the language \(language) is listed twice"),
            whatToDo: Bilingual(zh: "删去一个。", en: "Take one out.")))
      } else {
        languages.append(text.map { _ in language })
      }
    }
    return languages
  }

  /// A number of metres within the bounds of its key.
  func meters(_ name: String, findings: inout [Finding]) -> Located<Double>? {
    guard let node = self[name] else { return nil }
    guard let text = node.text, let number = try? DecimalNumber(text.raw), isWithinBounds(number.value, of: name) else {
      let bounds = boundsInWords(of: name)
      let wants = Bilingual(zh: "一个数字，单位是米\(bounds.zh)", en: "a number of metres\(bounds.en)")
      findings.append(.badValue(node, wants: wants))
      return nil
    }
    return text.map { _ in number.value }
  }

  /// A whole number within the bounds of its key.
  func wholeNumber(_ name: String, findings: inout [Finding]) -> Int? {
    guard let node = self[name] else { return nil }
    guard let text = node.text, text.raw.utf8.count <= 10, text.raw.unicodeScalars.allSatisfy(\.isASCIIDigit),
      let number = Int(text.raw), isWithinBounds(Double(number), of: name)
    else {
      let bounds = boundsInWords(of: name)
      findings.append(
        .badValue(node, wants: Bilingual(zh: "一个整数\(bounds.zh)", en: "a whole number\(bounds.en)")))
      return nil
    }
    return number
  }

  private func isWithinBounds(_ number: Double, of name: String) -> Bool {
    bounds[name].map { $0.contains(number) } ?? (number >= 0)
  }

  private func boundsInWords(of name: String) -> Bilingual {
    guard let bounds = bounds[name] else { return Bilingual(zh: "", en: "") }
    let (low, high) = (Int(bounds.lowerBound), Int(bounds.upperBound))
    return Bilingual(zh: "，在 \(low) 到 \(high) 之间", en: " from \(low) to \(high)")
  }

  /// A latitude or longitude on its own.
  func degrees(_ name: String, _ axis: Axis, findings: inout [Finding]) -> Located<Double>? {
    guard let node = self[name], let text = node.readText(&findings) else { return nil }
    do throws(NumberProblem) {
      let reading = try DegreesReading(text.raw, axis: axis)
      guard isWithinBounds(reading.value, of: name) else {
        let bounds = boundsInWords(of: name)
        findings.append(.badValue(node, wants: Bilingual(zh: "度数\(bounds.zh)", en: "degrees\(bounds.en)")))
        return nil
      }
      return text.map { _ in reading.value }
    } catch {
      findings.append(.notANumber(text, error))
      return nil
    }
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of _: Choice.Type, findings: inout [Finding]
  ) -> Located<Choice>? {
    // A key without a value is a choice not made, and nobody would miss it.
    guard let node = values[name] else { return nil }
    guard let text = node.text, let choice = Choice(rawValue: text.value) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      findings.append(.badValue(node, wants: Bilingual(zh: "其中之一：\(words)", en: "one of \(words)")))
      return nil
    }
    return text.map { _ in choice }
  }
}

extension YAMLNode {
  /// The text of a scalar; a finding where it is a list or a map.
  func readText(_ findings: inout [Finding]) -> Located<String>? {
    if let text { return text }
    if !isEmpty { findings.append(.badValue(self, wants: Bilingual(zh: "一段文字", en: "a text"))) }
    return nil
  }
}
