import Testing

@testable import ContentSources

@Suite("A moment in XML is read exactly or not at all")
struct XMLDateTimeTests {
  @Test(
    "moments become seconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", 0.0),
      ("2012-10-24T23:22:51.000Z", 1_351_120_971),
      ("2026-05-01T16:00:00.25+08:00", 1_777_622_400.25),
      ("2026-05-01T04:30:00-0330", 1_777_622_400),
      ("2026-05-01T08:00:00", 1_777_622_400),
      ("2024-02-29T24:00:00Z", 1_709_251_200),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("2000-02-29T00:00:00Z", 951_782_400),
      ("1969-12-31T23:59:59.5Z", -0.5),
      ("2025-01-01T10:58:48.9681710Z", 1_735_729_128.968171),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("0001-01-01T00:00:00Z", -62_135_596_800),
    ])
  func moments(text: String, seconds: Double) {
    #expect(XMLDateTime(text)?.seconds == seconds)
  }

  @Test(
    "what is no moment is refused",
    arguments: [
      "", "2026-05-01", "08:00:00", "2026-05-01 08:00:00", "2026-5-1T08:00:00Z", "2025-02-29T00:00:00Z",
      "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-04-31T00:00:00Z", "2026-05-01T24:00:01Z",
      "2026-05-01T08:60:00Z", "2026-05-01T08:00:61Z", "2026-05-01T08:00:00.Z", "2026-05-01T08:00:00+15:00",
      "2026-05-01T08:00:00Zx", "0000-01-01T00:00:00Z", "-026-05-01T08:00:00Z", "２026-05-01T08:00:00Z",
      "2026-05-01T08:00:00+08:", "2026/5/1 8:00",
    ])
  func nonsense(text: String) {
    #expect(XMLDateTime(text) == nil)
  }

  @Test func `a zone is told from no zone`() {
    #expect(XMLDateTime("2026-05-01T08:00:00")?.hasZone == false)
    #expect(XMLDateTime("2026-05-01T08:00:00Z")?.hasZone == true)
  }
}
