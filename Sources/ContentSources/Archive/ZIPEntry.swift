/// A member of an archive, as the directory and its own header agree on it.
struct ZIPEntry: Hashable {
  /// Decoded, with `/` between folders; without the slash that ends a folder's name.
  var name: String
  var isFolder: Bool
  var method: Method
  var checksum: UInt32
  var packedSize: Int
  var unpackedSize: Int
  /// Where its header starts and its last byte, or its descriptor's, ends.
  var extent: Range<Int>
  /// Where its data lie.
  var data: Range<Int>

  enum Method: Int {
    case stored = 0
    case deflated = 8
  }
}
