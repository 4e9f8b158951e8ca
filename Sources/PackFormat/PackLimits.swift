/// What a reader puts up with, whatever a file says of itself. Within them a pack opens in milliseconds.
public struct PackLimits: Sendable, Hashable {
  /// Entries in a pack, `pack.json` included.
  public var entries: Int
  /// Bytes of a pack.
  public var bytes: Int
  /// Bytes of `pack.json`.
  public var manifestBytes: Int
  /// Bytes of `points.bin` and all `stories.<lang>.json` together: they are read whole.
  public var tableBytes: Int
  /// Bytes of a download's op list, unpacked.
  public var opBytes: Int
  /// Bytes that the compressed streams of a download come to, unpacked: a megabyte of zlib can stand for a gigabyte, and
  /// texts and tables never need that much.
  public var unpackedBytes: Int

  public init(
    entries: Int = 20_000, bytes: Int = 1 << 30, manifestBytes: Int = 8 << 20, tableBytes: Int = 8 << 20,
    opBytes: Int = 4 << 20, unpackedBytes: Int = 64 << 20
  ) {
    self.entries = entries
    self.bytes = bytes
    self.manifestBytes = manifestBytes
    self.tableBytes = tableBytes
    self.opBytes = opBytes
    self.unpackedBytes = unpackedBytes
  }

  /// 20,000 entries, 1 GiB, 8 MiB of `pack.json`, 8 MiB of tables, 4 MiB of ops, 64 MiB unpacked.
  public static let standard = PackLimits()
}
