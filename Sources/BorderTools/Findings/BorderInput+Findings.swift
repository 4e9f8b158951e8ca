import Atlas
public import SourceText

extension BorderInput {
  /// Everything that was mended or found, in reading order, each with its place. O(bytes up to the last place), once.
  public func findings() -> [Finding] {
    var offsets: [[Int]] = Array(repeating: [], count: sources.count)
    let placed = notes.all.map { note in (note, exactOffset(of: note)) }
    for (note, offset) in placed where sources.indices.contains(note.source) { offsets[note.source].append(offset) }
    let places = zip(sources, offsets).map { $0.places(of: $1) }
    return placed.map { note, offset in
      // Outlines that came from no file have no place.
      guard sources.indices.contains(note.source) else { return finding(note, at: SourcePlace(file: "")) }
      return finding(note, at: places[note.source][offset] ?? SourcePlace(file: sources[note.source].name))
    }.sorted(by: Finding.inReadingOrder)
  }

  /// Whether something of the files is not in the coverage.
  public var leavesSomethingOut: Bool {
    notes.all.contains { [.notRead, .noPlaceOnEarth, .antimeridian].contains($0.kind) }
  }

  /// Whether anything was found that is no repair and no mere remark.
  public var hasFaults: Bool { notes.all.contains { $0.rule.severity == .error } }

  /// Repairs that were made, counted.
  public var repairCount: Int { notes.all.reduce(0) { $0 + ($1.kind.isRepair ? $1.count : 0) } }

  private func finding(_ note: BorderNote, at place: SourcePlace) -> Finding {
    var names: [Bilingual] = []
    for feature in [note.feature, note.other ?? -1] where shapes.features.indices.contains(feature) {
      names.append(FeatureLabel.of(shapes.features[feature], index: feature))
    }
    let subject = names.map(\.en).joined(separator: ", ")
    let prefix =
      names.isEmpty
      ? Bilingual(same: "")
      : Bilingual(zh: names.map(\.zh).joined(separator: "、") + "：", en: subject + ": ")
    return Finding(
      rule: note.rule, at: place, subject: subject, what: prefix + note.words + Self.where(note, shapes.lattice),
      howWeKnow: note.evidence)
  }

  private static func `where`(_ note: BorderNote, _ lattice: Lattice) -> Bilingual {
    guard let point = note.point else { return Bilingual(same: "") }
    let degrees = lattice.degrees(point)
    let shown = "\(degrees.latitude),\(degrees.longitude)"
    let isFirst = note.count > 1
    return Bilingual(
      zh: isFirst ? "，第一处在 \(shown)" : "，在 \(shown)", en: isFirst ? ", the first at \(shown)" : ", at \(shown)")
  }

  /// The byte of the position that a note is about, where it can be told; else that of its ring.
  private func exactOffset(of note: BorderNote) -> Int {
    guard let point = note.point, sources.indices.contains(note.source) else { return note.offset }
    return sources[note.source].offset(of: point, on: shapes.lattice, from: note.offset) ?? note.offset
  }
}
