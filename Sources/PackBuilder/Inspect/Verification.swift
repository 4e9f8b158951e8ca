import ContentSources
public import FileStore
import PackFormat
public import SourceText

/// Checks every byte of packs and downloads, for `citypack verify`.
public enum Verification {
  /// A file that was looked at.
  public struct Checked: Sendable {
    public var path: String
    public var byteCount = 0
    /// What is wrong with it; nil where nothing is.
    public var problem: Bilingual?
    /// Whether it could not be read: what is in it is then not known.
    public var isUnreadable = false

    init(path: String) { self.path = path }

    /// A file, or a list of files, that could not be read.
    public init(unreadable error: FileError) {
      path = error.path
      problem = error.reason.words
      isUnreadable = true
    }
  }

  /// Checks a pack, a download, or a folder: everything its `manifest.json` lists, against what it says.
  ///
  /// - Returns: A row per file, in the order of the list. Throws only where nothing can be looked at.
  public static func run(_ path: String, files: any FileSystem) throws(BuildError) -> [Checked] {
    let info = try throwingBuildError { () throws(FileError) in try files.info(path) }
    guard let info else { throw .file(FileError(.read, path, .notFound)) }
    guard info.kind == .folder else { return [check(path, files, against: nil, entry: nil)] }
    let folder = BuildFolder(path: path, files: files)
    guard let manifest = try folder.manifest() else {
      throw .file(FileError(.read, folder.path(of: PacksManifest.fileName), .notFound))
    }
    var checked: [Checked] = []
    for entry in manifest.packs {
      for file in [entry.pack, entry.download] {
        checked.append(check(folder.path(of: file.name), files, against: file, entry: entry))
      }
    }
    return checked
  }

  private static func check(
    _ path: String, _ files: any FileSystem, against listed: ManifestFile?, entry: ManifestEntry?
  ) -> Checked {
    var checked = Checked(path: path)
    do throws(BuildError) {
      let info = try throwingBuildError { () throws(FileError) in try files.info(path) }
      guard let info else {
        checked.problem = Bilingual(zh: "清单里有，文件不在", en: "listed, but not there")
        return checked
      }
      checked.byteCount = info.byteCount
      let reading = try PackReading(path, files)
      _ = try reading.atlas(path, files)
      checked.problem = difference(reading, listed, entry)
    } catch {
      switch error {
      case .file(let error): return Checked(unreadable: error)
      // The path stands beside it already.
      case .pack(_, let error): checked.problem = error.words
      default: checked.problem = error.message
      }
    }
    return checked
  }

  /// What of a sound file is not as the list says.
  private static func difference(
    _ reading: PackReading, _ listed: ManifestFile?, _ entry: ManifestEntry?
  ) -> Bilingual? {
    guard let listed, let entry else { return nil }
    guard reading.file == WrittenFile(byteCount: listed.byteCount, sha256: listed.sha256) else {
      return Bilingual(zh: "与清单里的长度或 SHA-256 不符", en: "length or SHA-256 differs from the list")
    }
    let manifest = reading.tables.manifest
    guard manifest.about.id == entry.city, manifest.about.kind == entry.kind, manifest.contentVersion == entry.version,
      manifest.contentRoot == entry.contentRoot, reading.tables.written.sha256 == entry.pack.sha256
    else { return Bilingual(zh: "与清单所说的城市或版本不符", en: "not the city or version the list says") }
    return nil
  }
}
