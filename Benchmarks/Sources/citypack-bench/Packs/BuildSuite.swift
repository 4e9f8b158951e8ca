import FileStore
import Foundation
import PackFormat

/// A full build of many cities against copying, hashing and compressing the same bytes with the usual tools.
///
/// Runs the release build of `citypack`: `CITYPACK` names it, `.build/release/citypack` else. `CITYPACK_BENCH_CITIES`
/// sets the number of cities (100), `CITYPACK_BENCH_FOLDER` a folder to keep.
@Sendable func runBuildSuite() {
  do { try BuildMeasurement().run() } catch { fatalError("the build suite cannot run: \(error)") }
}

private struct BuildMeasurement {
  let cities: Int
  let folder: String
  let isKept: Bool
  let tool: String

  init() {
    let environment = ProcessInfo.processInfo.environment
    cities = environment["CITYPACK_BENCH_CITIES"].flatMap { Int($0) } ?? 100
    isKept = environment["CITYPACK_BENCH_FOLDER"] != nil
    folder =
      environment["CITYPACK_BENCH_FOLDER"]
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("citypack-bench-\(getpid())").path
    tool = environment["CITYPACK"] ?? ".build/release/citypack"
  }

  func run() throws {
    defer { if !isKept { try? FileManager.default.removeItem(atPath: folder) } }
    if !FileManager.default.fileExists(atPath: "\(folder)/content") {
      try GeneratedContent(folder: "\(folder)/content").write(cities: 0..<cities)
    }
    let one = build("one", "--jobs 1 --no-cache")
    let two = build("two", "--jobs 2 --no-cache")
    let nothing = build("two", "--jobs 2")
    let tenth = build(
      "tenth", "--jobs 1 --no-cache \((0..<max(1, cities / 10)).map(GeneratedContent.id).joined(separator: " "))")
    try writeTexts()
    try? FileManager.default.removeItem(atPath: "\(folder)/copy")
    let copy = runChild("cp -r \(folder)/content \(folder)/copy")
    let sums = runChild("find \(folder)/content -type f -print0 | xargs -0 sha256sum > \(folder)/sums")
    let gzip = runChild("for f in \(folder)/texts/*; do gzip -9 -c \"$f\"; done | wc -c > \(folder)/zipped")
    report(one: one, two: two, nothing: nothing, tenth: tenth, copy: copy, sums: sums, gzip: gzip)
  }

  private func build(_ output: String, _ options: String) -> ChildCost {
    if options.contains("--no-cache") { try? FileManager.default.removeItem(atPath: "\(folder)/\(output)") }
    let cost = runChild(
      "\(tool) build --quiet --content \(folder)/content --output \(folder)/\(output) \(options) > \(folder)/log 2>&1")
    guard cost.exitCode == 0 else { fatalError("citypack failed with \(cost.exitCode); see \(folder)/log") }
    return cost
  }

  /// The texts and tables of every pack, a file a pack: what the downloads compress.
  private func writeTexts() throws {
    let files = LocalFileSystem()
    try files.createFolder("\(folder)/texts")
    for name in try files.list("\(folder)/two").map(\.name) where name.hasSuffix(".citypack") {
      let pack = try Pack(files.map("\(folder)/two/\(name)"))
      var bytes: [UInt8] = []
      for entry in pack.manifest.entries where !entry.name.hasPrefix("images/") { bytes += try pack.read(entry.name) }
      try BenchFile.write(bytes, to: "\(folder)/texts/\(name)")
    }
  }

  private func report(
    one: ChildCost, two: ChildCost, nothing: ChildCost, tenth: ChildCost, copy: ChildCost, sums: ChildCost,
    gzip: ChildCost
  ) {
    let peers = copy + sums + gzip
    print(
      "\nA full build of \(cities) cities × 350 stories × 20 pictures of 60 KB; seconds of wall time, of processor, MB at most"
    )
    let rows: [(String, ChildCost)] = [
      ("citypack build --jobs 1", one), ("citypack build --jobs 2", two), ("the same with nothing to do", nothing),
      ("a tenth of the cities, --jobs 1", tenth), ("cp -r", copy), ("sha256sum", sums),
      ("gzip -9 of texts and tables", gzip),
      ("the three together", peers),
    ]
    for (what, cost) in rows {
      let name = what.padding(toLength: 32, withPad: " ", startingAt: 0)
      print(
        "  \(name)\(fixed(cost.wallSeconds))\(fixed(cost.processorSeconds))\(fixed(Double(cost.peakBytes) / 1e6, 1))")
    }
    print("  " + verdict("build to the three, wall, one job", ratio: one.wallSeconds / peers.wallSeconds, atMost: 2))
    print(
      "  " + verdict("build to the three, processor", ratio: one.processorSeconds / peers.processorSeconds, atMost: 2))
    print("  " + verdict("two jobs to one, wall", ratio: two.wallSeconds / one.wallSeconds, atMost: 1 / 1.7))
    print(
      "  "
        + verdict("memory, all cities to a tenth", ratio: Double(one.peakBytes) / Double(tenth.peakBytes), atMost: 1.25)
    )
  }
}
