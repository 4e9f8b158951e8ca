import FuzzSupport
import StrictJSON

/// Strict JSON, with and without duplicate keys.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let strict = try? JSONDocument(input, options: .strict)
  let lenient = try? JSONDocument(input, options: .reader)
  precondition(strict == nil || lenient != nil, "what the strict reader takes, the other takes too")
  return 0
}
