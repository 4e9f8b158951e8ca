/// One of the two numbers of a position.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  case latitude
  case longitude
}

/// A latitude or longitude as people write it: decimal degrees, or degrees, minutes and seconds.
///
/// One grammar for every format: `31.2397`, `45º`, `41°25'01"S`, `59 12’ 7.7’’W`, `S41 25.117`, `北纬31°14′22″`.
/// A hemisphere stands before or behind, never together with a sign; minutes and seconds are below 60; only the last
/// part has decimals. Whether the number lies in range is not asked here.
public struct DegreesReading: Hashable, Sendable {
  /// How an angle is written. Two styles in one position are worth a warning.
  public enum Style: Sendable, Hashable {
    case decimal
    case sexagesimal
  }

  /// Degrees, north and east positive. Always finite.
  public var value: Double
  /// Digits after the decimal mark; nil for degrees, minutes and seconds.
  public var decimals: Int?
  public var style: Style
  public var leniencies: NumberLeniency

  /// Reads one angle. O(length).
  ///
  /// - Throws: the reason why the text is not a latitude or longitude.
  public init(_ text: String, axis: Axis, decimalMark: DecimalMark = .point) throws(NumberProblem) {
    do throws(NumberProblem) {
      let number = try DecimalNumber(text, decimalMark: decimalMark)
      self.init(
        value: number.value, decimals: number.decimals, style: .decimal, leniencies: number.leniencies)
    } catch .notANumber {
      try self.init(parts: text, axis: axis, decimalMark: decimalMark)
    }
  }

  private init(value: Double, decimals: Int?, style: Style, leniencies: NumberLeniency) {
    self.value = value
    self.decimals = decimals
    self.style = style
    self.leniencies = leniencies
  }

  private init(parts text: String, axis: Axis, decimalMark: DecimalMark) throws(NumberProblem) {
    let (scalars, leniencies) = try NumberText.normalise(text)
    let angle = try AngleGrammar.read(scalars, decimalMark: decimalMark)
    if let hemisphere = angle.hemisphere, hemisphere.axis != axis {
      throw .wrongHemisphere(letter: hemisphere.letter, axis: axis)
    }
    self.init(
      value: angle.value, decimals: angle.decimals, style: angle.decimals == nil ? .sexagesimal : .decimal,
      leniencies: leniencies)
  }
}
