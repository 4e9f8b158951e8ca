import Atlas
import CommandKit
import ContentSources
import FileStore
import PackFormat
import SourceText
import SystemKit

extension Option {
  /// On every command that needs to know where places are.
  static let atlas = Option(
    "atlas", kind: .text(placeholder: "FILE", completion: .files),
    Wording(
      zh: "行政区划包；不给则用 packs/ 里最新的 china-*.citypack",
      en: "the atlas; the newest china-*.citypack in packs/ if not given"))
}

/// The atlas of a run, and the index derived from it, kept in the user's cache folder.
struct AtlasAtHand: Sendable {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// The atlas that was asked for, or else the newest in a folder of packs; nil where there is none.
  func pack(in folder: String = "packs") throws(CommandFailure) -> Pack? {
    if let path = session.arguments.value(.atlas) { return try open(path) }
    guard let path = try newest(in: folder) else { return nil }
    return try open(path)
  }

  /// The atlas with its index, from the cache or derived now. Nothing but speed is lost where the cache cannot be kept.
  func prepare(_ pack: Pack) throws(CommandFailure) -> Atlas {
    do throws(AtlasError) {
      guard let caches = session.host.environment.userCacheFolder else { return try Atlas.inMemory(pack) }
      let folder = FilePath.join(caches, "citypack")
      try? session.host.files.createFolder(folder)
      let cache = FilePath.join(folder, "\(pack.manifest.about.id)-cities.index")
      let atlas = try Atlas.prepare(pack, cache: cache, fileSystem: session.host.files)
      note(atlas.origin, cache)
      return atlas
    } catch {
      throw .input(Bilingual(zh: "行政区划包有误：\(error)", en: "the atlas is at fault: \(error)"))
    }
  }

  private func note(_ origin: Atlas.Origin, _ cache: String) {
    switch origin {
    case .none, .cache: break
    case .derived: session.sayDetail(Bilingual(zh: "索引已重新生成：\(cache)", en: "index derived anew: \(cache)"))
    case .notKept(let error):
      session.sayDetail(Bilingual(zh: "索引没能存下：\(error.words.zh)", en: "the index could not be kept: \(error.words.en)"))
    }
  }

  private func open(_ path: String) throws(CommandFailure) -> Pack {
    let file = try session.withFiles { (files) throws(FileError) in try files.map(path) }
    do throws(PackError) {
      let pack = try Pack(file)
      guard pack.manifest.about.kind == AtlasName.kind else {
        throw .malformed(entry: PackName.manifest, "\(pack.manifest.about.kind), not atlas")
      }
      return pack
    } catch {
      throw .input(Bilingual(zh: "\(path) 不是可用的行政区划包：\(error)", en: "\(path) is no atlas that can be used: \(error)"))
    }
  }

  /// `china-<version>.citypack` with the highest version.
  private func newest(in folder: String) throws(CommandFailure) -> String? {
    try session.withFiles { (files) throws(FileError) in
      guard try files.info(folder)?.kind == .folder else { return nil }
      let versions = try files.list(folder).compactMap { entry -> Int? in
        guard entry.name.hasPrefix("china-"), entry.name.hasSuffix(".citypack") else { return nil }
        return Int(entry.name.dropFirst(6).dropLast(9))
      }
      return versions.max().map { FilePath.join(folder, "china-\($0).citypack") }
    }
  }
}
