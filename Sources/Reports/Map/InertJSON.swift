/// JSON that can stand in a `script` element: what could end the element, begin markup or end a line in a script is
/// written as an escape. The value stays the same. O(n).
func inertJSON(_ json: [UInt8]) -> [UInt8] {
  var inert: [UInt8] = []
  inert.reserveCapacity(json.count + json.count / 8)
  var index = 0
  while index < json.count {
    switch json[index] {
    case UInt8(ascii: "<"): inert.append(contentsOf: "\\u003c".utf8)
    case UInt8(ascii: ">"): inert.append(contentsOf: "\\u003e".utf8)
    case UInt8(ascii: "&"): inert.append(contentsOf: "\\u0026".utf8)
    case 0xE2 where index + 2 < json.count && json[index + 1] == 0x80 && json[index + 2] & 0xFE == 0xA8:
      // U+2028 and U+2029, the ends of line and paragraph.
      inert.append(contentsOf: (json[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
      index += 2
    case let byte: inert.append(byte)
    }
    index += 1
  }
  return inert
}
