import SourceText

/// Reads `ignore.yaml`: a list of findings that someone has looked at and accepted.
enum AcceptedFindingsReader {
  static func read(_ source: SourceBytes, findings: inout [Finding]) -> [AcceptedFinding] {
    guard let root = YAMLFile.read(source, findings: &findings), !root.isEmpty else { return [] }
    guard let entries = root.sequence else {
      findings.append(.badValue(root, wants: Bilingual(zh: "一个列表（- rule: …）", en: "a list (- rule: …)")))
      return []
    }
    return entries.compactMap { entry(Fields($0, keys: KeyTable.ignore.keys, findings: &findings), &findings) }
  }

  /// Nil without a rule and a reason: what nobody has given a reason for is not accepted.
  private static func entry(_ fields: Fields, _ findings: inout [Finding]) -> AcceptedFinding? {
    let story = fields.text("story", findings: &findings)
    let subject = fields.text("subject", findings: &findings)
    let expires = fields.text("expires", findings: &findings)
    if let expires, !CalendarDay.isValid(expires.value) {
      findings.append(
        .badValue(
          expires, what: Bilingual(zh: "“\(expires.value)”不是日期", en: "‘\(expires.value)’ is not a day"),
          whatToDo: Bilingual(zh: "写成 2027-06-30 的样子。", en: "Write it like 2027-06-30.")))
      return nil
    }
    guard let rule = fields.text("rule", findings: &findings), let reason = fields.text("reason", findings: &findings)
    else { return nil }
    return AcceptedFinding(rule: rule, story: story, subject: subject, reason: reason, expires: expires)
  }
}

/// Days as files write them.
enum CalendarDay {
  /// `YYYY-MM-DD`, and a day that the Gregorian calendar has.
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.unicodeScalars.allSatisfy({ $0.isASCIIDigit || $0 == "-" }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }
}
