import Digests
import StrictJSON

extension PackManifest {
  /// Reads `pack.json`. Keys it does not know are passed over: a later tool may say more in the same format.
  init(reading bytes: UnsafeRawBufferPointer) throws(PackError) {
    var raw = RawManifest()
    do throws(JSONSyntaxError) {
      raw = try JSONScanner.scan(bytes, options: JSONOptions(maxDepth: 16)) { (scanner) throws(JSONSyntaxError) in
        try RawManifest(scanner: &scanner)
      }
    } catch {
      throw .malformed(entry: PackName.manifest, "not JSON: \(error)")
    }
    try self.init(raw, bytes: bytes)
  }

  private init(_ raw: RawManifest, bytes: UnsafeRawBufferPointer) throws(PackError) {
    guard let format = raw.format else { throw Self.fault("no format") }
    guard format == Self.currentFormat else { throw .needsNewer("pack format \(format)") }
    guard let about = raw.about else { throw Self.fault("no about") }
    guard about.count <= Self.aboutBytes else { throw .tooLarge("bytes of about", limit: Self.aboutBytes) }
    guard let version = raw.contentVersion, (1...999_999_999).contains(version) else {
      throw Self.fault("no contentVersion from 1 to 999999999")
    }
    guard let root = raw.contentRoot.flatMap({ SHA256Digest(hex: $0) }) else { throw Self.fault("no contentRoot") }
    guard raw.entriesAreWhole else { throw Self.fault("an entry lacks name, bytes or sha256") }
    self.format = Int(format)
    self.about = try PackAbout(reading: bytes.part(about))
    self.contentVersion = Int(version)
    self.contentRoot = root
    self.entries = raw.entries
    guard raw.limitBytes == Int64(dataBytes), raw.limitEntries == Int64(entries.count) else {
      throw Self.fault("limits are not those of the entries")
    }
    guard ContentRoot.of(about: Array(bytes.part(about)), entries: entries) == root else {
      throw Self.fault("contentRoot is not that of the entries")
    }
  }

  /// Names of a city in a hundred languages need less.
  private static let aboutBytes = 65_536

  private static func fault(_ what: String) -> PackError { .malformed(entry: PackName.manifest, what) }
}

/// The members as they stand, typed but not yet judged.
private struct RawManifest {
  var format: Int64?
  var about: Range<Int>?
  var contentVersion: Int64?
  var contentRoot: String?
  var entries: [ListedEntry] = []
  var entriesAreWhole = true
  var limitBytes: Int64?
  var limitEntries: Int64?

  init() {}

  init(scanner: inout JSONScanner) throws(JSONSyntaxError) {
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "about") {
        about = try scanner.skipValue()
      } else if scanner.matches(key, "contentRoot") {
        contentRoot = try scanner.takeText()
      } else if scanner.matches(key, "contentVersion") {
        contentVersion = try scanner.takeInteger()
      } else if scanner.matches(key, "entries") {
        try readEntries(&scanner)
      } else if scanner.matches(key, "format") {
        format = try scanner.takeInteger()
      } else if scanner.matches(key, "limits") {
        try readLimits(&scanner)
      } else {
        try scanner.skipValue()
      }
    }
  }

  private mutating func readEntries(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    try scanner.enterArray()
    while try scanner.nextElement() {
      var (name, bytes, sha256): (String?, Int64?, SHA256Digest?)
      try scanner.enterObject()
      while let key = try scanner.nextKey() {
        if scanner.matches(key, "bytes") {
          bytes = try scanner.takeInteger()
        } else if scanner.matches(key, "name") {
          name = try scanner.takeText()
        } else if scanner.matches(key, "sha256") {
          sha256 = SHA256Digest(hex: try scanner.takeText())
        } else {
          try scanner.skipValue()
        }
      }
      guard let name, let bytes, bytes >= 0, bytes <= ZipLayout.maxBytes, let sha256 else {
        entriesAreWhole = false
        continue
      }
      entries.append(ListedEntry(name: name, byteCount: Int(bytes), sha256: sha256))
    }
  }

  private mutating func readLimits(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "bytes") {
        limitBytes = try scanner.takeInteger()
      } else if scanner.matches(key, "entries") {
        limitEntries = try scanner.takeInteger()
      } else {
        try scanner.skipValue()
      }
    }
  }
}
