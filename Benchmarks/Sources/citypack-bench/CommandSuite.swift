import Foundation

/// How long a person or CI waits for the commands they run most, on the content of this project.
///
/// Runs the release build of `citypack`: `CITYPACK` names it, `.build/release/citypack` else; from the project's folder.
@Sendable func runCommandSuite() {
  let tool = ProcessInfo.processInfo.environment["CITYPACK"] ?? ".build/release/citypack"
  let output = FileManager.default.temporaryDirectory.appendingPathComponent("citypack-commands-\(getpid())").path
  defer { try? FileManager.default.removeItem(atPath: output) }
  func cost(_ command: String) -> ChildCost { runChild("exec \(tool) \(command) >/dev/null 2>&1") }
  guard cost("build --output \(output)").exitCode == 0 else {
    fatalError("citypack build failed: run this from the project's folder, after `make tool`")
  }
  print("\nCommands on content/: median wall time of 21 runs, milliseconds")
  report("citypack --version", limit: 15) { cost("--version") }
  report("citypack build, nothing to do", limit: 50) { cost("build --output \(output)") }
  report("citypack validate, cold", limit: 150) { cost("validate") }
  report("an empty program (/bin/true), for comparison", limit: nil) { runChild("exec /bin/true") }
}

private func report(_ what: String, limit: Double?, _ run: () -> ChildCost) {
  let median = (0..<21).map { _ in run().wallSeconds * 1000 }.sorted()[10]
  let name = what.padding(toLength: 46, withPad: " ", startingAt: 0)
  let note = limit.map { "(under \(fixed($0, 0, width: 0))) \(median < $0 ? "met" : "NOT MET")" } ?? ""
  print("  \(name)\(fixed(median, 1))  \(note)")
}
