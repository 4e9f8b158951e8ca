import Deflate
import TestSupport
import Testing

@Suite struct DeflateTests {
  static let forms = [CompressedForm.raw, .zlib]

  /// Noise, repetition and text of many lengths, around the sizes of the buffers within.
  static let samples: [[UInt8]] = {
    var generator = SeededGenerator(seed: 7)
    let lengths = [0, 1, 100, 65_535, 65_536, 65_537, 300_000]
    return lengths.map { count in (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) } }
      + lengths.map { [UInt8](repeating: 65, count: $0) }
  }()

  @Test(arguments: forms)
  func `what was compressed unpacks to the same`(_ form: CompressedForm) throws {
    for sample in Self.samples {
      #expect(try inflated(deflated(sample, form), form, limit: sample.count) == sample)
    }
  }

  @Test(arguments: forms)
  func `pieces compress to the bytes of the whole`(_ form: CompressedForm) {
    let sample = Self.samples[4]
    var stream = DeflateStream(form)
    for start in stride(from: 0, to: sample.count, by: 777) {
      stream.append(Array(sample[start..<min(start + 777, sample.count)]))
    }
    #expect(stream.finish() == deflated(sample, form))
  }

  @Test(arguments: forms)
  func `a bomb is stopped at the limit`(_ form: CompressedForm) {
    let bomb = deflated([UInt8](repeating: 0, count: 1_000_000), form)
    #expect(bomb.count < 2000)
    #expect(throws: DeflateError.tooLarge(limit: 999_999)) { try inflated(bomb, form, limit: 999_999) }
  }

  @Test(arguments: forms)
  func `a stream cut anywhere is said to end too early`(_ form: CompressedForm) {
    let packed = deflated(Array("eight hundred and eighty-eight".utf8), form)
    for count in 0..<packed.count {
      #expect(throws: DeflateError.truncated) { try inflated(Array(packed[..<count]), form, limit: 1000) }
    }
  }

  @Test(arguments: forms)
  func `bytes after the end are refused`(_ form: CompressedForm) {
    let packed = deflated([1, 2, 3], form) + [0]
    #expect(throws: DeflateError.trailingBytes) { try inflated(packed, form, limit: 10) }
  }

  @Test func `a damaged stream is refused by its check sum`() {
    let sample = Array("the same text as before, only more of it".utf8)
    let packed = deflated(sample, .zlib)
    for index in packed.indices {
      var damaged = packed
      damaged[index] ^= 0x10
      #expect(throws: DeflateError.self) { try inflated(damaged, .zlib, limit: 10_000) }
    }
  }

  @Test func `a stream fed and drained byte by byte gives the same`() throws {
    let sample = Array("abcabcabcabc-abcabcabc".utf8)
    let packed = deflated(sample, .zlib)
    var stream = InflateStream(.zlib)
    var output: [UInt8] = []
    var offset = 0
    var byte: UInt8 = 0
    while !stream.isFinished {
      let (consumed, produced) = try packed[offset..<min(offset + 1, packed.count)].withUnsafeBytes { input in
        try withUnsafeMutableBytes(of: &byte) { try stream.step(from: input, into: $0) }
      }
      if produced == 1 { output.append(byte) }
      offset += consumed
    }
    #expect(output == sample)
    #expect(offset == packed.count)
  }

  @Test func `the check value of CRC-32 is the published one, in pieces too`() {
    let digits = Array("123456789".utf8)
    #expect(crc32(digits) == 0xCBF4_3926)
    #expect(crc32(Array(digits[4...]), continuing: crc32(Array(digits[..<4]))) == 0xCBF4_3926)
    #expect(crc32([]) == 0)
    #expect(crc32([], continuing: 0xCBF4_3926) == 0xCBF4_3926)
  }

  @Test func `the version says what made the bytes`() {
    #expect(zlibVersionText.split(separator: ".").count >= 3)
  }
}
