import CommandKit
import ContentChecks
import ContentSources
import Digests
import FileStore
import Reports
import SourceText
import StrictJSON

/// `citypack preview [CITY...]`
enum PreviewCommand: CitypackCommand {
  private static let output = Option(
    "output", short: "o", kind: .text(placeholder: "FILE", completion: .files), fallback: "preview.html",
    Wording(zh: "页面写到哪里；- 为标准输出", en: "where the page is written; - for standard output"))
  private static let open = Option("open", Wording(zh: "写完就用浏览器打开", en: "open the page when it is written"))

  static let description = Command(
    "preview", Wording(zh: "把城市画成一页可以离线看的地图", en: "show cities on a map page that works offline"),
    discussion: Wording(
      zh: "写一个 HTML 文件：故事的位置和半径、正文和图片、城市范围、边界、跑道和机场，以及检查出的问题，列表和地图相互对应，"
        + "可以筛选和搜索。文件里什么都有，不连网，从磁盘打开就能看，也可以发给同事。\n\n有问题的内容照样能看；退出码只说页面写成没有。",
      en:
        "Writes one HTML file: where the stories are and how far they reach, their texts and pictures, the extent of the "
        + "city, borders, runways and aerodromes, and what the checks found; list and map know of each other, and both can "
        + "be filtered and searched. Everything is in the file: it needs no network, works from disk, and can be sent to a "
        + "colleague.\n\nContent with errors can be looked at all the same: the exit code only says whether the page was "
        + "written."),
    operands: [
      Operand(
        "CITY", Wording(zh: "城市编号；不给则全部", en: "ids of cities; all if not given"), count: .any, completion: .cities)
    ],
    options: [output, open, .content, .atlas, .dryRun, .format],
    examples: [
      Example("citypack preview --open", Wording(zh: "全部城市，写完就打开", en: "Every city, opened at once")),
      Example(
        "citypack preview shanghai -o shanghai.html",
        Wording(zh: "只看上海，写到别处", en: "Shanghai alone, to a file of its own")),
    ],
    sections: [ToolDescription.contentSketch])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let path = session.arguments.value(output) ?? "preview.html"
    if path == "-", session.wantsJSON || session.arguments.has(open) {
      throw session.invalid(
        "-",
        Bilingual(
          zh: "页面写到标准输出时不能用 --open 和 --format json",
          en: "a page on standard output goes with neither --open nor --format json"))
    }
    guard MapPage.isAvailable else { throw .configuration(MapPageFile.withoutLeaflet) }
    let page = try MapPageFile(try subject(for: session), path: path, in: session)
    if path == "-" {
      if !session.arguments.has(.dryRun) { try session.print(page.bytes) }
      return .fine
    }
    try page.write()
    try session.wantsJSON ? session.print(page.json) : page.print()
    if session.arguments.has(open), !session.arguments.has(.dryRun) { try page.open() }
    return .fine
  }

  private static func subject(for session: Session) throws(CommandFailure) -> MapSubject {
    let content = try ContentUnderCheck(session.arguments.value(.content) ?? "content", in: session)
    let known = content.project.cityIDs
    var wanted: [String] = []
    for id in session.arguments.operands where !wanted.contains(id) {
      guard known.contains(id) else { throw noSuchCity(id, known: known) }
      wanted.append(id)
    }
    let cities = (wanted.isEmpty ? known : wanted).map { content.mapCity($0) }
    return content.mapSubject(cities, project: content.checker.projectVerdict(), in: session)
  }

  private static func noSuchCity(_ id: String, known: [String]) -> CommandFailure {
    let meant = suggestion(for: id, among: known)
    return .configuration(
      Bilingual(
        zh: "没有城市 \(id)" + (meant.map { "。是不是想写 \($0)？" } ?? ""),
        en: "there is no city \(id)" + (meant.map { "; did you mean \($0)?" } ?? "")))
  }
}
