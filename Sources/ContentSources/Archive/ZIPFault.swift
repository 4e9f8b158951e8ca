/// Why an archive is refused. Names are as decoded, and may hold anything.
enum ZIPFault: Error, Hashable {
  /// No end record: no ZIP file, or one that is cut off.
  case notAnArchive
  /// A record is not where another says it is, or ends too early.
  case damaged(Damage)
  /// Bytes behind the end record, or two end records that both claim the end.
  case trailingData
  /// Bytes that belong to no entry.
  case strayBytes(offset: Int)
  case zip64
  case encrypted(name: String)
  case unsupportedMethod(name: String, method: Int)
  case hostilePath(name: String, PathFault)
  case undecodableName(offset: Int)
  case duplicateName(String)
  /// Two entries share bytes.
  case overlap(name: String)
  /// The local header and the directory say different things.
  case headerMismatch(name: String, field: Field)
  /// More or fewer bytes come out than the directory says.
  case wrongSize(name: String)
  case wrongChecksum(name: String)
  /// The data cannot be unpacked.
  case undecodableData(name: String)
  case bomb(name: String, Bomb)
  case tooManyEntries(Int)
  case tooLarge(bytes: Int)
  /// A symbolic link, a device, a pipe.
  case specialFile(name: String)
  case nestedArchive(name: String)

  enum Damage: Hashable {
    case directory
    case record(number: Int)
    case extraField(name: String)
    case severalDisks
  }

  enum PathFault: Hashable {
    case empty
    case absolute
    case drive
    case parentFolder
    case emptyComponent
    case backslash
    case controlCharacter
    case tooLong
  }

  enum Field: Hashable {
    case signature
    case name
    case flags
    case method
    case size
    case checksum
  }

  enum Bomb: Hashable {
    case ratio
    case folderWithContent
  }
}

/// What an archive may hold.
enum ZIPLimits {
  static let archiveBytes = 256 << 20
  static let entries = 10_000
  /// All entries unpacked.
  static let unpackedBytes = 256 << 20
  /// Unpacked to packed, for entries above `ratioFloor`: maps and photographs stay far below.
  static let ratio = 200
  static let ratioFloor = 1 << 20
  static let nameBytes = 1024
}
