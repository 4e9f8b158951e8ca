import CitypackCommands
import Testing

struct ExplainTests {
  @Test func `a rule is explained in the language asked for`() async {
    let english = await ToolRun("explain geo/on-runway")
    let chinese = await ToolRun("explain geo/on-runway --lang zh")
    #expect(english.code == .fine && english.output.contains("What to do"))
    #expect(chinese.code == .fine && chinese.output.contains("处理"))
  }

  @Test func `without a rule all are listed`() async {
    let run = await ToolRun("explain")
    #expect(run.output.split(separator: "\n").count > 20)
    #expect(run.output.contains("coord/swapped"))
  }

  @Test func `scripts get the rule as JSON`() async {
    let run = await ToolRun("explain coord/swapped --format json")
    #expect(run.output.contains(#""rule": "coord/swapped""#))
  }

  @Test func `an unknown rule is a mistake in usage with a suggestion`() async {
    let run = await ToolRun("explain geo/on-runwy")
    #expect(run.code == .usage)
    #expect(run.messages.contains("geo/on-runway"))
  }
}
