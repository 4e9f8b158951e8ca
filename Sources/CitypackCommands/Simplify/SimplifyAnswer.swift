import BorderTools
import Geodesy
import SourceText
import StrictJSON

/// The answer of `citypack simplify`, for people and for programs.
struct SimplifyAnswer {
  let settings: SimplifySettings
  let result: SimplifyResult
  let findings: [Finding]
  let language: MessageLanguage

  private var isWritten: Bool { result.outcome != nil && !settings.isDryRun && !result.isOwnFault }

  func print(in session: Session) throws(CommandFailure) {
    let input = result.input
    try session.print(
      Bilingual(
        zh: "读入 \(input.coverage.regions.count) 个要素，\(input.coverage.polygons.count) 个多边形，\(input.positionCount) 个位置",
        en:
          "read \(input.coverage.regions.count) features, \(input.coverage.polygons.count) polygons, \(input.positionCount) positions"
      ))
    if input.repairCount > 0 {
      try session.print(
        Bilingual(
          zh: "修好 \(input.repairCount) 处；--verbose 列出", en: "mended \(input.repairCount) faults; --verbose lists them"))
    }
    guard let quality = result.quality else { return }
    let size = ByteCount.text(result.byteCount)
    let name = isWritten ? settings.output : Bilingual(zh: "（没有写）", en: "(not written)")[language]
    try session.print(
      Bilingual(zh: "\(name)  \(quality.vertices) 个位置，\(size)", en: "\(name)  \(quality.vertices) positions, \(size)"))
    try session.print(
      Bilingual(zh: "检查：\(words(quality).zh)", en: "checked: \(words(quality).en)"))
    guard let distances = quality.distances else { return }
    let (out, back) = (degrees(distances.outDegrees), degrees(distances.backDegrees))
    try session.print(
      Bilingual(
        zh: "距离：输入到结果 \(out) 度，结果到输入 \(back) 度", en: "distances: \(out) degrees from input to result, \(back) back"))
  }

  private func words(_ quality: QualityReport) -> Bilingual {
    let counts = QualityReport.Defect.Kind.allCases.map { (Self.words($0), quality.count($0)) }
    return Bilingual(
      zh: counts.map { "\($0.1) 个\($0.0.zh)" }.joined(separator: "，"),
      en: counts.map { "\($0.1) \($0.0.en)" }.joined(separator: ", "))
  }

  private static func words(_ kind: QualityReport.Defect.Kind) -> Bilingual {
    switch kind {
    case .invalidRing: Bilingual(zh: "坏环", en: "invalid rings")
    case .invalidFeature: Bilingual(zh: "坏要素", en: "invalid features")
    case .crossing: Bilingual(zh: "相交", en: "crossings")
    case .gap: Bilingual(zh: "缝隙", en: "gaps")
    case .overlap: Bilingual(zh: "重叠", en: "overlaps")
    case .polygonLost: Bilingual(zh: "丢失的多边形", en: "polygons lost")
    }
  }

  private func degrees(_ value: Double) -> String { DecimalDegrees.format(value, decimals: 7) }
}

extension SimplifyAnswer {
  /// The shape of `docs/schemas/simplify.schema.json`.
  var json: JSONValue {
    let input = result.input
    return [
      "schemaVersion": 1,
      "language": .string(language.rawValue),
      "inputs": .array(settings.inputs.map { .string($0) }),
      "output": .string(settings.output),
      "written": .boolean(isWritten),
      "as": .string(settings.form.rawValue),
      "decimals": .integer(Int64(input.coverage.lattice.decimals)),
      "tolerance": decimal(settings.toleranceDegrees),
      "farthestMove": decimal(input.farthestMoveDegrees, decimals: 12),
      "read": [
        "features": .integer(Int64(input.coverage.regions.count)),
        "polygons": .integer(Int64(input.coverage.polygons.count)),
        "positions": .integer(Int64(input.positionCount)),
        "arcs": .integer(Int64(input.coverage.arcCount)),
        "mended": .integer(Int64(input.repairCount)),
        "snapped": .integer(Int64(input.snappedCount)),
      ],
      "repair": result.outcome.map(repair) ?? .null,
      "result": result.quality.map(quality) ?? .null,
      "keepMissing": .array(result.missing.map { .string($0.name) }),
      "findings": .array(findings.map(finding)),
    ]
  }

  private func repair(_ outcome: BorderSimplifier.Outcome) -> JSONValue {
    [
      "rounds": .integer(Int64(outcome.rounds)),
      "collisions": .integer(Int64(outcome.collisionsRepaired)),
      "jumps": .integer(Int64(outcome.jumpsRepaired)),
    ]
  }

  private func quality(_ quality: QualityReport) -> JSONValue {
    [
      "bytes": .integer(Int64(result.byteCount)),
      "features": .integer(Int64(quality.features)),
      "polygons": .integer(Int64(quality.polygons)),
      "rings": .integer(Int64(quality.rings)),
      "lines": .integer(Int64(quality.lines)),
      "positions": .integer(Int64(quality.vertices)),
      "invalidRings": .integer(Int64(quality.count(.invalidRing))),
      "invalidFeatures": .integer(Int64(quality.count(.invalidFeature))),
      "crossings": .integer(Int64(quality.count(.crossing))),
      "gaps": .integer(Int64(quality.count(.gap))),
      "gapSquareKilometers": decimal(quality.squareKilometers(.gap)),
      "overlaps": .integer(Int64(quality.count(.overlap))),
      "overlapSquareKilometers": decimal(quality.squareKilometers(.overlap)),
      "polygonsLost": .integer(Int64(quality.count(.polygonLost))),
      "gapsOfInput": .integer(Int64(quality.gapsOfInput.count)),
      "distances": quality.distances.map(distances) ?? .null,
      "defects": .array(quality.defects.map(defect)),
    ]
  }

  private func distances(_ distances: QualityReport.Distances) -> JSONValue {
    [
      "outDegrees": decimal(distances.outDegrees),
      "outPlace": place(distances.outPlace),
      "backDegrees": decimal(distances.backDegrees),
      "backPlace": place(distances.backPlace),
    ]
  }

  private func defect(_ defect: QualityReport.Defect) -> JSONValue {
    [
      "kind": .string(defect.kind.rawValue),
      "features": .array(defect.features.map { .integer(Int64($0)) }),
      "place": place(defect.place),
      "squareKilometers": decimal(defect.squareKilometers),
    ]
  }

  private func place(_ place: QualityReport.Place) -> JSONValue {
    ["latitude": decimal(place.latitude, decimals: 7), "longitude": decimal(place.longitude, decimals: 7)]
  }

  private func finding(_ finding: Finding) -> JSONValue {
    [
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
      "file": .string(finding.place.file),
      "line": .integer(Int64(finding.place.line)),
      "column": .integer(Int64(finding.place.column)),
      "subject": .string(finding.subject),
      "message": .string(finding.what[language]),
      "howWeKnow": .string(finding.howWeKnow[language]),
      "whatToDo": .string(finding.whatToDo[language]),
    ]
  }

  private func decimal(_ value: Double, decimals: Int = 9) -> JSONValue {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return .decimal(units: Int64((min(max(value, -1e5), 1e5) * power).rounded()), decimals: decimals)
  }
}
