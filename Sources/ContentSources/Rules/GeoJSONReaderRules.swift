public import SourceText

/// Every rule that the reader of GeoJSON can find fault by, beside those about numbers, encodings and shapes that all
/// readers share.
public let geoJSONReaderRules: [RuleDescription] = [
  .jsonSyntax, .jsonDuplicateKey, .geoJSONNotGeoJSON, .geoJSONNotAFeature, .geoJSONGeometryFault, .geoJSONProjected,
  .geoJSONRingWinding,
]
