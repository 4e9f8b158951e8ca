import FileStore
import Testing

/// One line of `Pitfalls/*.tsv`: an input people really make, and what has to come of it.
struct Pitfall: Sendable {
  /// What has to come of an input. Rows that a later fix, replay or rule will handle better state today's outcome.
  enum Outcome: Sendable, Equatable {
    /// Every item is kept and nothing is found fault with.
    case accept
    /// Every item is kept, and this rule speaks.
    case finding(String)
    /// This rule speaks, and at least one item is left out.
    case itemRefused(String)
    /// This rule speaks, and nothing of the file is kept.
    case fileRefused(String)
  }

  var id: String
  /// The name under which the input is read; no reader may trust it.
  var file: String
  var bytes: [UInt8]
  var outcome: Outcome
  /// What a fuller answer waits for: nothing, `fix`, `replay` or `later-rule`.
  var needs: String
}

extension Pitfall: CustomTestStringConvertible {
  var testDescription: String { "\(id) → \(outcome)" }
}

enum PitfallTable {
  /// Every row of every table beside this file, in byte order of tables.
  static func all() throws -> [Pitfall] {
    let files = LocalFileSystem()
    let folder = FilePath.join(FilePath.folder(of: #filePath), "Pitfalls")
    return try files.list(folder).filter { $0.name.hasSuffix(".tsv") }.flatMap { entry in
      try rows(of: String(decoding: files.read(FilePath.join(folder, entry.name)), as: UTF8.self), entry.name)
    }
  }

  private static func rows(of table: String, _ name: String) throws -> [Pitfall] {
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "id\tfile\tinput\toutcome\tneeds" else { throw PitfallError(name, line: 1, "no header") }
    return try zip(2..., lines.dropFirst()).compactMap { number, line in
      if line.isEmpty || line.hasPrefix("# ") { return nil }
      return try row(String(line), name, number)
    }
  }

  private static func row(_ line: String, _ table: String, _ number: Int) throws -> Pitfall {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 5 || cells.count == 4 else { throw PitfallError(table, line: number, "\(cells.count) cells") }
    guard let outcome = outcome(cells[3]) else { throw PitfallError(table, line: number, "outcome \(cells[3])") }
    let needs = cells.count == 5 ? cells[4] : ""
    guard ["", "fix", "replay", "later-rule"].contains(needs) else {
      throw PitfallError(table, line: number, "needs \(needs)")
    }
    guard let bytes = bytes(cells[2]) else { throw PitfallError(table, line: number, "input \(cells[2])") }
    return Pitfall(id: cells[0], file: cells[1], bytes: bytes, outcome: outcome, needs: needs)
  }

  private static func outcome(_ text: String) -> Pitfall.Outcome? {
    let words = text.split(separator: " ").map(String.init)
    return switch (words.first, words.count) {
    case ("accept", 1): .accept
    case ("finding", 2): .finding(words[1])
    case ("item-refused", 2): .itemRefused(words[1])
    case ("file-refused", 2): .fileRefused(words[1])
    default: nil
    }
  }

  /// `@builder:name`, or text with `\n`, `\r`, `\t`, `\\` and `\xNN`.
  private static func bytes(_ input: String) -> [UInt8]? {
    if input.hasPrefix("@") { return PitfallBuilders.all[String(input.dropFirst())]?() }
    var bytes: [UInt8] = []
    var rest = Array(input.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "x"):
        guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return bytes
  }
}

/// A row of a table that cannot be understood.
struct PitfallError: Error, CustomStringConvertible {
  var description: String

  init(_ table: String, line: Int, _ problem: String) { description = "Pitfalls/\(table):\(line): \(problem)" }
}
