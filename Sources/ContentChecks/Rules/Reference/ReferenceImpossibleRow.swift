import SourceText

/// A row of the reference that cannot be true.
enum ReferenceImpossibleRow: Rule {
  static let description = RuleDescription(
    id: RuleID("reference/impossible-row"),
    severity: .info,
    summary: Bilingual(zh: "参考资料里有不可能为真的行", en: "A row of the reference cannot be true"),
    explanation: Bilingual(
      zh: """
        机场资料由志愿者维护，偶有错误：少一个负号，跑道两端就相距八千公里。两端距离与写明的长度相差超过 500 米且超过长度的一半、\
        没写长度而两端相距超过 8 公里、跑道中点离机场超过 15 公里、数字不是地点、类型不认识、不属于任何机场的行，都不采用；\
        该机场改按「没有跑道位置」对待（见 geo/in-airfield）。只报告资料覆盖范围之内、跑道规则用得上的机场。
        """,
      en: """
        The data is kept by volunteers, and a lost minus sign puts two ends of a runway 8,000 km apart. Left out are rows \
        whose ends differ from the stated length by more than 500 m and more than half of it, ends over 8 km apart \
        without a stated length, runways whose middle lies over 15 km from their aerodrome, numbers that are no place, \
        unknown types, and runways of no aerodrome. The aerodrome then counts as one whose runways are not placed (see \
        geo/in-airfield). Only rows within the covered area are named, and only of aerodromes that a runway rule asks.
        """),
    remedy: Bilingual(
      zh: "不要手改：重跑 content/tools/hazards.py 取新资料；若仍在，请到 ourairports.com 更正。",
      en: "Do not edit it by hand: rerun content/tools/hazards.py; if it stays, mend it at ourairports.com."),
    fires: RuleDescription.Example(
      "KXXX 09/27: 40.1, -88.2 to 40.1, 88.2, 3,000 ft",
      note: Bilingual(zh: "一端少了负号。", en: "One end lost its minus.")),
    staysSilent: RuleDescription.Example(
      "HK-0099 13/31: 2,679 m between the ends, 11,122 ft stated",
      note: Bilingual(zh: "启德：差 711 米，粗略但可信。", en: "Kai Tak: 711 m off, rough but possible.")))

  static func finding(at place: SourcePlace, subject: String, _ fault: ReferenceFault) -> Finding {
    var finding = Finding(
      rule: description, at: place, subject: subject,
      what: Bilingual(zh: "\(subject) \(fault.words.zh)", en: "\(subject) \(fault.words.en)"))
    if case .missingHeadings = fault { finding.severity = .warning }
    return finding
  }
}
