import BorderTools
import CommandKit
import FileStore
import Reports
import SourceText
import StrictJSON

/// `citypack simplify IN... -o OUT`
enum SimplifyCommand: CitypackCommand {
  static let output = Option(
    "output", short: "o", kind: .text(placeholder: "FILE", completion: .files),
    Wording(zh: "结果写到哪里；.geojson 或 .topojson", en: "where the result goes: .geojson or .topojson"))
  static let tolerance = Option(
    "tolerance", short: "t", kind: .text(placeholder: "DISTANCE", completion: .nothing), fallback: "0.005",
    Wording(zh: "边界最多移动多远：度数，或米（500m）；0 为无损", en: "how far a border may move: degrees, or metres (500m); 0 is lossless")
  )
  static let snap = Option(
    "snap", kind: .text(placeholder: "DISTANCE", completion: .nothing),
    Wording(zh: "相距不到这么远的顶点合成一个；不给则只合并完全相同的", en: "vertices nearer than this become one; only equal ones if not given"))
  static let form = Option(
    "as", kind: .choice(SimplifySettings.Form.allCases.map(\.rawValue)),
    Wording(zh: "结果的格式；不给则看名字", en: "the format of the result; told from its name if not given"))
  static let object = Option(
    "object", kind: .text(placeholder: "NAME", completion: .nothing),
    Wording(zh: "TopoJSON 里的哪个 object；不给则第一个", en: "which object of a TopoJSON file; the first if not given"))
  static let group = Option(
    "group", kind: .text(placeholder: "PROPERTY=LAYER", completion: .nothing),
    Wording(
      zh: "TopoJSON 里加一层：属性相同的合在一起，如 province=provinces",
      en: "add a layer of unions to TopoJSON, such as province=provinces"))
  static let report = Option(
    "report", kind: .text(placeholder: "FILE", completion: .files),
    Wording(zh: "量出两个方向的距离，和全部结果一起写成 JSON", en: "measure distances both ways and write everything as JSON"))
  static let svg = Option(
    "svg", kind: .text(placeholder: "FILE", completion: .files),
    Wording(zh: "画一张图：前后对比，毛病画圈", en: "draw it: before and after, defects ringed"))
  static let svgBox = Option(
    "svg-box", kind: .text(placeholder: "S,W,N,E", completion: .nothing),
    Wording(zh: "只画这一块：南,西,北,东", en: "draw this box alone: SOUTH,WEST,NORTH,EAST"))
  static let keep = Option(
    "keep", kind: .text(placeholder: "FILE", completion: .files),
    Wording(zh: "结果里必须有的地方，一行一个：纬度,经度 名称", en: "places the result must have, a line each: LAT,LON NAME"))
  static let keepGoing = Option(
    "keep-going", short: "k",
    Wording(zh: "读不了的要素留空，其余照写", en: "leave features empty that cannot be read, and write the rest"))

  static let description = Command(
    "simplify",
    Wording(zh: "简化边界，不出缝隙、重叠、坏环，不丢岛", en: "simplify borders without gaps, overlaps, broken rings or lost islands"),
    discussion: Wording(
      zh: "读 GeoJSON 和 TopoJSON。相同的顶点认作一个，共同的边界只简化一次，再修到没有一处相交、相碰或跳过别的顶点为止。"
        + "边界移动不超过容差，每个多边形都在，线还是线。\n\n"
        + "结果读回来由另一套代码检查过才放到名下：0 个坏环、坏要素、缝隙、重叠、丢失的多边形。输入本身的毛病，只有一种修法的修好并列出，其余说明在哪里；"
        + "这时退出码为 1。有要素读不了时什么也不写，除非给了 --keep-going。",
      en:
        "Reads GeoJSON and TopoJSON. Equal vertices are one, a border that two share is simplified once, and what then "
        + "crosses, touches or jumps over another vertex is repaired until nothing does. No border moves farther than the "
        + "tolerance, every polygon stays, and lines stay lines.\n\nThe result gets its name only once other code has read "
        + "it back and checked it: 0 invalid rings or features, gaps, overlaps, polygons lost. Faults of the input are "
        + "mended and listed where there is one way to mend them; the rest is said with its place, and the exit code is 1. "
        + "Where a feature cannot be read nothing is written, unless --keep-going is given."),
    operands: [
      Operand(
        "IN", Wording(zh: "GeoJSON 或 TopoJSON 文件；几个文件合成一张图", en: "files of GeoJSON or TopoJSON, together one map"),
        count: .oneOrMore, completion: .files)
    ],
    options: [
      output, tolerance, snap, form, object, group, report, svg, svgBox, keep, keepGoing, .dryRun, .format,
    ],
    examples: [
      Example(
        "citypack simplify provinces.geojson -o small.geojson", Wording(zh: "容差 0.005 度", en: "Within 0.005 degrees")),
      Example(
        "citypack simplify cities.geojson -o map.topojson -t 500m --group province=provinces",
        Wording(zh: "城市和由它们合成的省", en: "Cities, and the provinces they make up")),
      Example(
        "citypack simplify old.geojson -o clean.geojson -t 0",
        Wording(zh: "只修不减", en: "Mend without simplifying")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let settings = try SimplifySettings(session)
    let result = try SimplifyJob(settings: settings, session: session).run()
    let findings = result.input.findings()
    let answer = SimplifyAnswer(settings: settings, result: result, findings: findings, language: session.language)
    if let report = settings.report, !settings.isDryRun {
      try session.withFiles { (files) throws(FileError) in
        try files.write(answer.json.bytes(layout: .pretty), to: report)
      }
    }
    say(findings, result, in: session)
    if session.wantsJSON { try session.print(answer.json) } else { try answer.print(in: session) }
    if result.isOwnFault { throw .bug("the result has defects that its input has not; it was not written") }
    return result.hasFaults ? .inputAtFault : .fine
  }

  private static let shownFindings = 20

  private static func say(_ findings: [Finding], _ result: SimplifyResult, in session: Session) {
    let worth = findings.filter { session.isVerbose || $0.severity != .info }
    let shown = session.isVerbose ? worth : Array(worth.prefix(shownFindings))
    let text = TextReport(
      language: session.language, usesColor: session.usesColor(on: session.host.messageTerminal))
    session.tell(text.bytes(findings: shown))
    if worth.count > shown.count {
      let more = worth.count - shown.count
      session.sayAlways(Bilingual(zh: "还有 \(more) 个；--verbose 全部列出", en: "and \(more) more; --verbose lists them all"))
    }
    for entry in result.missing {
      session.sayAlways(Bilingual(zh: "结果里没有 \(entry.name)", en: "the result does not have \(entry.name)"))
    }
    if result.outcome == nil {
      session.sayAlways(
        Bilingual(
          zh: "有要素读不了，什么也没有写；--keep-going 写其余的",
          en: "nothing was written, for something could not be read; --keep-going writes the rest"))
    }
  }
}
