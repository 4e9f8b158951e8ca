import Atlas
import FuzzSupport

/// Bytes that pass for borders read back as the same bytes, and an index can be derived from them and asked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let borders = try? Borders(reading: bytes) else { return 0 }
  guard (try? borders.encoded()) == bytes else { fatalError("borders that are written otherwise than they were read") }
  guard let index = try? bytes.withUnsafeBytes({ try AtlasIndex.derive(from: $0, level: .cities) }) else { return 0 }
  for point in borders.points.prefix(64) {
    guard (0...borders.regions.count).contains(index.number(at: point)) else { continue }
  }
  return 0
}
