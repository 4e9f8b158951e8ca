/// Degrees, minutes and seconds with their marks, and the hemisphere before or behind.
enum AngleGrammar {
  struct Hemisphere {
    var letter: String
    var axis: Axis
    var isNegative: Bool
  }

  struct Angle {
    var value: Double
    var decimals: Int?
    var hemisphere: Hemisphere?
  }

  static func read(_ scalars: [Unicode.Scalar], decimalMark: DecimalMark) throws(NumberProblem) -> Angle {
    var reader = ScalarReader(scalars)
    let before = takeHemisphere(&reader)
    reader.skipSpaces()
    let sign = reader.take { $0 == "-" || $0 == "+" }
    let parts = try takeParts(&reader, decimalMark: decimalMark)
    let after = takeHemisphere(&reader)
    reader.skipSpaces()
    guard reader.isAtEnd, before == nil || after == nil else { throw NumberProblem(diagnosing: scalars) }
    let hemisphere = before ?? after
    guard let degrees = parts.first, parts.count == 1 || hemisphere != nil || parts.contains(where: \.isMarked) else {
      throw NumberProblem(diagnosing: scalars)
    }
    guard sign == nil || hemisphere == nil else { throw .signAndHemisphere }
    let magnitude = try value(of: parts)
    let isNegative = sign == "-" || hemisphere?.isNegative == true
    return Angle(
      value: isNegative ? -magnitude : magnitude, decimals: parts.count == 1 ? degrees.decimals : nil,
      hemisphere: hemisphere)
  }

  private struct Part {
    var value: Double
    var decimals: Int
    var hasFraction: Bool
    var isMarked: Bool
  }

  /// Up to three numbers, each with the mark of its unit or none, in the order degrees, minutes, seconds.
  private static func takeParts(
    _ reader: inout ScalarReader, decimalMark: DecimalMark
  ) throws(NumberProblem) -> [Part] {
    var parts: [Part] = []
    while parts.count < 3 {
      reader.skipSpaces()
      guard let number = reader.takeNumber(decimalMark: decimalMark) else { break }
      guard let value = Double(number.ascii), value.isFinite else { throw .notFinite }
      reader.skipSpaces()
      let mark = takeMark(&reader)
      guard mark == nil || mark == parts.count else { throw .marksOutOfOrder }
      let hasFraction = value != value.rounded(.towardZero) || number.decimals > 0
      parts.append(
        Part(value: value, decimals: number.decimals, hasFraction: hasFraction, isMarked: mark != nil))
    }
    reader.skipSpaces()
    return parts
  }

  /// (3600 d + 60 m + s) / 3600: one rounding where the seconds are whole.
  private static func value(of parts: [Part]) throws(NumberProblem) -> Double {
    guard parts.dropFirst().allSatisfy({ $0.value < 60 }) else { throw .sixtyOrMore }
    guard parts.dropLast().allSatisfy({ !$0.hasFraction }) else { throw .fractionBeforeLastPart }
    if parts.count == 1 { return parts[0].value }
    let seconds = parts.count > 2 ? parts[2].value : 0
    return (parts[0].value * 3600 + parts[1].value * 60 + seconds) / 3600
  }

  /// 0 for the degree mark, 1 for minutes, 2 for seconds.
  private static func takeMark(_ reader: inout ScalarReader) -> Int? {
    if reader.take(where: { "°º˚度".unicodeScalars.contains($0) }) != nil { return 0 }
    if reader.take(where: { "\"″”“˝秒".unicodeScalars.contains($0) }) != nil { return 2 }
    guard let first = reader.take(where: { "'′’‘ʹ´分".unicodeScalars.contains($0) }) else { return nil }
    return first != "分" && reader.take(first) ? 2 : 1
  }

  /// `N`, `e`, `北`, `东经`, `西經`.
  private static func takeHemisphere(_ reader: inout ScalarReader) -> Hemisphere? {
    reader.skipSpaces()
    guard let scalar = reader.next, let (axis, isNegative) = meaning(of: scalar) else { return nil }
    _ = reader.take(scalar)
    if !scalar.isASCII { _ = reader.take { "纬緯经經".unicodeScalars.contains($0) } }
    return Hemisphere(letter: String(scalar), axis: axis, isNegative: isNegative)
  }

  private static func meaning(of scalar: Unicode.Scalar) -> (Axis, isNegative: Bool)? {
    switch scalar {
    case "N", "n", "北": (.latitude, false)
    case "S", "s", "南": (.latitude, true)
    case "E", "e", "东", "東": (.longitude, false)
    case "W", "w", "西": (.longitude, true)
    default: nil
    }
  }
}
