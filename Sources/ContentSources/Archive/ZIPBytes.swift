/// Little-endian numbers at given offsets; nil where the bytes end before.
struct ZIPBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func short(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  func word(_ offset: Int) -> Int? {
    guard let low = short(offset), let high = short(offset + 2) else { return nil }
    return low | high << 16
  }

  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
    return bytes[offset..<(offset + length)]
  }
}

/// The values that start ZIP's records.
enum ZIPSignature {
  static let local = 0x0403_4B50
  static let central = 0x0201_4B50
  static let end = 0x0605_4B50
  static let zip64Locator = 0x0706_4B50
  static let descriptor = 0x0807_4B50
}
