import Atlas
import Geodesy
import StrictJSON

/// Answers lines of positions: objects (NDJSON) or rows (CSV). A pure function of its lines, so that several pieces of a
/// stream can be answered at once.
struct LineLocator: Sendable {
  /// What the lines are.
  enum Shape: Sendable, Hashable {
    /// An object a line.
    case objects
    /// A row a line.
    case rows(LocateColumns)
  }

  /// Why a line has no answer.
  enum Reason: String, Sendable, Hashable {
    case notAnObject = "not a JSON object"
    case noPosition = "no latitude and longitude"
    case notOnEarth = "no place on Earth"
    case tooLong = "longer than 64 KiB"
  }

  /// The answers to a piece of a stream.
  struct Answers: Sendable {
    var output: [UInt8] = []
    var lines = 0
    var bad: [(line: Int, reason: Reason)] = []
    var badCount = 0
  }

  static let longestLine = 1 << 16
  /// How many bad lines of a piece are kept by number.
  private static let keptBadLines = 20

  let locator: PositionLocator
  let shape: Shape
  let words: LocateWords

  /// Answers whole lines. Line n of the answer is for line n of the input.
  func answer(_ piece: UnsafeRawBufferPointer) -> Answers {
    var answers = Answers()
    answers.output.reserveCapacity(piece.count * 5)
    var start = 0
    while start < piece.count {
      let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) ?? piece.count
      answers.lines += 1
      answer(line: Self.trimmed(UnsafeRawBufferPointer(rebasing: piece[start..<end])), &answers)
      answers.output.append(UInt8(ascii: "\n"))
      start = end + 1
    }
    return answers
  }

  private func answer(line: UnsafeRawBufferPointer, _ answers: inout Answers) {
    if line.isEmpty { return }
    let reason: Reason?
    if line.count > Self.longestLine {
      reason = .tooLong
    } else {
      switch shape {
      case .objects: reason = answer(object: line, &answers.output)
      case .rows(let columns): reason = answer(row: line, columns, &answers.output)
      }
    }
    guard let reason else { return }
    answers.badCount += 1
    if answers.bad.count < Self.keptBadLines { answers.bad.append((answers.lines, reason)) }
    if shape == .objects {
      answers.output.append(#"{"schemaVersion":1,"error":""#)
      answers.output += reason.rawValue.utf8
      answers.output.append(#""}"#)
    } else if line.count <= Self.longestLine {
      answers.output += line
      answers.output += LocateColumns.emptyAnswer
    }
  }

  private static func trimmed(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var (start, end) = (0, line.count)
    while start < end, isBlank(line[start]) { start += 1 }
    while end > start, isBlank(line[end - 1]) { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: line[start..<end])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

extension LineLocator {
  private struct Request {
    var latitude: JSONNumberRange?
    var longitude: JSONNumberRange?
    var accuracyMeters: Double?
    var id: Range<Int>?
  }

  /// Nil where the line was answered.
  private func answer(object line: UnsafeRawBufferPointer, _ output: inout [UInt8]) -> Reason? {
    let request: Request
    do throws(JSONSyntaxError) { request = try Self.request(line) } catch { return .notAnObject }
    guard let latitude = request.latitude, let longitude = request.longitude else { return .noPosition }
    guard
      let sighting = locator.sighting(
        latitude: latitude.value, longitude: longitude.value, accuracyMeters: request.accuracyMeters)
    else { return .notOnEarth }
    output.append(#"{"schemaVersion":1"#)
    if let id = request.id {
      output.append(#","id":"#)
      output += line[id]
    }
    output.append(#","latitude":"#)
    output += line[latitude.range]
    output.append(#","longitude":"#)
    output += line[longitude.range]
    locator.append(sighting, to: &output)
    output.append(UInt8(ascii: "}"))
    return nil
  }

  private static func request(_ line: UnsafeRawBufferPointer) throws(JSONSyntaxError) -> Request {
    try JSONScanner.scan(line, options: .reader) { (scanner) throws(JSONSyntaxError) in
      var request = Request()
      try scanner.enterObject()
      while let key = try scanner.nextKey() {
        if scanner.matches(key, "latitude"), try scanner.kind() == .number {
          request.latitude = try scanner.number()
        } else if scanner.matches(key, "longitude"), try scanner.kind() == .number {
          request.longitude = try scanner.number()
        } else if scanner.matches(key, "accuracyMeters"), try scanner.kind() == .number {
          request.accuracyMeters = try scanner.number().value
        } else if scanner.matches(key, "id") {
          request.id = try scanner.skipValue()
        } else {
          try scanner.skipValue()
        }
      }
      return request
    }
  }

  /// Nil where the line was answered.
  private func answer(row line: UnsafeRawBufferPointer, _ columns: LocateColumns, _ output: inout [UInt8]) -> Reason? {
    guard let position = columns.position(in: line) else { return .noPosition }
    guard
      let sighting = locator.sighting(
        latitude: position.latitude, longitude: position.longitude, accuracyMeters: position.accuracyMeters)
    else { return .notOnEarth }
    output += line
    words.append(sighting, to: &output)
    return nil
  }
}
