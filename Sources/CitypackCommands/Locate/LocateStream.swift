import SourceText
import SystemKit

/// Reads lines of positions, answers a few pieces of them at once, and writes the answers in order. Memory: a few
/// megabytes, whatever the length of the stream.
struct LocateStream {
  private let session: Session
  private let locator: PositionLocator
  private let words: LocateWords
  private var shape: LineLocator.Shape?
  private var lines = 0
  private var bad: [(line: Int, reason: LineLocator.Reason)] = []
  private var badCount = 0

  private static let blockBytes = 1 << 20
  private static let keptBadLines = 20

  init(_ session: Session, _ locator: PositionLocator, _ words: LocateWords) {
    self.session = session
    self.locator = locator
    self.words = words
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    var block: [UInt8] = []
    var isAtEnd = false
    while !isAtEnd {
      while block.count < Self.blockBytes {
        let chunk = try read()
        isAtEnd = chunk.isEmpty
        if isAtEnd { break }
        block += chunk
      }
      let whole = isAtEnd ? block.count : (block.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
      if whole == 0, block.count > 16 * Self.blockBytes {
        throw .input(Bilingual(zh: "一行超过 16 MiB", en: "a line of more than 16 MiB"))
      }
      if whole > 0 { try await answer(Array(block[..<whole])) }
      block.removeFirst(whole)
    }
    say()
    return badCount == 0 ? .fine : .inputAtFault
  }

  private func read() throws(CommandFailure) -> [UInt8] {
    do { return try session.host.input.read(atMost: 1 << 18) } catch { throw .stream(error) }
  }

  private mutating func answer(_ block: [UInt8]) async throws(CommandFailure) {
    var start = 0
    if shape == nil { start = try begin(block) }
    guard let shape else { return }
    let answerer = LineLocator(locator: locator, shape: shape, words: words)
    let pieces = Self.cut(block, from: start, into: session.host.processorCount)
    let answers = await withTaskGroup(of: (Int, LineLocator.Answers).self) { group in
      for (index, piece) in pieces.enumerated() {
        group.addTask {
          (index, block.withUnsafeBytes { answerer.answer(UnsafeRawBufferPointer(rebasing: $0[piece])) })
        }
      }
      var all = [LineLocator.Answers?](repeating: nil, count: pieces.count)
      for await (index, answers) in group { all[index] = answers }
      return all.compactMap { $0 }
    }
    for answers in answers {
      try session.print(answers.output)
      for line in answers.bad where bad.count < Self.keptBadLines { bad.append((lines + line.line, line.reason)) }
      badCount += answers.badCount
      lines += answers.lines
    }
  }

  /// Decides what the lines are from the first that is not blank, and takes a header away.
  ///
  /// - Returns: Where the lines to answer start.
  private mutating func begin(_ block: [UInt8]) throws(CommandFailure) -> Int {
    var start = block.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < block.count {
      let end = block[start...].firstIndex(of: UInt8(ascii: "\n")) ?? block.count
      let line = block[start..<end]
      if let first = line.first(where: { $0 > 0x20 }) {
        if first == UInt8(ascii: "{") {
          shape = .objects
          return start
        }
        return try begin(row: Array(line), at: start, end: end, of: block.count)
      }
      try session.print([UInt8(ascii: "\n")])
      lines += 1
      start = end + 1
    }
    return block.count
  }

  private mutating func begin(row: [UInt8], at start: Int, end: Int, of count: Int) throws(CommandFailure) -> Int {
    let line = row.last == 0x0D ? Array(row.dropLast()) : row
    if let columns = line.withUnsafeBytes({ LocateColumns(header: $0) }) {
      shape = .rows(columns)
      try session.print(line + LocateColumns.header + [UInt8(ascii: "\n")])
      lines += 1
      return min(end + 1, count)
    }
    shape = .rows(LocateColumns())
    return start
  }

  /// Ranges of whole lines, about equally long.
  private static func cut(_ block: [UInt8], from start: Int, into count: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var low = start
    for index in 1...max(count, 1) where low < block.count {
      let aim = start + (block.count - start) * index / max(count, 1)
      let high = block[max(aim - 1, low)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? block.count
      pieces.append(low..<high)
      low = high
    }
    return pieces
  }

  private func say() {
    for bad in bad {
      session.sayAlways(
        Bilingual(zh: "第 \(bad.line) 行：\(bad.reason.words.zh)", en: "line \(bad.line): \(bad.reason.words.en)"))
    }
    let more = badCount - bad.count
    if more > 0 { session.sayAlways(Bilingual(zh: "还有 \(more) 行没有答案", en: "and \(more) more such lines")) }
    session.sayDetail(Bilingual(zh: "读了 \(lines) 行", en: "\(lines) lines read"))
  }
}

extension LineLocator.Reason {
  fileprivate var words: Bilingual {
    switch self {
    case .notAnObject: Bilingual(zh: "不是 JSON 对象", en: "it is not a JSON object")
    case .noPosition: Bilingual(zh: "没有纬度和经度", en: "it has no latitude and longitude")
    case .notOnEarth: Bilingual(zh: "不在地球上", en: "it is no place on Earth")
    case .tooLong: Bilingual(zh: "超过 64 KiB", en: "it is longer than 64 KiB")
    }
  }
}
