import ContentSources
import CommandKit
import SourceText
import StrictJSON

/// What `citypack import` answers: what it took and left, and why.
struct ImportAnswer: Sendable {
  let importing: Importing
  let plan: ImportPlan
  let files: NewFiles
  let session: Session

  /// Gives the answer in the form asked for.
  func give() throws(CommandFailure) {
    if session.wantsJSON { return try session.print(json) }
    let told = Set(importing.document.refusals.map(\.finding))
    session.sayFindings(importing.document.findings.filter { !told.contains($0) })
    let isDryRun = session.arguments.has(.dryRun)
    for entry in isDryRun ? [] : files.entries {
      try session.print(Bilingual(zh: "写了 \(entry.path)", en: "wrote \(entry.path)"))
    }
    for note in notes { try session.print(note.words) }
    for match in plan.matches { try session.print(line(for: match)) }
    for skip in skips {
      try session.print(
        Bilingual(zh: "没取 \(skip.place)：\(skip.reason.zh)", en: "left \(skip.place): \(skip.reason.en)"))
    }
    session.say(summary)
    if let hint = hintForNumbered { session.say(hint) }
    if !plan.additions.isEmpty, !isDryRun {
      session.say(
        Bilingual(
          zh: "下一步：把新故事写完，去掉 status: draft，再 citypack validate \(importing.city.folder)",
          en: "next: finish the new stories, take out status: draft, then citypack validate \(importing.city.folder)"))
    }
  }

  /// The shape of `docs/schemas/import.schema.json`.
  private var json: JSONValue {
    [
      "schemaVersion": 1,
      "file": .string(importing.path),
      "format": importing.document.format.map { .string($0.rawValue) } ?? .null,
      "read": .integer(Int64(seen)),
      "new": .array(plan.additions.map { .string($0.id) }),
      "known": .array(plan.matches.map { .string($0.id) }),
      "notes": .array(
        notes.map { ["story": .string($0.story), "note": .string($0.words[session.language])] }),
      "skipped": .array(
        skips.map { skip in
          [
            "file": .string(skip.place.path), "line": .integer(Int64(skip.place.line)),
            "column": .integer(Int64(skip.place.column)), "reason": .string(skip.reason[session.language]),
          ]
        }),
      "files": files.json,
      "dryRun": .boolean(session.arguments.has(.dryRun)),
    ]
  }

  /// Everything that became nothing: what the reader refused, ways, and what can be no story.
  private var skips: [ImportPlan.Skip] {
    let refused = importing.document.refusals.map { ImportPlan.Skip(place: $0.finding.place, reason: $0.finding.what) }
    let ways = importing.document.tracks.compactMap { track in
      track.segments.first?.first.map { start in
        ImportPlan.Skip(
          place: start.position.latitude.place, reason: Bilingual(zh: "是一条轨迹，不是一个地点", en: "a track is not a place"))
      }
    }
    return (refused + ways + plan.skips).sorted { $0.place < $1.place }
  }

  /// New stories on the spot of another one.
  private var notes: [(story: String, words: Bilingual)] {
    plan.additions.compactMap { addition in
      addition.beside.map { other in
        (
          addition.id,
          Bilingual(
            zh: "\(addition.id) 和 \(other) 在同一个位置，名字不同；如果是同一个地方，删去一个",
            en: "\(addition.id) is on the spot of \(other) under another name; if they are one place, remove one")
        )
      }
    }
  }

  /// What to do with ids that say nothing; only before the first release, after which ids stay.
  private var hintForNumbered: Bilingual? {
    let numbered = plan.additions.filter(\.isNumbered).map(\.id)
    guard let first = numbered.first else { return nil }
    let file = "\(importing.city.folder)/stories/\(first).md"
    return Bilingual(
      zh: "\(numbered.count) 个名字拼不出编号，暂用 \(first) 这样的号；请在第一次发布前改名：把 \(file) 改成例如 drum-tower.md，"
        + "里面的 id: 也一起改\(importing.usesPointsFile ? "，points.csv 里也改" : "")",
      en:
        "\(numbered.count) name(s) make no id and got a number such as \(first); rename them before the first release: "
        + "\(file) to drum-tower.md, say, and the id: in it\(importing.usesPointsFile ? " and in points.csv" : "") too")
  }

  private var seen: Int { importing.document.seen + importing.document.tracks.count }

  private func line(for match: ImportPlan.Match) -> Bilingual {
    let meters = match.metersApart.map { Int($0.rounded()) } ?? 0
    return meters < 2
      ? Bilingual(zh: "已有 \(match.id)", en: "there already: \(match.id)")
      : Bilingual(
        zh: "已有 \(match.id)，文件里的位置差 \(meters) 米，没有改动",
        en: "there already: \(match.id); the file puts it \(meters) m away, which was not taken over")
  }

  private var summary: Bilingual {
    let format = importing.document.format.map { " (\($0.rawValue))" } ?? ""
    let skipped = max(0, seen - plan.additions.count - plan.matches.count)
    return Bilingual(
      zh:
        "\(importing.path)\(format)：读到 \(seen) 个，新的 \(plan.additions.count) 个，已有 \(plan.matches.count) 个，没取 \(skipped) 个",
      en: "\(importing.path)\(format): read \(seen), \(plan.additions.count) new, \(plan.matches.count) there already, "
        + "\(skipped) left")
  }
}
