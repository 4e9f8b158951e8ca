/// What a reader puts up with, whatever a file says of itself. Within them a pack opens in milliseconds.
public struct PackLimits: Sendable, Hashable {
  /// Entries in a pack, `pack.json` included.
  public var entries: Int
  /// Bytes of a pack.
  public var bytes: Int
  /// Bytes of `pack.json`.
  public var manifestBytes: Int
  /// Bytes of a download's op list, unpacked.
  public var opBytes: Int

  public init(
    entries: Int = 20_000, bytes: Int = 1 << 30, manifestBytes: Int = 8 << 20, opBytes: Int = 4 << 20
  ) {
    self.entries = entries
    self.bytes = bytes
    self.manifestBytes = manifestBytes
    self.opBytes = opBytes
  }

  /// 20,000 entries, 1 GiB, 8 MiB of `pack.json`, 4 MiB of ops.
  public static let standard = PackLimits()
}
