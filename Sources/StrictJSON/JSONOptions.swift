/// What a reader of JSON puts up with.
public struct JSONOptions: Hashable, Sendable {
  /// What happens when a key stands twice in one object.
  public enum DuplicateKeys: Hashable, Sendable {
    /// The second one is a syntax error.
    case refuse
    /// Both are kept and listed in `duplicateKeys`.
    case report
    /// Nobody looks. Only for input that is known to be our own.
    case ignore
  }

  /// Arrays and objects within one another, at most; never more than 512, so that no reader runs out of stack.
  public var maxDepth: Int {
    didSet { maxDepth = min(maxDepth, 512) }
  }
  /// Bytes of input, at most.
  public var maxBytes: Int
  /// What happens when a key stands twice in one object.
  public var duplicateKeys: DuplicateKeys
  /// Whether EF BB BF at the very start is passed over.
  public var allowsByteOrderMark: Bool

  /// Options for a reader; the defaults are those for a file of our own making.
  public init(
    maxDepth: Int = 128, maxBytes: Int = 1 << 30, duplicateKeys: DuplicateKeys = .refuse,
    allowsByteOrderMark: Bool = false
  ) {
    self.maxDepth = min(maxDepth, 512)
    self.maxBytes = maxBytes
    self.duplicateKeys = duplicateKeys
    self.allowsByteOrderMark = allowsByteOrderMark
  }

  /// Duplicate keys and a byte order mark are syntax errors.
  public static let strict = JSONOptions()

  /// For files people wrote: all duplicate keys are listed, a byte order mark is passed over.
  public static let reader = JSONOptions(duplicateKeys: .report, allowsByteOrderMark: true)
}

/// A key that stands twice in one object.
public struct JSONDuplicateKey: Hashable, Sendable {
  /// The byte offset of the opening quote of the first use.
  public var firstOffset: Int
  /// The byte offset of the opening quote of the repeated use.
  public var secondOffset: Int

  /// Two uses of one key.
  public init(firstOffset: Int, secondOffset: Int) {
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
  }
}
