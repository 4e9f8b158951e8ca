/// Pairs of numbers as whole steps of 10^-`decimals`: what positions of large files are read into, 8 bytes each.
public struct JSONFixedPairs: Sendable {
  /// Digits after the point that a step stands for.
  public let decimals: Int
  /// The first and second number of each pair in turn.
  public private(set) var steps: ContiguousArray<Int32> = []
  /// The farthest that a number was moved by rounding, in steps: 0 where nothing was.
  public private(set) var farthestMove = 0.0

  /// No pairs yet. `decimals` is at most 9.
  public init(decimals: Int) { self.decimals = min(max(decimals, 0), 9) }

  /// Pairs so far.
  public var count: Int { steps.count / 2 }

  /// Adds a pair, rounded to nearest; false where a number has no room in 32 bits.
  public mutating func append(_ first: Double, _ second: Double) -> Bool {
    guard let x = rounded(first), let y = rounded(second) else { return false }
    append(x, y)
    return true
  }

  /// Adds the pairs of another with the same decimals.
  public mutating func append(_ other: JSONFixedPairs) {
    if steps.isEmpty { steps = other.steps } else { steps.append(contentsOf: other.steps) }
    noteMove(other.farthestMove)
  }

  @inline(__always)
  mutating func append(_ first: Int32, _ second: Int32) {
    steps.append(first)
    steps.append(second)
  }

  @inline(__always)
  mutating func noteMove(_ move: Double) { farthestMove = max(farthestMove, move) }

  private mutating func rounded(_ value: Double) -> Int32? {
    let scaled = value * Double(Self.power(decimals))
    let whole = scaled.rounded(.toNearestOrAwayFromZero)
    guard let steps = Int32(exactly: whole) else { return nil }
    // A product with a power of ten is off by half a unit in the last place; that is no digit of the file.
    let move = (scaled - whole).magnitude
    if move > scaled.magnitude * 0x1p-51 { noteMove(move) }
    return steps
  }

  /// A power of ten up to the eighteenth.
  @inline(__always)
  static func power(_ exponent: Int) -> UInt64 {
    powers.withUnsafeBufferPointer { $0[exponent] }
  }

  /// Literals, so that the table is part of the program and nobody asks whether it is there.
  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000,
  ]
}

extension JSONScanner {
  /// Takes the elements that come next in the array that was entered, as long as they are arrays of two or more plain
  /// numbers, and appends the first two numbers of each. Whatever else comes, faults included, stays where it is for
  /// `nextElement`. Exact: digits are counted, not converted. O(bytes taken).
  public mutating func takeFixedPairs(into pairs: inout JSONFixedPairs) {
    guard let top = frames.indices.last, !frames[top].isObject, frames.count < options.maxDepth else { return }
    var cursor = PlainNumberCursor(bytes, at: offset, decimals: pairs.decimals)
    var isFresh = frames[top].isFresh
    while true {
      cursor.skipWhitespace()
      if !isFresh {
        guard cursor.pass(UInt8(ascii: ",")) else { break }
      }
      guard cursor.pass(UInt8(ascii: "[")), let first = cursor.steps(), cursor.pass(UInt8(ascii: ",")),
        let second = cursor.steps(), cursor.passFurtherNumbers()
      else { break }
      pairs.append(first, second)
      isFresh = false
      offset = cursor.index
    }
    frames[top].isFresh = isFresh
    pairs.noteMove(cursor.farthestMove)
  }
}

/// Runs over numbers without exponent, in local variables only. Says no rather than deciding what is wrong.
private struct PlainNumberCursor {
  private let bytes: UnsafeRawBufferPointer
  private let decimals: Int
  private(set) var index: Int
  private(set) var farthestMove = 0.0

  init(_ bytes: UnsafeRawBufferPointer, at index: Int, decimals: Int) {
    self.bytes = bytes
    self.index = index
    self.decimals = decimals
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index &+= 1
      default: return
      }
    }
  }

  /// Passes a byte and the white space around it; false where another stands there.
  @inline(__always)
  mutating func pass(_ byte: UInt8) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] != byte {
      skipWhitespace()
      guard index < bytes.count, bytes[index] == byte else { return false }
    }
    index &+= 1
    if index < bytes.count, bytes[index] <= 0x20 { skipWhitespace() }
    return true
  }

  /// Passes a third number and more, and the closing bracket.
  @inline(__always)
  mutating func passFurtherNumbers() -> Bool {
    if index < bytes.count, bytes[index] == UInt8(ascii: "]") {
      index &+= 1
      return true
    }
    while pass(UInt8(ascii: ",")) {
      let move = farthestMove
      guard steps() != nil else { return false }
      farthestMove = move
    }
    skipWhitespace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "]") else { return false }
    index &+= 1
    return true
  }

  /// The number that stands right here, rounded to whole steps, halves away from zero.
  @inline(__always)
  mutating func steps() -> Int32? {
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index &+= 1 }
    let start = index
    var mantissa: UInt64 = 0
    scanDigits(into: &mantissa, from: start)
    let whole = index &- start
    guard whole > 0, whole <= 9, whole == 1 || bytes[start] != UInt8(ascii: "0"), index < bytes.count else {
      return nil
    }
    var kept = 0
    if bytes[index] == UInt8(ascii: ".") {
      index &+= 1
      let fraction = index
      scanDigits(into: &mantissa, from: start &+ 1)
      guard index > fraction, index < bytes.count else { return nil }
      kept = min(index &- fraction, 18 &- whole)
    }
    guard bytes[index] | 0x20 != UInt8(ascii: "e") else { return nil }
    return scaled(mantissa, decimals: kept, isNegative: isNegative)
  }

  /// Adds digits up to the eighteenth since `start`, and passes those after it.
  @inline(__always)
  private mutating func scanDigits(into mantissa: inout UInt64, from start: Int) {
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return }
      if index &- start < 18 { mantissa = mantissa &* 10 &+ UInt64(digit) }
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func scaled(_ mantissa: UInt64, decimals kept: Int, isNegative: Bool) -> Int32? {
    var magnitude = mantissa
    if kept <= decimals {
      magnitude = mantissa &* JSONFixedPairs.power(decimals &- kept)
    } else {
      let power = JSONFixedPairs.power(kept &- decimals)
      let rest = mantissa % power
      magnitude = mantissa / power
      let move = min(rest, power &- rest)
      if rest &* 2 >= power { magnitude &+= 1 }
      farthestMove = max(farthestMove, Double(move) / Double(power))
    }
    guard magnitude <= UInt64(Int32.max) else { return nil }
    return isNegative ? -Int32(magnitude) : Int32(magnitude)
  }
}
