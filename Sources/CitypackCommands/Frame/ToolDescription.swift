import CommandKit

/// The tool as a whole, described.
enum ToolDescription {
  static let version = "0.1.0"
  private static let releaseDay = "2026-11-30"

  static let tool = Tool(
    name: "citypack", version: version, releaseDay: releaseDay,
    summary: Wording(
      zh: "把城市故事的内容检查好、打成城市包", en: "check the content of city stories and turn it into city packs"),
    groups: CommandTable.groups.map { Tool.Group($0.title, $0.commands.map { $0.description }) },
    commonOptions: Option.common, sections: [contentSketch, exitCodes, environment])

  /// What `content/` looks like; shown by every command that reads it.
  static let contentSketch = HelpSection(
    Wording(zh: "内容文件夹", en: "The content folder"),
    .sketch(
      Wording(
        zh: """
          content/
            citypack.yaml                 全项目的默认值
            reference/                    机场和跑道
            cities/shanghai/
              city.yaml                   名称、语言、范围、时区
              stories/the-bund.md         一个故事一个文件，每种语言一节
              points.kml                  可选：位置也可以放在 kml、kmz、geojson、csv、gpx 里
              images/
              ignore.yaml                 可选：看过并接受的问题，写明理由
              released.json               由 citypack release 写
          """,
        en: """
          content/
            citypack.yaml                 defaults for every city
            reference/                    airports and runways
            cities/shanghai/
              city.yaml                   names, languages, extent, time zone
              stories/the-bund.md         a file a story, a section a language
              points.kml                  optional: positions in kml, kmz, geojson, csv or gpx
              images/
              ignore.yaml                 optional: findings accepted, each with a reason
              released.json               written by citypack release
          """)))

  private static let exitCodes = HelpSection(
    Wording(zh: "退出码", en: "Exit codes"),
    .entries([
      .init("0", Wording(zh: "一切都好", en: "fine")),
      .init("1", Wording(zh: "内容有错，或者校验不过", en: "the input is at fault: errors found, verification failed")),
      .init("2", Wording(zh: "命令或配置写错了", en: "usage or configuration")),
      .init("3", Wording(zh: "读不了或写不了", en: "could not read or write")),
      .init("4", Wording(zh: "本工具自己的毛病", en: "a bug of this tool")),
    ]))

  private static let environment = HelpSection(
    Wording(zh: "环境变量", en: "Environment"),
    .entries([
      .init("LANG, LC_ALL", Wording(zh: "没有 --lang 时用哪种语言", en: "the language where --lang is not given")),
      .init("NO_COLOR", Wording(zh: "设了就不用颜色", en: "no colour when set")),
      .init("SOURCE_DATE_EPOCH", Wording(zh: "代替现在的时间（秒）", en: "stands for the time now, in seconds")),
    ]))
}
