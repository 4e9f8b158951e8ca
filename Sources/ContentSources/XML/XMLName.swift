/// The name of an element or attribute: what the namespace is, and the name in it.
struct XMLName: Sendable, Hashable {
  /// The namespace's URI; nil where the name is in none, or its prefix is not declared.
  var namespace: String?
  /// The prefix as written.
  var prefix: String?
  var local: String

  /// Whether the prefix stands for no namespace, since nobody declared it.
  var hasUndeclaredPrefix: Bool { prefix != nil && namespace == nil }

  /// As written: `gx:Track`.
  var qualified: String { prefix.map { "\($0):\(local)" } ?? local }
}
