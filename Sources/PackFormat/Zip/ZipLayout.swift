/// The fixed parts of our ZIP files. Field order and widths are those of APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and
/// 4.3.16; everything a profile can fix is fixed, so that a record is a function of name, size, CRC-32 and offset.
enum ZipLayout {
  static let localSignature: UInt32 = 0x0403_4B50
  static let centralSignature: UInt32 = 0x0201_4B50
  static let endSignature: UInt32 = 0x0605_4B50

  static let localBytes = 30
  static let centralBytes = 46
  static let endBytes = 22

  /// Version 2.0, made on a system without file modes: tools then give extracted files the user's usual modes.
  static let version: UInt16 = 20
  /// Names are UTF-8.
  static let flags: UInt16 = 0x0800
  static let stored: UInt16 = 0
  static let time: UInt16 = 0
  /// 1980-01-01, the first day of the format.
  static let date: UInt16 = 0x0021
  /// "Padding", as zipalign writes it.
  static let paddingID: UInt16 = 0xD935

  /// Data starts at multiples of this, so that tables can be read in place.
  static let alignment = 16
  /// Sizes and offsets from here on would need ZIP64.
  static let maxBytes = 0xFFFF_FFFE
  static let maxEntries = 0xFFFE

  /// Bytes of the extra field that brings an entry's data to the next multiple of 16: none, or 4…19.
  static func padding(headerAt offset: Int, nameBytes: Int) -> Int {
    let needed = -(offset + localBytes + nameBytes) & (alignment - 1)
    return needed == 0 || needed >= 4 ? needed : needed + alignment
  }

  /// Where the data of an entry starts whose header starts at `offset`.
  static func dataOffset(headerAt offset: Int, nameBytes: Int) -> Int {
    offset + localBytes + nameBytes + padding(headerAt: offset, nameBytes: nameBytes)
  }
}
