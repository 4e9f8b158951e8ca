import BorderTools
import FileStore
import FuzzSupport
import GeometryFiles

/// TopoJSON: what is read is written again, and then reads the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let topology = try? TopoJSONFile.read(bytes(start, count)), let shapes = try? BorderShapes(topology) else {
    return 0
  }
  let coverage = BorderInput(shapes).coverage
  let sink = MemorySink()
  guard (try? coverage.writeTopoJSON(to: sink, name: "again")) != nil else { fatalError("memory refused bytes") }
  guard let again = try? TopoJSONFile.read(sink.bytes), let back = try? BorderShapes(again) else {
    fatalError("what was written cannot be read")
  }
  if BorderInput(back).coverage.polygons.count != coverage.polygons.count { fatalError("polygons got lost") }
  return 0
}
