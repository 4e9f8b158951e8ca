/// The keys of all open objects, innermost last, so that a repeated one is noticed.
///
/// A small object is searched key by key. The keys of a large one are sorted once when it closes, which no choice of
/// keys can make slow, as it could a hash table.
struct OpenKeys {
  struct Key {
    var hash: UInt64
    var string: JSONStringRange
    /// Where the key's text stands in `decoded`, if it has escapes.
    var decoded: Range<Int>
  }

  /// Objects with more keys than this are checked when they close.
  static let searchLimit = 24

  var keys: [Key] = []
  var decoded: [UInt8] = []

  var count: Int { keys.count }
}

extension JSONScanner {
  /// Remembers a key of the innermost object; in a small object a repeated one is found at once.
  mutating func note(_ string: JSONStringRange) throws(JSONSyntaxError) {
    let decodedStart = keys.decoded.count
    if string.hasEscapes {
      var text: [UInt8] = []
      decode(string, into: &text)
      keys.decoded += text
    }
    let key = OpenKeys.Key(
      hash: hash(of: string, decoded: decodedStart..<keys.decoded.count), string: string,
      decoded: decodedStart..<keys.decoded.count)
    let first = frames[frames.count - 1].firstKey
    if keys.count - first < OpenKeys.searchLimit {
      for index in first..<keys.count where keys.keys[index].hash == key.hash && same(keys.keys[index], key) {
        try report(keys.keys[index].string, key.string)
        break
      }
    }
    keys.keys.append(key)
  }

  /// Forgets the keys of an object that has closed, after a last look if it was a large one.
  mutating func closeKeys(from first: Int) throws(JSONSyntaxError) {
    guard first < keys.count else { return }
    if keys.count - first > OpenKeys.searchLimit { try searchLargeObject(from: first) }
    keys.decoded.removeLast(keys.decoded.count - keys.keys[first].decoded.lowerBound)
    keys.keys.removeLast(keys.count - first)
  }

  private mutating func searchLargeObject(from first: Int) throws(JSONSyntaxError) {
    let sorted = (first..<keys.count).sorted { precedes(keys.keys[$0], keys.keys[$1]) }
    var repeats: [(first: JSONStringRange, second: JSONStringRange)] = []
    var original = 0
    for position in sorted.indices.dropFirst() {
      guard same(keys.keys[sorted[original]], keys.keys[sorted[position]]) else {
        original = position
        continue
      }
      // Those among the first keys were found while they were read.
      guard sorted[position] - first >= OpenKeys.searchLimit else { continue }
      repeats.append((keys.keys[sorted[original]].string, keys.keys[sorted[position]].string))
    }
    repeats.sort { $0.second.contents.lowerBound < $1.second.contents.lowerBound }
    for pair in repeats { try report(pair.first, pair.second) }
  }

  private mutating func report(_ first: JSONStringRange, _ second: JSONStringRange) throws(JSONSyntaxError) {
    let pair = JSONDuplicateKey(firstOffset: first.range.lowerBound, secondOffset: second.range.lowerBound)
    guard options.duplicateKeys == .report else {
      throw JSONSyntaxError(offset: pair.secondOffset, reason: .duplicateKey(firstOffset: pair.firstOffset))
    }
    duplicateKeys.append(pair)
  }

  /// By hash, then length, then bytes, then place: a total order in which equal keys are neighbours.
  private func precedes(_ a: OpenKeys.Key, _ b: OpenKeys.Key) -> Bool {
    if a.hash != b.hash { return a.hash < b.hash }
    return compare(a, b) ?? (a.string.contents.lowerBound < b.string.contents.lowerBound)
  }

  private func same(_ a: OpenKeys.Key, _ b: OpenKeys.Key) -> Bool { compare(a, b) == nil }

  /// Whether `a` comes first; nil where the texts are the same.
  private func compare(_ a: OpenKeys.Key, _ b: OpenKeys.Key) -> Bool? {
    withText(of: a) { first in
      withText(of: b) { second in
        if first.count != second.count { return first.count < second.count }
        for (x, y) in zip(first, second) where x != y { return x < y }
        return nil
      }
    }
  }

  private func withText<Result>(of key: OpenKeys.Key, _ body: (Slice<UnsafeRawBufferPointer>) -> Result) -> Result {
    guard key.string.hasEscapes else { return body(bytes[key.string.contents]) }
    return keys.decoded.withUnsafeBytes { body($0[key.decoded]) }
  }

  /// Length, first eight and last eight bytes, mixed: cheap, and good enough to tell the keys of one object apart.
  private func hash(of string: JSONStringRange, decoded: Range<Int>) -> UInt64 {
    guard !string.hasEscapes else { return keys.decoded.withUnsafeBytes { Self.hash($0, decoded) } }
    return Self.hash(bytes, string.contents)
  }

  @inline(__always)
  private static func hash(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    var value = UInt64(range.count)
    if range.count >= 8 {
      value ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
      value &*= 0x9E37_79B9_7F4A_7C15
      value ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self))
    } else {
      for index in range { value = value << 8 ^ UInt64(bytes[index]) }
    }
    return value &* 0x9E37_79B9_7F4A_7C15
  }
}
