import CommandKit

/// A small tool that has one of everything.
enum SampleTool {
  static let format = Option(
    "format", kind: .choice(["text", "json"]), fallback: "text", Wording(zh: "输出格式", en: "how results are printed"))
  static let quiet = Option("quiet", short: "q", Wording(zh: "只报告错误", en: "say nothing but errors"))
  static let jobs = Option(
    "jobs", short: "j", kind: .integer(placeholder: "N", range: 1...64), fallback: "2",
    Wording(zh: "同时烤几个", en: "loaves at a time"))
  static let output = Option(
    "output", short: "o", kind: .text(placeholder: "DIR", completion: .folders),
    Wording(zh: "放在哪里", en: "where loaves go"))
  static let with = Option(
    "with", kind: .text(placeholder: "FILE", completion: .files), isRepeatable: true,
    Wording(zh: "再加一样料：在用 [方括号] 和 it's 的时候也要对", en: "one more thing: [brackets] and it's quotes included"))
  static let steam = Option("steam", short: "s", Wording(zh: "加蒸汽", en: "add steam"))

  static let bake = Command(
    "bake", Wording(zh: "烤面包", en: "bake loaves"),
    discussion: Wording(
      zh: "把每个配方都烤一遍。配方里写错了的一行不会毁掉其余的面包，错在哪里会说得清清楚楚，连同文件名、行号和列号。\n\n.从点开始的一行也不会出错。",
      en:
        "Bakes every recipe. A line that is wrong does not spoil the other loaves, and where it is wrong is said with "
        + "file, line and column.\n\n.A line that begins with a dot, and a back\\slash, come out as they are."),
    operands: [
      Operand("PLACE", Wording(zh: "烤箱的位置 LAT,LON", en: "where the oven is: LAT,LON")),
      Operand("RECIPE", Wording(zh: "配方文件", en: "a recipe"), count: .any, completion: .files),
    ],
    options: [jobs, output, with, steam],
    examples: [
      Example("bread bake -33.86,151.21 rye.txt", Wording(zh: "烤一个黑麦面包", en: "Bake one rye loaf")),
      Example("bread bake --with=seeds 31.2,121.5", Wording(zh: "加籽", en: "With seeds")),
    ],
    sections: [
      HelpSection(
        Wording(zh: "文件夹", en: "Folders"),
        .sketch(Wording(zh: "loaves/\n  rye.txt   黑麦", en: "loaves/\n  rye.txt   rye")))
    ])

  static let explain = Command(
    "explain", Wording(zh: "解释一种面粉", en: "explain a flour"),
    operands: [
      Operand("FLOUR", Wording(zh: "面粉", en: "the flour"), count: .optional, completion: .words(["rye", "oat"]))
    ],
    options: [shelf, mill])

  static let shelf = Option(
    "shelf", kind: .text(placeholder: "DIR", completion: .folders), fallback: "pantry",
    Wording(zh: "面粉在哪里", en: "where the flour is"))
  static let mill = Option(
    "mill", kind: .text(placeholder: "NAME", completion: .foldersInside("mills", of: .init(shelf))),
    Wording(zh: "哪家磨坊的", en: "of which mill"))

  static let secret = Command("secret", Wording(zh: "内部", en: "for the baker"), isHidden: true)

  static let tool = Tool(
    name: "bread", version: "1.2.3", releaseDay: "2026-04-01",
    summary: Wording(zh: "把面粉变成面包", en: "turn flour into bread"),
    groups: [
      Tool.Group(Wording(zh: "烘焙", en: "Baking"), [bake, secret]),
      Tool.Group(Wording(zh: "知识", en: "Knowledge"), [explain]),
    ],
    commonOptions: [format, quiet],
    sections: [
      HelpSection(
        Wording(zh: "退出码", en: "Exit codes"),
        .entries([
          .init("0", Wording(zh: "好了", en: "fine")), .init("1", Wording(zh: "面粉有问题", en: "the flour is at fault")),
        ]))
    ])
}
