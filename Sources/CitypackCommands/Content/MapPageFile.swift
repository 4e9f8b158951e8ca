import CommandKit
import ContentChecks
import ContentSources
import Digests
import FileStore
import Reports
import SourceText
import StrictJSON
import SystemKit

/// A map page and the file it goes to.
struct MapPageFile: Sendable {
  let bytes: [UInt8]
  private let path: String
  private let session: Session
  private let subject: MapSubject

  /// Makes the page; fails where the tool was built without Leaflet.
  init(_ subject: MapSubject, path: String, in session: Session) throws(CommandFailure) {
    do {
      bytes = try MapPage(subject, language: session.language, day: session.host.clock.today.description).bytes()
    } catch {
      switch error {
      case .withoutLeaflet: throw .configuration(Self.withoutLeaflet)
      }
    }
    self.subject = subject
    self.path = path
    self.session = session
  }

  /// What to do where no page can be made.
  static let withoutLeaflet = Bilingual(
    zh: "这个 citypack 编译时没有找到地图库 Leaflet：在 Debian 上装 libjs-leaflet，别处把环境变量 CITYPACK_LEAFLET 设为放有 leaflet.js "
      + "和 leaflet.css 的文件夹，然后重新 make",
    en: "this citypack was built without the map library Leaflet: install libjs-leaflet on Debian, elsewhere set "
      + "CITYPACK_LEAFLET to a folder with leaflet.js and leaflet.css, and run make again")

  /// Writes the file as a whole, unless it is a dry run.
  func write() throws(CommandFailure) {
    if session.arguments.has(.dryRun) { return }
    try session.withFiles { (files) throws(FileError) in
      try files.createFolder(FilePath.folder(of: path))
      try files.write(bytes, to: path)
    }
  }

  /// Says where the page is, and on standard error what it shows.
  func print() throws(CommandFailure) {
    let size = ByteCount.text(bytes.count)
    try session.print(
      session.arguments.has(.dryRun)
        ? Bilingual(zh: "会写 \(path)  \(size)", en: "would write \(path)  \(size)")
        : Bilingual(zh: "写了 \(path)  \(size)", en: "wrote \(path)  \(size)"))
    session.say(report.summary)
  }

  /// Has the page opened by the person's browser.
  func open() throws(CommandFailure) {
    let place = try session.withFiles { (files) throws(FileError) in try files.resolved(path) }
    guard session.host.openFile(place) else {
      throw .unavailable(
        Bilingual(zh: "没有程序可以打开它；请自己打开 \(place)", en: "no program could be started to open it; open \(place) yourself"))
    }
  }

  /// The shape of `docs/schemas/preview.schema.json`.
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "path": .string(path),
      "bytes": .integer(Int64(bytes.count)),
      "sha256": .string(SHA256Digest(of: bytes).hex),
      "cities": .integer(Int64(report.cityCount)),
      "stories": .integer(Int64(report.storyCount)),
      "errors": .integer(Int64(report.count(.error))),
      "warnings": .integer(Int64(report.count(.warning))),
      "infos": .integer(Int64(report.count(.info))),
      "accepted": .integer(Int64(report.verdict.accepted.count)),
      "notEvaluated": .integer(Int64(report.verdict.notEvaluated.count)),
      "dryRun": .boolean(session.arguments.has(.dryRun)),
    ]
  }

  private var report: ValidationReport {
    ValidationReport(
      Verdict(joining: [subject.project] + subject.cities.map(\.verdict)), cityCount: subject.cities.count,
      storyCount: subject.cities.reduce(0) { $0 + $1.city.stories.count })
  }
}
