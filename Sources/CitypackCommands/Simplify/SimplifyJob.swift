import BorderTools
import FileStore
import SourceText

/// Reads, simplifies, writes beside the output, reads that back and checks it, and only then gives it its name.
struct SimplifyJob {
  let settings: SimplifySettings
  let session: Session

  func run() throws(CommandFailure) -> SimplifyResult {
    var sources: [BorderSource] = []
    for path in settings.inputs {
      let file = try session.withFiles { (files) throws(FileError) in try files.map(path) }
      sources.append(BorderSource(name: path, file: file))
    }
    let options = BorderReader.Options(object: settings.object, snapDegrees: settings.snapDegrees)
    var input = BorderReader.read(sources, options: options)
    guard !input.leavesSomethingOut || settings.keepsGoing else { return SimplifyResult(input: input) }
    let outcome = BorderSimplifier.simplify(
      input.coverage, toleranceSteps: input.toleranceSteps(settings.toleranceDegrees))
    input.note(outcome.collisionsOfInput)
    let layers = settings.groups.map { outcome.coverage.union(by: $0.property, name: $0.layer) }
    let written = try write(outcome.coverage, layers)
    let result = try check(written, input, outcome)
    try settle(written, result)
    return result
  }

  /// The output under a temporary name, or in memory where nothing is to be written.
  private enum Written {
    case file(SealedFile)
    case memory(MappedFile)
  }

  private func write(_ coverage: Coverage, _ layers: [CoverageLayer]) throws(CommandFailure) -> Written {
    if settings.isDryRun {
      let sink = MemorySink()
      do throws(FileError) { try write(coverage, layers, to: sink) } catch { throw .file(error) }
      return .memory(MappedFile(copying: sink.bytes))
    }
    return try session.withFiles { (files) throws(FileError) in
      let file = try files.stage(settings.output)
      try write(coverage, layers, to: file)
      return .file(try file.seal())
    }
  }

  private func write(_ coverage: Coverage, _ layers: [CoverageLayer], to sink: any ByteSink) throws(FileError) {
    switch settings.form {
    case .geojson: try coverage.writeGeoJSON(to: sink)
    case .topojson: try coverage.writeTopoJSON(to: sink, name: objectName, layers: layers)
    }
  }

  /// The name of the file without its folder and what follows the first point.
  private var objectName: String {
    let name = settings.output.split(separator: "/").last ?? "regions"
    return String(name.split(separator: ".").first ?? "regions")
  }

  private func check(
    _ written: Written, _ input: BorderInput, _ outcome: BorderSimplifier.Outcome
  ) throws(CommandFailure) -> SimplifyResult {
    let file =
      switch written {
      case .memory(let file): file
      case .file(let sealed): try session.withFiles { (files) throws(FileError) in try files.map(sealed.temporaryPath) }
      }
    do throws(CheckedMap.Unreadable) {
      let map = try CheckedMap(file, decimals: input.coverage.lattice.decimals)
      let options = BorderChecker.Options(
        matchesVertices: settings.snapDegrees == 0,
        distancesAt: settings.report == nil ? nil : max(settings.toleranceDegrees, 1e-6))
      var result = SimplifyResult(input: input)
      result.quality = BorderChecker.check(map, against: input, options: options)
      result.missing = settings.keep?.missing(in: map, toleranceDegrees: settings.toleranceDegrees) ?? []
      result.outcome = outcome
      result.byteCount = file.count
      try result.blame()
      return result
    } catch {
      throw .bug("the result cannot be read back: \(error.reason)")
    }
  }

  private func settle(_ written: Written, _ result: SimplifyResult) throws(CommandFailure) {
    if let picture = settings.picture, !settings.isDryRun {
      try session.withFiles { (files) throws(FileError) in
        let file = try files.stage(picture)
        try BorderPicture(
          before: result.input.coverage, after: result.outcome?.coverage ?? result.input.coverage,
          report: result.quality ?? QualityReport(), frame: settings.frame
        ).write(to: file)
        try file.commit()
      }
    }
    guard case .file(let sealed) = written else { return }
    try session.withFiles { (files) throws(FileError) in
      // What is not as we promise, without the input being to blame, is not handed out.
      guard !result.isOwnFault else { return try files.remove(sealed.temporaryPath) }
      try files.rename(sealed.temporaryPath, to: sealed.path)
      try files.syncFolder(FilePath.folder(of: sealed.path))
    }
  }
}
