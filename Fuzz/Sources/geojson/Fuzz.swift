import ContentSources
import FuzzSupport

/// GeoJSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(GeoJSONReader.read(SourceBytes(file: inputName, bytes: bytes(start, count))))
  return 0
}
