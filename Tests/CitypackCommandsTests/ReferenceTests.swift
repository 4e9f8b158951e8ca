@testable import CitypackCommands
import CommandKit
import Foundation
import TestSupport
import Testing

struct ReferenceTests {
  @Test func `the description of the tool has no faults`() {
    #expect(ToolDescription.tool.faults.isEmpty)
  }

  @Test(
    "the reference in docs/ is the one the description makes",
    arguments: [
      ("commands", "en", "docs/reference/commands.md"), ("commands", "zh", "docs/reference/commands.zh.md"),
      ("man", "en", "docs/reference/citypack.1"),
    ])
  func freshness(page: String, language: String, path: String) async {
    let run = await ToolRun("reference \(page) --lang \(language)")
    #expect(Snapshot.difference(of: run.output, fromFile: projectFile(path)) == nil)
  }

  @Test("the help of every command is as kept", arguments: ToolDescription.tool.commands.map(\.name), ["zh", "en"])
  func help(command: String, language: String) async {
    let run = await ToolRun("help \(command) --lang \(language)")
    #expect(Snapshot.difference(of: run.output, from: "help-\(command).\(language).txt") == nil)
  }

  private func projectFile(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path).path
  }
}
