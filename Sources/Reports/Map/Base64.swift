/// The bytes in base 64 with padding (RFC 4648, section 4); O(n).
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let count = (bytes.count + 2) / 3 * 4
  return String(unsafeUninitializedCapacity: count) { text in
    var written = 0
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for digit in 0..<4 {
        let isPadding = digit > group.count
        text[written] = isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * digit) & 63)]
        written += 1
      }
    }
    return written
  }
}
