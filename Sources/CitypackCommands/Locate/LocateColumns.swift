import Geodesy

/// Which fields of a CSV row are the position.
struct LocateColumns: Sendable, Hashable {
  private var latitude = 0
  private var longitude = 1
  private var accuracy: Int?

  /// The first two fields, latitude first.
  init() {}

  /// The columns a header names; nil where it names none.
  init?(header line: UnsafeRawBufferPointer) {
    let names = Self.fields(of: line).map { String(decoding: $0, as: UTF8.self).lowercased() }
    func index(_ wanted: [String]) -> Int? { names.firstIndex { wanted.contains($0) } }
    guard let latitude = index(["latitude", "lat", "纬度"]), let longitude = index(["longitude", "lon", "lng", "经度"])
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    accuracy = index(["accuracymeters", "accuracy"])
  }

  /// What stands after a header.
  static let header = Array(",province.adcode,province.name,city.adcode,city.name,metersToBorder,confidence".utf8)
  /// What stands after a row without an answer.
  static let emptyAnswer = Array(",,,,,,".utf8)

  /// The position in a row; nil where there are no two numbers.
  func position(in line: UnsafeRawBufferPointer) -> (latitude: Double, longitude: Double, accuracyMeters: Double?)? {
    var found: (latitude: Double?, longitude: Double?, accuracy: Double?)
    var index = 0
    var start = 0
    let last = max(latitude, longitude, accuracy ?? 0)
    while index <= last, start <= line.count {
      let (field, next) = Self.field(of: line, from: start)
      if index == latitude { found.latitude = DecimalDegrees.parse(field) }
      if index == longitude { found.longitude = DecimalDegrees.parse(field) }
      if index == accuracy { found.accuracy = DecimalDegrees.parse(field) }
      start = next
      index += 1
    }
    guard let latitude = found.latitude, let longitude = found.longitude else { return nil }
    return (latitude, longitude, found.accuracy)
  }

  private static func fields(of line: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    var fields: [UnsafeRawBufferPointer] = []
    var start = 0
    while start <= line.count {
      let (field, next) = field(of: line, from: start)
      fields.append(field)
      start = next
    }
    return fields
  }

  /// A field without blanks and quotes around it, and where the next one starts. Quotes within are left as they are.
  private static func field(
    of line: UnsafeRawBufferPointer, from start: Int
  ) -> (field: UnsafeRawBufferPointer, next: Int) {
    var end = start
    var isQuoted = false
    while end < line.count, isQuoted || line[end] != UInt8(ascii: ",") {
      if line[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      end += 1
    }
    var (low, high) = (start, end)
    while low < high, isDecoration(line[low]) { low += 1 }
    while high > low, isDecoration(line[high - 1]) { high -= 1 }
    return (UnsafeRawBufferPointer(rebasing: line[low..<high]), end + 1)
  }

  private static func isDecoration(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "\"") }
}
