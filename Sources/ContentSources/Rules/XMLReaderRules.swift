public import SourceText

/// Every rule that the readers of KML, KMZ and GPX, and the recognition of formats, can find fault by, beside those
/// about numbers and encodings.
public let xmlReaderRules: [RuleDescription] = [
  .xmlDoctype, .xmlNotWellFormed, .xmlControlCharacter, .xmlEncodingMismatch, .xmlUnknownEncoding, .xmlLeadingBlank,
  .xmlUndeclaredPrefix, .xmlTooMuch,
  .kmlNamespace, .kmlNetworkLink, .kmlEmptyName, .kmlInlineMarkup, .kmlFeatureSkipped, .kmlModelSkipped,
  .kmlSpaceInTuple, .kmlTupleCommas, .kmlDecimalCommas, .kmlCoordinatesSyntax, .kmlTrackMismatch,
  .kmzNotAnArchive, .kmzDamaged, .kmzTrailingData, .kmzStrayBytes, .kmzZip64, .kmzEncrypted, .kmzMethod,
  .kmzHostilePath, .kmzUndecodableName, .kmzDuplicateName, .kmzOverlap, .kmzHeaderMismatch, .kmzWrongSize,
  .kmzWrongChecksum, .kmzBomb, .kmzTooLarge, .kmzSpecialFile, .kmzNestedArchive, .kmzNoKML, .kmzLinkMissing,
  .kmzLinkCycle, .kmzLinkTooDeep,
  .gpxNamespace, .gpxPointWithoutPosition,
  .trackTimeBackwards, .trackTimeUnreadable, .trackTimeMissing, .trackTimeWithoutZone,
  .geometryNotAPoint, .geometryExtraDimension, .sourceUnrecognised, .sourceEmpty,
]
