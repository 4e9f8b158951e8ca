/// A moment as XML writes it (`xsd:dateTime`, ISO 8601): `2012-10-24T23:22:51.968Z`, `2026-05-01T08:00:00+08:00`.
struct XMLDateTime: Equatable {
  /// Seconds since 1970-01-01T00:00:00Z, the nearest `Double` to the moment written.
  let seconds: Double
  /// Without a zone the text is taken for UTC, as GPX wants it.
  let hasZone: Bool

  /// Nil for anything that is no moment: a day that does not exist, a date alone, a time alone. A leap second counts as
  /// the first second of the next minute.
  init?(_ text: String) {
    var reader = DigitReader(text)
    guard let day = reader.takeDay(), reader.take("T") else { return nil }
    guard let secondOfDay = reader.takeTime() else { return nil }
    let fraction = reader.takeFraction()
    guard let offset = reader.takeZone(), reader.isAtEnd else { return nil }
    hasZone = offset.isStated
    seconds = Self.join(day * 86_400 + secondOfDay - offset.seconds, fraction)
  }

  /// Exact to the last bit from 1970 on: the decimal text is rounded once.
  private static func join(_ whole: Int, _ fraction: String) -> Double {
    if fraction.isEmpty { return Double(whole) }
    let text = whole >= 0 ? "\(whole).\(fraction)" : "0.\(fraction)"
    return (Double(text) ?? 0) + (whole >= 0 ? 0 : Double(whole))
  }
}

/// Steps through the ASCII of a date.
private struct DigitReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8.prefix(64)) }

  var isAtEnd: Bool { index == bytes.count }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  /// Exactly `count` digits whose value lies in `range`.
  mutating func take(_ count: Int, in range: ClosedRange<Int>) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[index..<(index + count)] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    guard range.contains(value) else { return nil }
    index += count
    return value
  }

  /// Days since 1970-01-01 of `YYYY-MM-DD`.
  mutating func takeDay() -> Int? {
    guard let year = take(4, in: 1...9999), take("-"), let month = take(2, in: 1...12), take("-"),
      let day = take(2, in: 1...Self.length(of: month, in: year))
    else { return nil }
    return Self.days(before: year) + Self.days(before: month, in: year) + day - 1 - Self.days(before: 1970)
  }

  /// `HH:MM:SS`; 24:00:00 is the end of the day, :60 a leap second.
  mutating func takeTime() -> Int? {
    guard let hour = take(2, in: 0...24), take(":"), let minute = take(2, in: 0...59), take(":"),
      let second = take(2, in: 0...60), hour < 24 || (minute == 0 && second == 0)
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// Digits behind a point; empty if there is none, and the point is left for `isAtEnd` to stumble over.
  mutating func takeFraction() -> String {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") else {
      return ""
    }
    let digits = bytes[(index + 1)...].prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return "" }
    index = digits.endIndex
    return String(decoding: digits, as: UTF8.self)
  }

  /// `Z`, `+08:00`, `+0800`, `-03`, or nothing.
  mutating func takeZone() -> (seconds: Int, isStated: Bool)? {
    if isAtEnd { return (0, false) }
    if take("Z") || take("z") { return (0, true) }
    let isEast = take("+")
    guard isEast || take("-"), let hours = take(2, in: 0...14) else { return nil }
    var minutes = 0
    if take(":") || !isAtEnd {
      guard let stated = take(2, in: 0...59) else { return nil }
      minutes = stated
    }
    return ((hours * 3600 + minutes * 60) * (isEast ? 1 : -1), true)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the Gregorian calendar before the first of January, counted from year 1.
  private static func days(before year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }

  private static func days(before month: Int, in year: Int) -> Int {
    (1..<month).reduce(0) { $0 + length(of: $1, in: year) }
  }
}
