import FileStore
import GeometryFiles
import StrictJSON

/// Reads borders from files of GeoJSON and TopoJSON and makes one coverage of them.
public enum BorderReader {
  /// How to read.
  public struct Options: Sendable {
    /// The object of a topology; its first where nil.
    public var object: String?
    /// Vertices of different rings nearer to one another than this, in degrees, become one; 0 matches exactly.
    public var snapDegrees = 0.0

    public init(object: String? = nil, snapDegrees: Double = 0) {
      self.object = object
      self.snapDegrees = snapDegrees
    }
  }

  /// Reads all sources, mends what is certain, and lists the rest. O(bytes).
  public static func read(_ sources: [BorderSource], options: Options = Options()) -> BorderInput {
    var reading = BorderReading()
    reading.reserve(sources.reduce(0) { $0 + $1.file.count / 24 })
    for (index, source) in sources.enumerated() {
      source.file.withBytes { bytes in
        if TopoJSONFile.isLikely(bytes) {
          readTopoJSON(bytes, source: index, options, into: &reading)
        } else {
          readGeoJSON(bytes, source: index, into: &reading)
        }
      }
    }
    return finish(reading, sources: sources, options)
  }

  private static func readTopoJSON(
    _ bytes: UnsafeRawBufferPointer, source: Int, _ options: Options, into reading: inout BorderReading
  ) {
    do {
      try reading.add(try TopoJSONFile.read(bytes, options: .reader), object: options.object, source: source)
    } catch let error as TopoJSONFault {
      reading.note(.notRead, source: source, offset: error.offset, reason: .topoJSON(error.reason))
    } catch BorderError.noPlaceOnEarth(let offset) {
      reading.note(.noPlaceOnEarth, source: source, offset: offset)
    } catch {
      reading.note(.notRead, source: source, offset: 0, reason: .noObject)
    }
  }

  private static func readGeoJSON(_ bytes: UnsafeRawBufferPointer, source: Int, into reading: inout BorderReading) {
    do throws(JSONSyntaxError) {
      _ = try GeoJSONFile.readOutlines(bytes) { result in
        switch result {
        case .success(let outlines): reading.add(outlines, source: source)
        case .failure(let fault) where fault.reason == .noPlaceOnEarth:
          reading.note(.noPlaceOnEarth, source: source, offset: fault.offset)
        case .failure(let fault):
          reading.note(.notRead, source: source, offset: fault.offset, reason: .geoJSON(fault.reason))
        }
      }
    } catch {
      reading.note(.notRead, source: source, offset: error.offset, reason: .syntax(error.reason))
    }
  }

  private static func finish(
    _ reading: consuming BorderReading, sources: [BorderSource], _ options: Options
  ) -> BorderInput {
    let settled = reading.settled()
    var input = BorderInput(settled.shapes, snapDegrees: options.snapDegrees, notes: settled.notes)
    input.sources = sources
    input.positionCount = settled.positions
    input.farthestMoveDegrees = settled.farthestMoveDegrees
    return input
  }
}
