import FileStore
@testable import PackFormat
import Testing

/// The ways in which ZIP files fool readers, each broken once.
@Suite struct ZipProfileTests {
  /// A rule, and an edit of a sound pack that breaks it.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: ZipRule
    var note: String
    var edit: @Sendable (inout Archive) -> Void

    var testDescription: String { "\(rule.rawValue) (\(note))" }
  }

  static let cases: [Case] = [
    Case(rule: .oneDiskOnly, note: "disk number") { $0.setEnd(4, 1 as UInt16) },
    Case(rule: .oneDiskOnly, note: "disk of the directory") { $0.setEnd(6, 1 as UInt16) },
    Case(rule: .oneDiskOnly, note: "entries on this disk") { $0.setEnd(8, 1 as UInt16) },
    Case(rule: .oneDiskOnly, note: "disk of an entry") { $0.setRecord(34, 1 as UInt16) },
    Case(rule: .noComment, note: "of the archive") { $0.setEnd(20, 4 as UInt16) },
    Case(rule: .noComment, note: "of an entry") { $0.setRecord(32, 4 as UInt16) },
    Case(rule: .noZip64, note: "entry count") { archive in
      archive.setEnd(8, UInt16.max)
      archive.setEnd(10, UInt16.max)
    },
    Case(rule: .noZip64, note: "directory offset") { $0.setEnd(16, UInt32.max) },
    Case(rule: .noZip64, note: "size of an entry") { $0.setRecord(24, UInt32.max) },
    Case(rule: .noZip64, note: "offset of an entry") { $0.setRecord(42, UInt32.max) },
    Case(rule: .directoryEndsAtEndRecord, note: "directory offset") { $0.setEnd(16, 7 as UInt32) },
    Case(rule: .directoryEndsAtEndRecord, note: "a second end record in between") { archive in
      archive.bytes.insert(contentsOf: archive.bytes.suffix(ZipLayout.endBytes), at: archive.endOffset)
    },
    Case(rule: .entryCount, note: "too few") { archive in
      archive.setEnd(8, UInt16(archive.entries.count - 1))
      archive.setEnd(10, UInt16(archive.entries.count - 1))
    },
    Case(rule: .entryCount, note: "too many") { archive in
      archive.setEnd(8, UInt16(archive.entries.count + 1))
      archive.setEnd(10, UInt16(archive.entries.count + 1))
    },
    Case(rule: .recordSignature, note: "of a record") { $0.setRecord(0, 0x0605_4B51 as UInt32) },
    Case(rule: .version, note: "made by Unix") { $0.setRecord(4, 0x0314 as UInt16) },
    Case(rule: .version, note: "needed 4.5") { $0.setRecord(6, 45 as UInt16) },
    Case(rule: .flags, note: "encrypted") { $0.setRecord(8, 0x0801 as UInt16) },
    Case(rule: .flags, note: "data descriptor") { $0.setRecord(8, 0x0808 as UInt16) },
    Case(rule: .stored, note: "deflated") { $0.setRecord(10, 8 as UInt16) },
    Case(rule: .date, note: "time") { $0.setRecord(12, 1 as UInt16) },
    Case(rule: .date, note: "date") { $0.setRecord(14, 0x0022 as UInt16) },
    Case(rule: .sizesEqual, note: "lying size") { $0.setRecord(24, 1 as UInt32) },
    Case(rule: .noCentralExtra, note: "extra field") { $0.setRecord(30, 4 as UInt16) },
    Case(rule: .attributes, note: "internal") { $0.setRecord(36, 1 as UInt16) },
    Case(rule: .attributes, note: "a symbolic link") { $0.setRecord(38, 0xA1FF_0000 as UInt32) },
    Case(rule: .name, note: "climbs out") { $0.rename(0, to: "../../etc/pass1") },
    Case(rule: .name, note: "absolute") { $0.rename(0, to: "/mages/bund.jpg") },
    Case(rule: .name, note: "backslash") { $0.rename(0, to: "images\\bund.jpg") },
    Case(rule: .name, note: "NUL") { $0.rename(0, to: "images/bun\0.jpg") },
    Case(rule: .name, note: "capitals") { $0.rename(0, to: "images/BUND.jpg") },
    Case(rule: .name, note: "a name longer than the directory") { $0.setRecord(28, 0xFFF0 as UInt16) },
    Case(rule: .ascending, note: "out of order") { $0.rename(0, to: "zmages/bund.jpg") },
    Case(rule: .ascending, note: "twice") { archive in
      archive.rename(3, to: "stories.zh-hans.json", sameLength: false)
    },
    Case(rule: .contiguous, note: "overlapping entries") { $0.setRecord(42, 0 as UInt32, record: 1) },
    Case(rule: .contiguous, note: "does not start at 0") { $0.setRecord(42, 16 as UInt32) },
    Case(rule: .contiguous, note: "reaches into the directory") { archive in
      archive.setRecord(20, 60_000 as UInt32)
      archive.setRecord(24, 60_000 as UInt32)
    },
    Case(rule: .contiguous, note: "a gap before the directory") { archive in
      archive.bytes.insert(contentsOf: [UInt8](repeating: 0, count: 16), at: archive.directoryOffset)
      archive.setEnd(16, UInt32(archive.directoryOffset + 16))
    },
  ]

  @Test(arguments: cases)
  func `a broken rule is named`(_ example: Case) throws {
    var archive = try Archive()
    example.edit(&archive)
    let error = #expect(throws: PackError.self) { try SamplePack.open(archive.bytes) }
    guard case .outsideProfile(let rule, _) = error else {
      Issue.record("expected \(example.rule), got \(String(describing: error))")
      return
    }
    #expect(rule == example.rule)
  }

  @Test func `every rule has an example`() {
    #expect(Set(Self.cases.map(\.rule)) == Set(ZipRule.allCases))
  }

  @Test func `an entry that pack_json does not list is refused, and one it lists must be there`() throws {
    var archive = try Archive()
    archive.rename(0, to: "images/bank.jpg")
    #expect(throws: PackError.entriesDiffer("images/bank.jpg")) { try SamplePack.open(archive.bytes) }
  }
}

/// A sound pack to be edited.
struct Archive {
  var bytes: [UInt8]
  var entries: [ZipEntry]

  init() throws {
    bytes = try SamplePack().bytes
    entries = try SamplePack().open().directory
  }

  var endOffset: Int { bytes.count - ZipLayout.endBytes }
  var directoryOffset: Int { entries.last?.endOffset ?? 0 }

  func recordOffset(_ number: Int) -> Int {
    entries[..<number].reduce(directoryOffset) { $0 + $1.centralRecord.count }
  }

  mutating func setEnd<Number: FixedWidthInteger>(_ offset: Int, _ value: Number) {
    set(endOffset + offset, value)
  }

  mutating func setRecord<Number: FixedWidthInteger>(_ offset: Int, _ value: Number, record: Int = 0) {
    set(recordOffset(record) + offset, value)
  }

  /// Writes another name over the one in the directory.
  mutating func rename(_ record: Int, to name: String, sameLength: Bool = true) {
    let start = recordOffset(record) + ZipLayout.centralBytes
    let old = entries[record].name.utf8.count
    precondition(!sameLength || name.utf8.count == old, "\(name) has not \(old) bytes")
    bytes.replaceSubrange(start..<start + old, with: name.utf8)
    set(recordOffset(record) + 28, UInt16(name.utf8.count))
    setEnd(12, UInt32(endOffset - directoryOffset))
  }

  private mutating func set<Number: FixedWidthInteger>(_ offset: Int, _ value: Number) {
    withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(offset..<offset + $0.count, with: $0) }
  }
}
