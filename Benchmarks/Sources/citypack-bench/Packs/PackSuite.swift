import FileStore
import Foundation
import Geodesy
import PackFormat

/// Opening, asking, checking and unpacking a pack of 350 stories in two languages and 350 pictures.
@Sendable func runPackSuite() {
  do { try measurePack() } catch { fatalError("the pack suite cannot run: \(error)") }
}

private func measurePack() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("citypack-bench-\(getpid())").path
  let files = LocalFileSystem()
  try files.createFolder(folder)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let path = FilePath.join(folder, "generated-1.citypack")
  try files.write(GeneratedPack(stories: 350, images: 350).bytes, to: path)

  let pack = try Pack(files.map(path))
  let sink = MemorySink()
  _ = try Download.write(full: pack, to: sink)
  let download = try Download(MappedFile(copying: sink.bytes))
  let positions = (0..<1000).compactMap { index in
    Coordinate<WGS84>(latitude: 31.1 + Double(index % 37) * 0.005, longitude: 121.3 + Double(index % 53) * 0.003)
  }

  let open = bestSeconds(runs: 20) { _ = try? Pack(files.map(path)) }
  var found = 0
  let nearest =
    bestSeconds(runs: 5) {
      for position in positions { found += pack.nearest(to: position, count: 19).count }
    } / Double(positions.count)
  precondition(found == 5 * 19 * positions.count, "19 places were asked for")
  let verify = bestSeconds(runs: 3) { try? pack.verify() }
  let apply = bestSeconds(runs: 3) { _ = try? download.apply(to: CountingSink()) }

  let megabytes = Double(pack.fingerprint.byteCount) / 1e6
  printTable(
    "A pack of 350 stories in two languages and 350 pictures, \(fixed(megabytes, 1, width: 0)) MB; "
      + "download \(fixed(Double(sink.byteCount) / 1e6, 1, width: 0)) MB; milliseconds",
    unit: { fixed($0 * 1000, 4) },
    rows: [
      Row(what: "open: map, directory, pack.json, places", seconds: open),
      Row(what: "nearest 19 of 350", seconds: nearest),
      Row(what: "verify every byte", seconds: verify, note: "\(fixed(megabytes / verify, 0, width: 0)) MB/s"),
      Row(what: "apply the download", seconds: apply, note: "\(fixed(megabytes / apply, 0, width: 0)) MB/s"),
    ])
  print("  " + verdict("open, ms", ratio: open * 1000, atMost: 5))
  print("  " + verdict("nearest, µs", ratio: nearest * 1e6, atMost: 20))
}

/// Takes bytes and forgets them.
private final class CountingSink: ByteSink {
  private(set) var byteCount = 0
  func append(_ bytes: UnsafeRawBufferPointer) { byteCount += bytes.count }
}
