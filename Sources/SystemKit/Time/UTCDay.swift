/// A calendar day in UTC, proleptic Gregorian.
public struct UTCDay: Hashable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int

  /// The day of that number since 1970-01-01.
  public init(number: Int) { self.number = number }

  /// The day a moment lies in; `seconds` since 1970-01-01T00:00:00Z.
  public init(secondsSince1970 seconds: Int64) {
    number = Int((seconds >= 0 ? seconds : seconds - 86_399) / 86_400)
  }

  /// The day of a date; nil where the calendar has none such.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    number = Self.number(year: year, month: month, day: day)
    guard date == (year, month, day) else { return nil }
  }

  /// Reads `YYYY-MM-DD`, exactly.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2B }) else { return nil }
    guard let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month and day of the month, the latter two from 1.
  public var date: (year: Int, month: Int, day: Int) {
    // Years are counted from 1 March, so that the leap day is the last of its year; an era is 400 years.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension UTCDay: Comparable, CustomStringConvertible {
  /// Earlier days first.
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }

  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = date
    return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
