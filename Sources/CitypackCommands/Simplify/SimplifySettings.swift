import BorderTools
import CommandKit
import FileStore
import SourceText

/// What `citypack simplify` was asked, each value known to make sense.
struct SimplifySettings {
  enum Form: String, CaseIterable {
    case geojson
    case topojson
  }

  var inputs: [String]
  var output: String
  var form: Form
  var toleranceDegrees: Double
  var snapDegrees: Double
  var object: String?
  var report: String?
  var picture: String?
  var frame: BorderPicture.Frame?
  var keep: KeepList?
  var groups: [(property: String, layer: String)]
  var keepsGoing: Bool
  var isDryRun: Bool

  init(_ session: Session) throws(CommandFailure) {
    let arguments = session.arguments
    inputs = arguments.operands
    guard let output = arguments.value(SimplifyCommand.output) else {
      throw .usage(.missingOperand("-o FILE"), command: "simplify")
    }
    self.output = output
    guard !inputs.contains(output) else {
      throw session.invalid(output, Bilingual(zh: "结果不能写到输入上", en: "the result cannot replace its input"))
    }
    form = try Self.form(output, in: session)
    toleranceDegrees = try Self.distance(SimplifyCommand.tolerance, in: session) ?? 0.005
    snapDegrees = try Self.distance(SimplifyCommand.snap, in: session) ?? 0
    object = arguments.value(SimplifyCommand.object)
    report = arguments.value(SimplifyCommand.report)
    picture = arguments.value(SimplifyCommand.svg)
    frame = try Self.frame(in: session)
    keep = try Self.keepList(in: session)
    groups = try Self.groups(form, in: session)
    keepsGoing = arguments.has(SimplifyCommand.keepGoing)
    isDryRun = arguments.has(.dryRun)
  }

  private static func form(_ output: String, in session: Session) throws(CommandFailure) -> Form {
    if let form = session.arguments.value(SimplifyCommand.form).flatMap(Form.init) { return form }
    if output.hasSuffix(".topojson") { return .topojson }
    if output.hasSuffix(".geojson") || output.hasSuffix(".json") { return .geojson }
    throw session.invalid(
      output,
      Bilingual(
        zh: "从名字看不出格式：用 .geojson、.topojson，或者给 --as",
        en: "its name does not tell the format: use .geojson or .topojson, or give --as"))
  }

  /// Metres for a degree of latitude where it is longest, at the poles: what is within so many degrees is within so many metres.
  private static let metersPerDegree = 111_694.0

  /// Degrees, or metres with `m` or `km` after the number.
  private static func distance(_ option: Option, in session: Session) throws(CommandFailure) -> Double? {
    guard let text = session.arguments.value(option) else { return nil }
    let units: [(String, Double)] = [("km", 1000 / metersPerDegree), ("m", 1 / metersPerDegree), ("", 1)]
    for (unit, degrees) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.utf8.count)), number.isFinite, number >= 0, number * degrees <= 10
      else {
        break
      }
      return number * degrees
    }
    throw session.invalid(
      text, Bilingual(zh: "要写成度数或米，如 0.005 或 500m", en: "a distance is degrees or metres, such as 0.005 or 500m"))
  }

  private static func frame(in session: Session) throws(CommandFailure) -> BorderPicture.Frame? {
    guard let text = session.arguments.value(SimplifyCommand.svgBox) else { return nil }
    let edges = text.split(separator: ",").compactMap { Double($0) }
    guard edges.count == 4, edges[0] < edges[2], edges[1] < edges[3], edges.allSatisfy({ $0.magnitude <= 180 }) else {
      throw session.invalid(
        text, Bilingual(zh: "要写成“南,西,北,东”的度数", en: "a box is SOUTH,WEST,NORTH,EAST in degrees"))
    }
    return BorderPicture.Frame(south: edges[0], west: edges[1], north: edges[2], east: edges[3])
  }

  private static func keepList(in session: Session) throws(CommandFailure) -> KeepList? {
    guard let path = session.arguments.value(SimplifyCommand.keep) else { return nil }
    let bytes = try session.withFiles { (files) throws(FileError) in try files.read(path, limit: 1 << 22) }
    switch KeepList.read(String(decoding: bytes, as: UTF8.self)) {
    case .success(let list): return list
    case .failure(let line):
      throw .configuration(
        Bilingual(zh: "\(path):\(line.number): 要写成“纬度,经度 名称”", en: "\(path):\(line.number): a line is LAT,LON NAME"))
    }
  }

  private static func groups(
    _ form: Form, in session: Session
  ) throws(CommandFailure) -> [(property: String, layer: String)] {
    guard let text = session.arguments.value(SimplifyCommand.group) else { return [] }
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, form == .topojson else {
      throw session.invalid(
        text,
        Bilingual(zh: "要写成 属性=层，而且只有 TopoJSON 有层", en: "it is PROPERTY=LAYER, and only TopoJSON has layers"))
    }
    return [(parts[0], parts[1])]
  }
}
