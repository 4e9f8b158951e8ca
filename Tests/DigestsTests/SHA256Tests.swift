import Digests
import TestSupport
import Testing

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `the published examples come out`(_ text: String, _ hex: String) {
    #expect(SHA256Digest(of: Array(text.utf8)).hex == hex)
  }

  @Test func `pieces give the same value as the whole, wherever they are cut`() {
    var generator = SeededGenerator(seed: 1)
    let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let whole = SHA256Digest(of: bytes)
    for _ in 0..<50 {
      var hasher = SHA256Hasher()
      var start = 0
      while start < bytes.count {
        let end = Int.random(in: start...bytes.count, using: &generator)
        hasher.update(Array(bytes[start..<end]))
        start = end
      }
      #expect(hasher.finish() == whole)
    }
  }

  @Test func `hex and bytes read back`() throws {
    let digest = SHA256Digest(of: [1, 2, 3])
    #expect(SHA256Digest(hex: digest.hex) == digest)
    #expect(SHA256Digest(bytes: digest.bytes) == digest)
    #expect(SHA256Digest.zero.hex == String(repeating: "0", count: 64))
  }

  @Test(arguments: [
    "", "00", String(repeating: "0", count: 63), String(repeating: "0", count: 65), String(repeating: "A", count: 64),
    String(repeating: "g", count: 64), String(repeating: "0", count: 63) + " ",
  ])
  func `anything but 64 small hexadecimal digits is refused`(_ text: String) {
    #expect(SHA256Digest(hex: text) == nil)
  }

  @Test func `order is that of the bytes`() throws {
    let ones = try #require(SHA256Digest(bytes: [UInt8](repeating: 0, count: 31) + [1]))
    let high = try #require(SHA256Digest(bytes: [0x80] + [UInt8](repeating: 0, count: 31)))
    #expect(SHA256Digest.zero < ones)
    #expect(ones < high)
    #expect(!(high < high))
  }
}
