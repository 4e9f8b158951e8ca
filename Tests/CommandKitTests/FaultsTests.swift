import CommandKit
import Testing

struct FaultsTests {
  @Test func `a sound description has no faults`() {
    #expect(SampleTool.tool.faults.isEmpty)
  }

  @Test func `faults of a description are named`() {
    var tool = SampleTool.tool
    var command = SampleTool.bake
    command.summary = Wording(zh: "", en: "Bakes.")
    command.options.append(Option("format", short: "j", Wording(zh: "又一个", en: "")))
    command.options.append(
      Option("shape", kind: .choice(["round"]), fallback: "square", Wording(zh: "形状", en: "shape")))
    command.operands.reverse()
    command.examples = [Example("bread", Wording(zh: "例", en: "example"))]
    tool.groups[0].commands = [command, command]
    let expected = [
      "two commands are named bake", "bake: two options are named --format", "bake: -j is taken twice",
      "bake: --format lacks a text", "bake: the fallback of --shape is no choice",
      "the summary of bake is not one line without a full stop in zh",
      "the summary of bake is not one line without a full stop in en", "bake: RECIPE swallows the operands after it",
      "bake: an example does not show the command: bread",
    ]
    #expect(Set(tool.faults) == Set(expected))
  }
}
