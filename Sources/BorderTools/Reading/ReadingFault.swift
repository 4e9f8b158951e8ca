import GeometryFiles
import StrictJSON

/// What a reader of GeoJSON or TopoJSON found fault with.
enum ReadingFault: Hashable, Sendable {
  case geoJSON(GeoJSONFault.Reason)
  case topoJSON(TopoJSONFault.Reason)
  case syntax(JSONSyntaxError.Reason)
  case noObject
}
