import Atlas
import Digests
import FileStore
import FuzzSupport

/// Whatever a cache holds, its digest right, it is refused or can be asked anywhere without leaving its tables.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  sign(&bytes)
  guard let index = try? AtlasIndex.open(MappedFile(copying: bytes)) else { return 0 }
  for x in stride(from: Int32(-1_000), to: 40_000, by: 1_357) {
    for y in stride(from: Int32(-1_000), to: 40_000, by: 1_311) { _ = index.number(at: LatticePoint(x: x, y: y)) }
  }
  return 0
}

/// Puts the digest where an index has it: over the 112 bytes before it and all behind the header of 192.
private func sign(_ bytes: inout [UInt8]) {
  guard bytes.count >= 192 else { return }
  let digest = SHA256Digest(of: Array(bytes[..<112] + bytes[192...]))
  bytes.replaceSubrange(112..<144, with: digest.bytes)
}
