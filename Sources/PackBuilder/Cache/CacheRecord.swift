import Deflate
import Digests
import StrictJSON

/// What is remembered of a city between two builds.
struct CacheRecord: Sendable, Hashable {
  /// Names everything the pack's bytes depend on but the version: the city's files, the configuration, the program.
  var contentKey: SHA256Digest
  /// Names everything the verdict depends on; kept for a verdict without errors only.
  var verdictKey: SHA256Digest
  var entry: ManifestEntry

  /// The bytes of the file. The seal is the SHA-256 of the file without it: a record with any byte changed is none.
  var bytes: [UInt8] { members(seal: SHA256Digest(of: members(seal: nil))) }

  private func members(seal: SHA256Digest?) -> [UInt8] {
    var members: [JSONValue.Member] = [
      .init("contentKey", .string(contentKey.hex)), .init("entry", entry.json),
      .init("format", .integer(Self.format)), .init("verdictKey", .string(verdictKey.hex)),
    ]
    if let seal { members.append(.init("seal", .string(seal.hex))) }
    return JSONValue.object(members).bytes(layout: .pretty)
  }

  /// Nil where the file is not, to the byte, as this program writes it: then there is nothing to remember.
  init?(reading bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes).root, root["format"]?.integer == Self.format,
      let contentKey = root["contentKey"]?.string.flatMap({ SHA256Digest(hex: $0) }),
      let verdictKey = root["verdictKey"]?.string.flatMap({ SHA256Digest(hex: $0) }),
      let entry = root["entry"].flatMap(ManifestEntry.init)
    else { return nil }
    self.init(contentKey: contentKey, verdictKey: verdictKey, entry: entry)
    guard self.bytes == bytes else { return nil }
  }

  init(contentKey: SHA256Digest, verdictKey: SHA256Digest, entry: ManifestEntry) {
    self.contentKey = contentKey
    self.verdictKey = verdictKey
    self.entry = entry
  }

  private static let format: Int64 = 2
}

extension CacheRecord {
  /// Names what something was made of: content, program, compressor and whatever else there is.
  static func key(
    _ purpose: String, _ content: SHA256Digest, _ toolFingerprint: String, _ rest: String
  ) -> SHA256Digest {
    var hasher = SHA256Hasher()
    hasher.update("\(purpose)\n\(content.hex)\n\(toolFingerprint)\n\(zlibVersionText)\n\(rest)\n")
    return hasher.finish()
  }
}

extension BuildFolder {
  /// What an earlier run made, if it is what this run would make and still there byte for byte. The record is held
  /// against the pack itself: what it says is believed no further than that.
  func keptRecord(of id: String, _ contentKey: SHA256Digest, _ released: ReleasedFile?) -> CacheRecord? {
    guard let record = record(of: id), record.contentKey == contentKey, record.entry.city == id,
      record.entry.version == ReleasedFile.version(of: record.entry.contentRoot, after: released),
      holds(record.entry)
    else { return nil }
    return record
  }
}
