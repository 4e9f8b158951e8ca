import SystemKit
import Testing

@Suite struct LauncherTests {
  @Test(arguments: ["", "page.html", "-version", "../page.html", "https://example.org"])
  func `Only a path from the root is opened, so that none can be an option or an address`(_ path: String) {
    #expect(!Launcher.open(path))
  }
}
