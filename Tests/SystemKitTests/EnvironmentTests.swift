import SystemKit
import Testing

struct EnvironmentTests {
  @Test(
    "the locale's language is the first variable that is set",
    arguments: [
      ([:], nil), (["LANG": "zh_CN.UTF-8"], "zh"), (["LANG": "en_US.UTF-8", "LC_ALL": "zh_TW"], "zh"),
      (["LANG": "zh_CN", "LC_MESSAGES": "de_DE"], "de"), (["LC_ALL": "", "LANG": "ZH"], "zh"),
      (["LANG": "C.UTF-8"], nil),
      (["LANG": "POSIX"], nil),
    ] as [([String: String], String?)])
  func language(values: [String: String], expected: String?) {
    #expect(Environment(values).localeLanguage == expected)
  }

  @Test func `colour is refused by NO_COLOR and dumb terminals, and forced by FORCE_COLOR`() {
    #expect(Environment(["NO_COLOR": "1"]).refusesColor)
    #expect(!Environment(["NO_COLOR": ""]).refusesColor)
    #expect(Environment(["TERM": "dumb"]).refusesColor)
    #expect(Environment(["FORCE_COLOR": "1"]).forcesColor)
    #expect(!Environment(["FORCE_COLOR": "0"]).forcesColor)
  }

  @Test func `the environment of this process is the one it was given`() {
    #expect(Environment.ofThisProcess()["PATH"] != nil)
    #expect(ThisProcess.processorCount >= 1)
  }
}
