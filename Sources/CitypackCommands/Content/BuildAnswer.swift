import CommandKit
import Digests
import PackBuilder
import Reports
import SourceText
import StrictJSON

/// What `citypack build` answers.
struct BuildAnswer: Sendable {
  let report: BuildReport
  let session: Session

  /// The shape of `docs/schemas/build.schema.json`.
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "packs": .array(report.packs.map(Self.json)),
      "refused": .array(
        report.refused.map { refused in
          [
            "city": .string(refused.city),
            "errors": .integer(Int64(refused.verdict.findings.count { $0.severity == .error })),
            "findings": .array(refused.verdict.findings.filter { $0.severity == .error }.map(report(of:))),
          ]
        }),
      "skipped": .array(report.skipped.map { .string($0) }),
      "removed": .array(report.removed.map { .string($0) }),
      "manifest": .string(report.manifestPath),
      "dryRun": .boolean(session.arguments.has(.dryRun)),
    ]
  }

  /// A line a pack, what was refused with its reasons, and a summary.
  func print() throws(CommandFailure) {
    for pack in report.packs where !(session.isQuiet && pack.outcome == .reused) { try session.print(line(of: pack)) }
    for path in report.removed { try session.print(Bilingual(zh: "删去 \(path)", en: "removed \(path)")) }
    for city in report.skipped {
      session.say(Bilingual(zh: "\(city) 还没有写完的故事，跳过", en: "\(city) has no finished story yet: skipped"))
    }
    for refused in report.refused {
      session.sayRefused(refused.city, refused.verdict.findings, Bilingual(zh: "没有打包", en: "packed"))
    }
    session.say(summary)
  }

  private func report(of finding: Finding) -> JSONValue {
    JSONReport(language: session.language).json(of: finding)
  }

  private static func json(_ pack: BuiltPack) -> JSONValue {
    let folder = pack.path.dropLast(pack.entry.pack.name.utf8.count)
    return [
      "city": .string(pack.entry.city),
      "version": .integer(Int64(pack.entry.version)),
      "path": .string(pack.path),
      "bytes": .integer(Int64(pack.entry.pack.byteCount)),
      "sha256": .string(pack.entry.pack.sha256.hex),
      "contentRoot": .string(pack.entry.contentRoot.hex),
      "outcome": .string(pack.outcome.rawValue),
      "download": [
        "path": .string(folder + pack.entry.download.name),
        "bytes": .integer(Int64(pack.entry.download.byteCount)),
        "sha256": .string(pack.entry.download.sha256.hex),
      ],
    ]
  }

  private func line(of pack: BuiltPack) -> Bilingual {
    let size = ByteCount.text(pack.entry.pack.byteCount)
    let download = ByteCount.text(pack.entry.download.byteCount)
    return pack.outcome == .reused
      ? Bilingual(zh: "\(pack.path)  没有变化", en: "\(pack.path)  unchanged")
      : Bilingual(zh: "\(pack.path)  \(size)，下载 \(download)", en: "\(pack.path)  \(size), download \(download)")
  }

  private var summary: Bilingual {
    let built = report.packs.count { $0.outcome == .built }
    let reused = report.packs.count - built
    let wouldBe = session.arguments.has(.dryRun)
    return wouldBe
      ? Bilingual(
        zh: "演习：会打 \(built) 个，\(reused) 个没有变化，\(report.refused.count) 个有错误",
        en: "dry run: \(built) would be built, \(reused) are unchanged, \(report.refused.count) refused")
      : Bilingual(
        zh: "打了 \(built) 个包，\(reused) 个没有变化，\(report.refused.count) 个有错误",
        en: "\(built) built, \(reused) unchanged, \(report.refused.count) refused")
  }
}

/// Sizes for people.
enum ByteCount {
  /// `812 B`, `34.5 KB`, `1.2 MB`: powers of ten, one decimal.
  static func text(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    var tenths = (bytes + 50) / 100
    for unit in ["KB", "MB"] {
      if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(unit)" }
      tenths = (tenths + 500) / 1000
    }
    return "\(tenths / 10).\(tenths % 10) GB"
  }
}
