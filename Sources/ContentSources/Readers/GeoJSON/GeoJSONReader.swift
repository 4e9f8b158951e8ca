import GeometryFiles
import SourceText
import StrictJSON

/// Reads story places from GeoJSON: one item a feature, of a collection, a single feature, a bare geometry, or a
/// sequence of them, one a line.
///
/// `id` of the feature, else of its properties, is the item's id; `name` or `title` its name; `description` its text.
/// Positions are degrees in the datum of the file; a declared system in metres is refused. Duplicate keys are told and
/// the first one counts. One bad feature does not lose the others. O(n) time and memory.
public enum GeoJSONReader {
  /// Larger files are refused.
  public static let byteLimit = 64 << 20

  /// Reads a file.
  ///
  /// - Parameter encoding: what a person says of it, where the bytes do not tell.
  public static func read(_ source: SourceBytes, encoding: TextEncoding? = nil) -> ReadDocument {
    var findings: [Finding] = []
    guard let text = TextSource(source, stated: encoding, byteLimit: byteLimit, findings: &findings) else {
      return .refused(.geojson, findings: findings.dropLast(), lastOf: findings)
    }
    var reading = GeoJSONItemReading(text: text, findings: findings)
    do throws(JSONSyntaxError) {
      let summary = try GeoJSONFile.read(text.bytes) { reading.receive($0) }
      return reading.finish(summary)
    } catch {
      return .refused(
        .geojson, findings: findings, because: .jsonSyntax(error.reason, at: text.place(at: error.offset)))
    }
  }
}
