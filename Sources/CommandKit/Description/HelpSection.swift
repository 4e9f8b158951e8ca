/// A section of a help page besides the usual ones.
public struct HelpSection: Sendable {
  /// A term and what it means.
  public struct Entry: Sendable {
    /// What is explained, as typed or seen.
    public var term: String
    /// The explanation.
    public var help: Wording

    /// A term and its explanation.
    public init(_ term: String, _ help: Wording) {
      self.term = term
      self.help = help
    }
  }

  /// What the section holds.
  public enum Body: Sendable {
    /// Terms and explanations.
    case entries([Entry])
    /// Lines to be shown as they are, such as a sketch of folders.
    case sketch(Wording)
  }

  /// The heading.
  public var title: Wording
  /// What it holds.
  public var body: Body

  /// A section.
  public init(_ title: Wording, _ body: Body) {
    self.title = title
    self.body = body
  }
}
