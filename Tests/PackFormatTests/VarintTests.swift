@testable import PackFormat
import TestSupport
import Testing

@Suite struct VarintTests {
  @Test func `every number reads back and leaves the next one alone`() {
    var generator = SeededGenerator(seed: 5)
    let numbers =
      [0, 1, 127, 128, 16_383, 16_384, Int.max]
      + (0..<500).map { _ in Int.random(in: 0...Int.max, using: &generator) >> Int.random(in: 0...62, using: &generator)
      }
    var bytes: [UInt8] = []
    for number in numbers { Varint.append(number, to: &bytes) }
    var offset = 0
    for number in numbers { #expect(Varint.read(bytes, at: &offset) == number) }
    #expect(offset == bytes.count)
  }

  @Test(
    arguments: [[], [0x80], [0x80, 0x00], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]] as [[UInt8]])
  func `a number cut short, too long or longer than it need be is none`(_ bytes: [UInt8]) {
    var offset = 0
    #expect(Varint.read(bytes, at: &offset) == nil)
  }
}
