import ContentSources
import FuzzSupport

/// KMZ.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(KMZReader.read(SourceBytes(file: inputName, bytes: bytes(start, count))))
  return 0
}
