public import FileStore
import SourceText

/// A file of borders, mapped.
public struct BorderSource: Sendable {
  /// The path as a person would type it.
  public var name: String
  public var file: MappedFile

  public init(name: String, file: MappedFile) {
    self.name = name
    self.file = file
  }

  /// Lines and columns of byte offsets. One pass, O(bytes up to the last of them).
  func places(of offsets: [Int]) -> [Int: SourcePlace] {
    var places: [Int: SourcePlace] = [:]
    file.withBytes { bytes in
      var index = 0
      var line = 1
      var column = 1
      for offset in Set(offsets).sorted() {
        while index < min(offset, bytes.count) {
          if bytes[index] == 0x0A {
            line += 1
            column = 1
          } else if bytes[index] & 0xC0 != 0x80 {
            column += 1
          }
          index += 1
        }
        places[offset] = SourcePlace(file: name, line: line, column: column)
      }
    }
    return places
  }
}
