import FileStore
import FuzzSupport
import PackFormat

/// The download form: header, operations, streams.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let download = try? Download(MappedFile(copying: bytes(start, count))) else { return 0 }
  _ = try? download.apply(to: Discard())
  return 0
}
