import ContentSources
import TestSupport
import Testing

@Suite struct TextDecoderTests {
  private static let texts: [([UInt8], String, TextEncoding, DecodedText.Evidence)] = [
    ([0x41], "A", .utf8, .validUTF8),
    ([0xEF, 0xBB, 0xBF, 0x41], "A", .utf8, .byteOrderMark),
    ([0xFF, 0xFE, 0x41, 0x00, 0x16, 0x59], "A外", .utf16LittleEndian, .byteOrderMark),
    ([0xFE, 0xFF, 0x00, 0x41, 0xD8, 0x40, 0xDC, 0x00], "A\u{20000}", .utf16BigEndian, .byteOrderMark),
    ([0xCD, 0xE2, 0xCC, 0xB2], "外滩", .gb18030, .plausibleChinese),
    ([], "", .utf8, .validUTF8),
  ]

  @Test(arguments: texts)
  func `The bytes tell how they are encoded`(
    _ bytes: [UInt8], _ text: String, _ encoding: TextEncoding, _ evidence: DecodedText.Evidence
  ) throws {
    let expected = DecodedText(utf8: Array(text.utf8), encoding: encoding, evidence: evidence)
    #expect(try TextDecoder.decode(bytes) == expected)
  }

  private static let noTexts: [([UInt8], EncodingProblem)] = [
    ([0x4D, 0xFC, 0x6E, 0x73, 0x74, 0x65, 0x72], .unknown(offset: 1)),
    ([0x41, 0x00], .zeroByte(offset: 1)),
    ([0xEF, 0xBB, 0xBF, 0x41, 0xFF], .invalid(.utf8, offset: 4)),
    ([0xFF, 0xFE, 0x41], .invalid(.utf16LittleEndian, offset: 2)),
    ([0xFE, 0xFF, 0xDC, 0x00], .invalid(.utf16BigEndian, offset: 2)),
    ([0xFE, 0xFF, 0xD8, 0x40], .invalid(.utf16BigEndian, offset: 2)),
    ([0xC0, 0x80], .unknown(offset: 0)),
    ([0xED, 0xA0, 0x80], .unknown(offset: 0)),
    ([0xF4, 0x90, 0x80, 0x80], .unknown(offset: 0)),
  ]

  @Test(arguments: noTexts)
  func `What fits no encoding is refused at its byte`(_ bytes: [UInt8], _ problem: EncodingProblem) {
    #expect(throws: problem) { try TextDecoder.decode(bytes) }
  }

  @Test func `A stated encoding is taken at its word, and a mark wins over it`() throws {
    #expect(try TextDecoder.decode([0xCD, 0xE2], stated: .gb18030).utf8 == Array("外".utf8))
    #expect(try TextDecoder.decode([0xEF, 0xBB, 0xBF, 0x41], stated: .gb18030).encoding == .utf8)
    #expect(throws: EncodingProblem.invalid(.utf8, offset: 0)) { try TextDecoder.decode([0xCD, 0xE2], stated: .utf8) }
  }

  @Test func `Names of encodings are known in any case`() {
    #expect(TextEncoding(named: "GBK") == .gb18030)
    #expect(TextEncoding(named: "Utf-8") == .utf8)
    #expect(TextEncoding(named: "latin1") == nil)
  }

  @Test func `Strict UTF-8 is what the standard library can encode`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let bytes = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 1...255, using: &random) : [0xE5, 0xA4, 0x96].randomElement(using: &random) ?? 1
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let taken = (try? TextDecoder.decode(bytes))?.evidence
      let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      if !hasMark { #expect((taken == .validUTF8 || taken == .byteOrderMark) == isValid, "\(bytes)") }
    }
  }
}
