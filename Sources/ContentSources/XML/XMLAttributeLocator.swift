/// Finds attribute values in the bytes of one well-formed start tag.
enum XMLAttributeLocator {
  /// The offset, from the start of `tag`, of the first byte inside the quotes; nil if there is no such attribute.
  static func valueOffset(of name: String, in tag: ArraySlice<UInt8>) -> Int? {
    var scanner = ByteScanner(tag)
    scanner.skip(1)
    _ = scanner.takeName()
    while true {
      scanner.skipBlank()
      let found = scanner.takeName()
      guard !found.isEmpty else { return nil }
      scanner.skipBlank()
      guard scanner.starts(with: "=") else { return nil }
      scanner.skip(1)
      scanner.skipBlank()
      let isDouble = scanner.starts(with: "\"")
      scanner.skip(1)
      if found == name { return scanner.offset }
      guard scanner.take(through: isDouble ? "\"" : "'") != nil else { return nil }
    }
  }
}
