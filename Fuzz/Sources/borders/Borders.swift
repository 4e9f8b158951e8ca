import BorderTools
import FileStore
import FuzzSupport

/// GeoJSON or TopoJSON, read as borders, mended, simplified and checked. A result that cannot be read back, or that is worse
/// than what it was made from, ends the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = BorderSource(name: inputName, file: MappedFile(copying: bytes(start, count)))
  let input = BorderReader.read([source])
  _ = input.findings()
  for tolerance in [0.0, 0.01, 1] {
    let outcome = BorderSimplifier.simplify(input.coverage, toleranceSteps: input.toleranceSteps(tolerance))
    let sink = MemorySink()
    guard (try? outcome.coverage.writeGeoJSON(to: sink)) != nil else { fatalError("memory refused bytes") }
    let file = MappedFile(copying: sink.bytes)
    guard let map = try? CheckedMap(file, decimals: input.coverage.lattice.decimals) else {
      fatalError("the result cannot be read back")
    }
    let report = BorderChecker.check(map, against: input)
    if !report.defects.isEmpty, (try? input.defects())?.isEmpty == true {
      fatalError("defects that the input has not: \(report.defects)")
    }
  }
  return 0
}
