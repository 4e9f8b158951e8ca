import Digests
import FileStore
import PackFormat

/// Writes the two forms of a pack under temporary names, one entry in memory at a time.
struct PackWriter {
  var options: BuildOptions
  var folder: BuildFolder

  /// A pack that was written and is not visible yet.
  struct Written {
    var entry: ManifestEntry
    var waiting: [SealedFile]
    /// The pack itself, opened where it waits.
    var pack: Pack
  }

  /// - Parameter bytes: Gives the bytes of a planned entry once more.
  func write(
    _ plan: PackPlan, released: ReleasedFile?, bytes: (PlannedEntry) throws(FileError) -> [UInt8]
  ) throws(BuildError) -> Written {
    let version = ReleasedFile.version(of: plan.contentRoot, after: released)
    let id = plan.about.id
    let file = try output("\(id)-\(version).citypack") { (sink) throws(PackError) in
      try plan.write(contentVersion: version, to: sink, bytes: bytes)
    }
    do throws(BuildError) {
      var opened: Pack?
      let download = try output("\(id)-\(version).cpd") { (sink) throws(PackError) in
        let pack = try Pack(try mapped(file))
        opened = pack
        return try Download.write(full: pack, fingerprint: file.written, to: sink)
      }
      guard let opened else { throw .pack(path: folder.path(of: file.name), .notAPack) }
      let entry = ManifestEntry(
        kind: plan.about.kind, city: id, version: version, contentRoot: plan.contentRoot, pack: file.listed,
        download: download.listed)
      return Written(entry: entry, waiting: [file, download].compactMap(\.sealed), pack: opened)
    } catch {
      if let sealed = file.sealed { try? folder.files.remove(sealed.temporaryPath) }
      throw error
    }
  }

  /// A file that was written: to the disk, or to memory on a dry run.
  private struct Output {
    var name: String
    var written: WrittenFile
    var sealed: SealedFile?
    var bytes: [UInt8] = []

    var listed: ManifestFile {
      ManifestFile(name: name, byteCount: written.byteCount, sha256: written.sha256)
    }
  }

  private func output(
    _ name: String, _ write: (any ByteSink) throws(PackError) -> WrittenFile
  ) throws(BuildError) -> Output {
    let path = folder.path(of: name)
    do throws(PackError) {
      if options.isDryRun {
        let memory = MemorySink()
        let written = try write(memory)
        return Output(name: name, written: written, bytes: memory.bytes)
      }
      let staged = try throwingPackError { () throws(FileError) in try folder.files.stage(path) }
      let written = try write(staged)
      return Output(name: name, written: written, sealed: try throwingPackError(staged.seal))
    } catch {
      if case .file(let error) = error { throw .file(error) }
      throw .pack(path: path, error)
    }
  }

  private func mapped(_ output: Output) throws(PackError) -> MappedFile {
    guard let sealed = output.sealed else { return MappedFile(copying: output.bytes) }
    return try throwingPackError { () throws(FileError) in try folder.files.map(sealed.temporaryPath) }
  }

  private func throwingPackError<Result>(_ body: () throws(FileError) -> Result) throws(PackError) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
