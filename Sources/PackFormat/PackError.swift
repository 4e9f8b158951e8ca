public import FileStore

/// Why a pack or a download cannot be used, or not be made.
public enum PackError: Error, Hashable, Sendable {
  /// Not a pack at all: the end record of a ZIP file is not where it must be.
  case notAPack
  /// A ZIP file, but not one of ours: the rule it breaks, and the entry or record that breaks it.
  case outsideProfile(ZipRule, at: String)
  /// A table inside is not what its format says.
  case malformed(entry: String, String)
  /// `pack.json` names another set of entries than the ZIP directory.
  case entriesDiffer(String)
  /// The bytes of an entry are not those that were packed.
  case damaged(entry: String, Evidence)
  /// There is no such entry.
  case noSuchEntry(String)
  /// A name no pack may hold.
  case nameNotAllowed(String)
  /// More than a limit allows.
  case tooLarge(String, limit: Int)
  /// Made for a later version of this program: what it asks for.
  case needsNewer(String)
  /// A download is not what its format says.
  case badDownload(String)
  /// A download made for another pack than the one at hand.
  case wrongSource
  /// A file could not be read or written.
  case file(FileError)

  /// How damage was noticed.
  public enum Evidence: String, Sendable, Hashable {
    case localHeader = "local header"
    case crc32 = "CRC-32"
    case sha256 = "SHA-256"
    case length
  }
}

/// The rules of the ZIP profile, one by one.
public enum ZipRule: String, Sendable, Hashable, CaseIterable {
  case oneDiskOnly = "an archive is one file"
  case noComment = "no comments"
  case noZip64 = "no ZIP64"
  case directoryEndsAtEndRecord = "the directory ends where the end record begins"
  case entryCount = "the end record counts the entries right"
  case recordSignature = "a directory record starts with its signature"
  case version = "versions are 2.0"
  case flags = "flags are 0x0800"
  case stored = "entries are stored"
  case date = "times are 1980-01-01 00:00:00"
  case sizesEqual = "packed and unpacked size are equal"
  case noCentralExtra = "no extra field in the directory"
  case attributes = "attributes are zero"
  case name = "names are lower-case ASCII paths"
  case ascending = "names stand in ascending order, none twice"
  case contiguous = "entries follow one another without gap or overlap"
}

extension PackError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAPack: "not a pack: no end record at the end of the file"
    case .outsideProfile(let rule, let place): "outside the profile at \(place): \(rule.rawValue)"
    case .malformed(let entry, let what): "\(entry): \(what)"
    case .entriesDiffer(let name): "pack.json and the ZIP directory differ at \(name)"
    case .damaged(let entry, let evidence): "\(entry) is damaged: \(evidence.rawValue) differs"
    case .noSuchEntry(let name): "no entry \(name)"
    case .nameNotAllowed(let name): "a pack cannot hold the name \(name)"
    case .tooLarge(let what, let limit): "\(what) over the limit of \(limit)"
    case .needsNewer(let what): "made for a later version: \(what)"
    case .badDownload(let what): "not a valid download: \(what)"
    case .wrongSource: "a download made for another pack"
    case .file(let error): error.description
    }
  }
}
