import SourceText

/// The findings about numbers, the same in every format.
extension Finding {
  /// A coordinate that the grammar refuses.
  static func notANumber(_ text: Located<String>, _ problem: NumberProblem) -> Finding {
    let name = text.place.label.map { "\($0) " } ?? ""
    let shown = text.raw.prefix(40)
    return Finding(
      rule: .coordinateNotANumber, at: text.place, subject: String(shown),
      what: Bilingual(
        zh: "\(name)“\(shown)”不是坐标：\(problem.reason.zh)",
        en: "\(name)‘\(shown)’ is not a coordinate: \(problem.reason.en)"),
      whatToDo: problem.advice)
  }

  /// One of two numbers is missing.
  static func halfPosition(_ given: Located<String>, missing: String) -> Finding {
    Finding(
      rule: .coordinateHalfPosition, at: given.place, subject: given.raw,
      what: Bilingual(
        zh: "写了 \(given.raw)，缺少 \(missing)", en: "\(given.raw) is given, and \(missing) is missing"))
  }

  /// Decimal degrees beside degrees, minutes and seconds.
  static func mixedStyle(_ latitude: Located<String>, _ longitude: Located<String>) -> Finding {
    Finding(
      rule: .coordinateMixedStyle, at: latitude.place, subject: "\(latitude.raw) \(longitude.raw)",
      what: Bilingual(
        zh: "“\(latitude.raw)”和“\(longitude.raw)”写法不一样",
        en: "‘\(latitude.raw)’ and ‘\(longitude.raw)’ are written in two styles"))
  }
}

/// What was overlooked in the numbers of a column or a file: told once a kind, at the first place, with the number.
struct LeniencyTally {
  private var lenient: (first: Located<String>, count: Int)?
  private var comma: (first: Located<String>, count: Int)?

  /// Notes one number and what was overlooked in it.
  mutating func add(_ leniencies: NumberLeniency, _ text: Located<String>) {
    if leniencies.contains(.decimalComma) { comma = (comma?.first ?? text, (comma?.count ?? 0) + 1) }
    if !leniencies.subtracting(.decimalComma).isEmpty {
      lenient = (lenient?.first ?? text, (lenient?.count ?? 0) + 1)
    }
  }

  var findings: [Finding] {
    var findings: [Finding] = []
    if let (first, count) = comma {
      findings.append(
        Finding(
          rule: .coordinateDecimalComma, at: first.place, subject: first.raw,
          what: Bilingual(
            zh: "“\(first.raw)”等 \(count) 个数用逗号作小数点",
            en: "\(count) number(s), such as ‘\(first.raw)’, have a decimal comma")))
    }
    if let (first, count) = lenient {
      findings.append(
        Finding(
          rule: .coordinateLenientNumber, at: first.place, subject: first.raw,
          what: Bilingual(
            zh: "“\(first.raw)”等 \(count) 个数里有全角字符、特殊减号或看不见的空格",
            en:
              "\(count) number(s), such as ‘\(first.raw)’, have full-width digits, a typographic minus or invisible spaces"
          )))
    }
    return findings
  }
}

extension SourcePosition {
  /// The position of two angles read from text.
  init(_ latitude: Located<String>, _ north: DegreesReading, _ longitude: Located<String>, _ east: DegreesReading) {
    let decimals = [north.decimals, east.decimals].compactMap { $0 }.max()
    self.init(
      latitude: latitude.map { _ in north.value }, longitude: longitude.map { _ in east.value }, decimals: decimals)
  }
}
