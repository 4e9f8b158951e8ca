/// A group of measurements that is run and shown together.
struct Suite: Sendable {
  var name: String
  var run: @Sendable () -> Void

  static let all = [
    Suite(name: "json", run: runJSONSuite),
    Suite(name: "datum", run: runDatumSuite),
    Suite(name: "convert", run: runConvertSuite),
    Suite(name: "pack", run: runPackSuite),
    Suite(name: "locate", run: runLocateSuite),
    Suite(name: "commands", run: runCommandSuite),
    Suite(name: "build", run: runBuildSuite),
  ]
}
