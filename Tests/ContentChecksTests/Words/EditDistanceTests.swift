import Testing

@testable import ContentChecks

@Suite struct EditDistanceTests {
  @Test(arguments: [("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("kitten", "sitting", 3)])
  func `the distance of two texts`(_ a: String, _ b: String, _ distance: Int) {
    #expect(editDistance(Array(a.utf8), Array(b.utf8)) == distance)
    #expect(editDistance(Array(b.utf8), Array(a.utf8)) == distance)
  }
}
