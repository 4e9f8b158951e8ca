/// The beginning of a file as far as recognition needs it: without a byte order mark, and UTF-16 made readable.
struct BeginningOfText {
  let bytes: ArraySlice<UInt8>

  init(_ file: [UInt8]) {
    switch TextDecoder.byteOrderMark(file) {
    case (.utf16LittleEndian, let length)?: bytes = Self.narrowed(file.dropFirst(length), low: 0)
    case (.utf16BigEndian, let length)?: bytes = Self.narrowed(file.dropFirst(length), low: 1)
    case (_, let length)?: bytes = file.dropFirst(length)
    case nil where file.starts(with: [0x3C, 0]): bytes = Self.narrowed(file[...], low: 0)
    case nil where file.starts(with: [0, 0x3C]): bytes = Self.narrowed(file[...], low: 1)
    case nil: bytes = file[...]
    }
  }

  var firstVisible: UInt8? { bytes.first { !ByteScanner.isBlank($0) } }

  /// Whether no control characters stand at the start, as in pictures and programs. Zero bytes are let through: the
  /// reader says that they show UTF-16 without its mark.
  var isText: Bool { bytes.prefix(512).allSatisfy { $0 >= 0x20 || $0 == 0 || ByteScanner.isBlank($0) } }

  /// UTF-16 with everything beyond ASCII as `?`: enough to see tags and separators.
  private static func narrowed(_ bytes: ArraySlice<UInt8>, low: Int) -> ArraySlice<UInt8> {
    let reach = Array(bytes.prefix(1 << 17))
    return stride(from: 0, to: reach.count - 1, by: 2).map { index in
      reach[index + 1 - low] == 0 && reach[index + low] < 0x80 ? reach[index + low] : UInt8(ascii: "?")
    }[...]
  }
}
