import Digests
public import FileStore

/// The bytes of the files in `content/reference/`; nil for a file that is not there.
public struct HazardFiles: Sendable {
  /// The folder as a person would type it.
  public var folder: String
  /// `airports.csv`, in the columns of OurAirports.
  public var airports: [UInt8]?
  /// `runways.csv`, in the columns of OurAirports.
  public var runways: [UInt8]?
  /// `coverage.csv`: the boxes for which the other two are complete.
  public var coverage: [UInt8]?

  /// Names of files that are not, byte for byte, what the script wrote: rows may have been lost.
  public var changed: [String] = []

  /// What the script states of the files, in the form of the command `sha256sum`.
  public static let sums = "SHA256SUMS"

  /// The script that writes them.
  public static let script = "content/tools/hazards.py"

  public init(folder: String, airports: [UInt8]?, runways: [UInt8]?, coverage: [UInt8]?) {
    self.folder = folder
    self.airports = airports
    self.runways = runways
    self.coverage = coverage
  }
}

extension HazardFiles {
  /// Reads the files of a folder; nil where none of them is there.
  ///
  /// - Throws: `FileError` where a file is there and cannot be read.
  public static func read(_ folder: String, in files: some FileSystem) throws(FileError) -> Self? {
    func bytes(_ name: String) throws(FileError) -> [UInt8]? {
      let path = "\(folder)/\(name)"
      return try files.info(path)?.kind == .file ? try files.read(path, limit: 64 << 20) : nil
    }
    var found = Self(
      folder: folder, airports: try bytes("airports.csv"), runways: try bytes("runways.csv"),
      coverage: try bytes("coverage.csv"))
    found.hold(against: try bytes(sums) ?? [])
    return found.airports == nil && found.runways == nil && found.coverage == nil ? nil : found
  }
}

extension HazardFiles {
  /// Notes which files differ from what was stated of them. A row lost in a merge must not let a story onto a runway.
  mutating func hold(against sums: [UInt8]) {
    let lines = sums.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    // Three lines and no more: what a merge left of two versions vouches for neither.
    let stated = lines.count == 3 ? Set(lines) : []
    let files = [("airports.csv", airports), ("runways.csv", runways), ("coverage.csv", coverage)]
    changed = files.compactMap { name, bytes in
      guard let bytes else { return nil }
      return stated.contains("\(SHA256Digest(of: bytes).hex)  \(name)") ? nil : name
    }
  }

  /// Names the bytes: each file by its own digest, so that none can lend bytes to the next.
  var digest: SHA256Digest {
    var hasher = SHA256Hasher()
    for bytes in [airports, runways, coverage] { hasher.update("\(bytes.map { SHA256Digest(of: $0).hex } ?? "-")\n") }
    return hasher.finish()
  }
}
