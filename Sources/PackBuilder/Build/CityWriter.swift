import Digests
import FileStore
import PackFormat

/// Writes the two forms of a pack under temporary names, one entry in memory at a time.
struct CityWriter {
  var options: BuildOptions
  var folder: BuildFolder
  var source: CitySource

  func write(
    _ content: PackContent, released: ReleasedFile?
  ) throws(BuildError) -> (ManifestEntry, waiting: [SealedFile]) {
    let plan = try PackPlan(content, source)
    let version = ReleasedFile.version(of: plan.contentRoot, after: released)
    let name = "\(source.id)-\(version)"
    let pack = try output(name + ".citypack") { (sink) throws(PackError) in
      try plan.write(contentVersion: version, to: sink) { (entry) throws(FileError) in
        if let table = content.tables[entry.name] { return table }
        return try source.image(String(entry.name.dropFirst(PackName.image("").count)))
      }
    }
    do throws(BuildError) {
      let download = try output(name + ".cpd") { (sink) throws(PackError) in
        try Download.write(full: Pack(try mapped(pack)), fingerprint: pack.written, to: sink)
      }
      let entry = ManifestEntry(
        city: source.id, version: version, contentRoot: plan.contentRoot, pack: pack.listed, download: download.listed)
      return (entry, [pack, download].compactMap(\.sealed))
    } catch {
      if let sealed = pack.sealed { try? folder.files.remove(sealed.temporaryPath) }
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
