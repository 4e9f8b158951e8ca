import Atlas
public import FileStore
import PackFormat
public import SourceText

/// Checks every byte of packs and downloads, for `citypack verify`.
public enum Verification {
  /// A file that was looked at.
  public struct Checked: Sendable {
    public var path: String
    public var byteCount: Int
    /// What is wrong with it; nil where nothing is.
    public var problem: Bilingual?
  }

  /// Checks a pack, a download, or a folder: everything its `manifest.json` lists, against what it says.
  ///
  /// - Returns: A row per file, in the order of the list. Throws only where nothing can be looked at.
  public static func run(_ path: String, files: any FileSystem) throws(BuildError) -> [Checked] {
    let info = try throwingBuildError { () throws(FileError) in try files.info(path) }
    guard let info else { throw .file(FileError(.read, path, .notFound)) }
    guard info.kind == .folder else { return [try check(path, info, files, against: nil, entry: nil)] }
    let folder = BuildFolder(path: path, files: files)
    guard let manifest = try folder.manifest() else {
      throw .file(FileError(.read, folder.path(of: PacksManifest.fileName), .notFound))
    }
    var checked: [Checked] = []
    for entry in manifest.packs {
      for file in [entry.pack, entry.download] {
        let path = folder.path(of: file.name)
        let info = try throwingBuildError { () throws(FileError) in try files.info(path) }
        checked.append(try check(path, info, files, against: file, entry: entry))
      }
    }
    return checked
  }

  private static func check(
    _ path: String, _ info: FileInfo?, _ files: any FileSystem, against listed: ManifestFile?, entry: ManifestEntry?
  ) throws(BuildError) -> Checked {
    guard let info else {
      return Checked(path: path, byteCount: 0, problem: Bilingual(zh: "清单里有，文件不在", en: "listed, but not there"))
    }
    var checked = Checked(path: path, byteCount: info.byteCount, problem: nil)
    do throws(BuildError) {
      let pack: Pack
      switch try PackReading.open(path, files) {
      case .pack(let opened): pack = opened
      case .download(let download): pack = try PackReading.unpack(download, path: path)
      }
      do throws(PackError) {
        try pack.verify()
        if pack.manifest.about.kind == AtlasName.kind { _ = try AtlasInspection(pack) }
      } catch {
        throw .pack(path: path, error)
      }
      checked.problem = try difference(path, files, pack, listed, entry)
    } catch {
      if case .file(let error) = error { throw .file(error) }
      checked.problem = error.message
    }
    return checked
  }

  /// What of a sound file is not as the list says.
  private static func difference(
    _ path: String, _ files: any FileSystem, _ pack: Pack, _ listed: ManifestFile?, _ entry: ManifestEntry?
  ) throws(BuildError) -> Bilingual? {
    guard let listed, let entry else { return nil }
    let found = try throwingBuildError { () throws(FileError) in WrittenFile(of: try files.map(path)) }
    guard found == WrittenFile(byteCount: listed.byteCount, sha256: listed.sha256) else {
      return Bilingual(zh: "与清单里的长度或 SHA-256 不符", en: "length or SHA-256 differs from the list")
    }
    let manifest = pack.manifest
    guard manifest.about.id == entry.city, manifest.about.kind == entry.kind, manifest.contentVersion == entry.version,
      manifest.contentRoot == entry.contentRoot, pack.fingerprint.sha256 == entry.pack.sha256
    else { return Bilingual(zh: "与清单所说的城市或版本不符", en: "not the city or version the list says") }
    return nil
  }
}
