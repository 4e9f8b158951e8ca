/// Something a person should know about the content: which rule, where, what is wrong, how we know, what to do.
public struct Finding: Hashable, Sendable {
  /// Another place that belongs to the finding: the first use of a duplicate id, the other file.
  public struct Related: Hashable, Sendable {
    public var place: SourcePlace
    public var note: Bilingual

    public init(_ place: SourcePlace, note: Bilingual) {
      self.place = place
      self.note = note
    }
  }

  public var rule: RuleID
  public var severity: Severity
  public var place: SourcePlace
  /// The id of the story it is about, where there is one.
  public var story: String?
  public var what: Bilingual
  public var howWeKnow: Bilingual
  public var whatToDo: Bilingual
  public var related: [Related]
  /// What the finding is about, free of lines and paths (a value, a pair of ids): with `rule` and `story` it is the
  /// identity by which an accepted finding is recognised on the next run.
  public var subject: String

  public init(
    rule: RuleDescription, at place: SourcePlace, story: String? = nil, subject: String = "",
    what: Bilingual, howWeKnow: Bilingual? = nil, whatToDo: Bilingual? = nil, related: [Related] = []
  ) {
    self.rule = rule.id
    self.severity = rule.severity
    self.place = place
    self.story = story
    self.subject = subject
    self.what = what
    self.howWeKnow = howWeKnow ?? rule.summary
    self.whatToDo = whatToDo ?? rule.remedy
    self.related = related
  }
}

extension Finding {
  /// Reading order: by place, then rule, then story and subject, so that output is the same on every machine.
  public static func inReadingOrder(_ a: Finding, _ b: Finding) -> Bool {
    if a.place != b.place { return a.place < b.place }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.story != b.story { return (a.story ?? "").utf8.lexicographicallyPrecedes((b.story ?? "").utf8) }
    return a.subject.utf8.lexicographicallyPrecedes(b.subject.utf8)
  }
}

/// A rule that could not be asked, and why. Never folded into "nothing found".
public struct NotEvaluated: Hashable, Sendable {
  public var rule: RuleID
  public var city: String
  public var story: String?
  public var reason: Bilingual

  public init(rule: RuleID, city: String, story: String? = nil, reason: Bilingual) {
    self.rule = rule
    self.city = city
    self.story = story
    self.reason = reason
  }
}
