import Testing

@testable import ContentSources

@Suite("A format is recognised by content")
struct SourceRecognitionTests {
  static let cases: [(text: String, format: SourceFormat?)] = [
    ("<kml/>", .kml),
    ("\u{FEFF}\n\n<?xml version='1.0'?><!-- <gpx> -->\n<kml xmlns='x'>", .kml),
    ("<kml:kml>", .kml),
    ("<Placemark/>", .kml),
    ("<!DOCTYPE x [<!ENTITY a '>'>]><kml/>", .kml),
    ("<gpx>", .gpx),
    ("<g:gpx xmlns:g='x'>", .gpx),
    ("<svg/>", nil),
    ("<", nil),
    ("{\"type\":\"FeatureCollection\"}", .geojson),
    ("\u{FEFF} [1]", .geojson),
    ("\u{1E}{}", .geojson),
    ("lat,lon\n1,2", .csv),
    ("纬度；经度\n1；2", .csv),
    ("\n# made by hand\nlat\tlon", .csv),
    ("sep=;\nlat;lon", .csv),
    ("---\ntitle: a\n---\n", .markdown),
    ("\u{FEFF}--- \r\ntitle: a", .markdown),
    ("# 外滩\n\nText, with a comma", .markdown),
    ("hello", nil),
    ("", nil),
    ("  \n ", nil),
    ("\u{89}PNG\r\n\u{1A}\n,", nil),
    ("PK\u{3}\u{4}", .kmz),
    ("PK\u{5}\u{6}", .kmz),
  ]

  @Test(arguments: cases)
  func `whatever the file is called`(text: String, format: SourceFormat?) {
    #expect(SourceRecognition.format(of: Array(text.utf8)) == format)
  }

  @Test(arguments: [true, false])
  func `in UTF-16 as well`(isBigEndian: Bool) {
    #expect(SourceRecognition.format(of: utf16("\u{FEFF}<kml/>", isBigEndian: isBigEndian)) == .kml)
    #expect(SourceRecognition.format(of: utf16("<gpx/>", isBigEndian: isBigEndian)) == .gpx)
    #expect(SourceRecognition.format(of: utf16("\u{FEFF}外,滩\n1,2", isBigEndian: isBigEndian)) == .csv)
  }
}
