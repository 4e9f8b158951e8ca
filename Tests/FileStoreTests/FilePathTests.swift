import FileStore
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b", "a", "b"), ("b", ".", "b"), ("/b", "/", "b"), ("a/b/", "a", "b"), ("a//b", "a", "b"),
    ("/a/b/c", "/a/b", "c"), ("./x", ".", "x"),
  ])
  func `a path falls into folder and name`(_ path: String, _ folder: String, _ name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "/b", "/b"), ("/", "b", "/b")])
  func `a folder and a part join with one slash`(_ folder: String, _ part: String, _ joined: String) {
    #expect(FilePath.join(folder, part) == joined)
  }
}
