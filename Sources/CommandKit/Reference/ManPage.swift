extension Tool {
  /// The manual page in mdoc, section 1; clean under `mandoc -Tlint`.
  public func manPage(in language: WordingLanguage) -> String { ManPage(tool: self, language: language).text }
}

/// Writes mdoc. A line of running text never begins with a control character, and a backslash is always written out.
private struct ManPage {
  var tool: Tool
  var language: WordingLanguage

  var text: String {
    """
    .Dd \(date)
    .Dt \(tool.name.uppercased()) 1
    .Os
    .Sh NAME
    .Nm \(tool.name)
    .Nd \(line(tool.summary))
    .Sh SYNOPSIS
    .Nm
    .Ar command
    .Op Ar option ...
    .Op Ar argument ...
    .Sh DESCRIPTION
    \(tool.visibleGroups.map(group).joined()).Ss \(line(HelpWords.commonOptions))
    \(list(tool.commonOptions + [.helpFlag, .versionFlag]))\(tool.sections.map(section).joined()).Sh EXAMPLES
    \(tool.visibleCommands.flatMap(\.examples).map(example).joined(separator: ".Pp\n"))
    """
  }

  /// `April 1, 2026` from `2026-04-01`.
  private var date: String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let parts = tool.releaseDay.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return tool.releaseDay }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  private func group(_ group: Tool.Group) -> String {
    ".Ss \(line(group.title))\n.Bl -tag -width Ds\n" + group.commands.map(item).joined() + ".El\n"
  }

  private func item(_ command: Command) -> String {
    let operands = command.operands.map { operand in
      let dots = operand.count == .any || operand.count == .oneOrMore ? " ..." : ""
      let isOptional = operand.count == .any || operand.count == .optional
      return (isOptional ? " Op Ar " : " Ar ") + word(operand.name) + dots
    }
    var text = ".It Cm \(command.name) Oo Ar option ... Oc\(operands.joined())\n\(sentence(command.summary))"
    if let discussion = command.discussion { text += ".Pp\n" + paragraphs(discussion[language]) }
    return text + (command.options.isEmpty ? "" : list(command.options)) + command.sections.map(nested).joined()
  }

  private func list(_ options: [Option]) -> String {
    let items = options.map { option in
      let short = option.short.map { "Fl \(word(String($0))) , " } ?? ""
      let value = option.valueForm.map { " Ar \(word($0))" } ?? ""
      return ".It \(short)Fl \(word("-" + option.name))\(value)\n\(running(option.fullHelp(language)))"
    }
    return ".Bl -tag -width Ds\n" + items.joined() + ".El\n"
  }

  private func section(_ section: HelpSection) -> String { ".Ss \(line(section.title))\n" + body(section) }

  private func nested(_ section: HelpSection) -> String { ".Pp\n\(safe(section.title[language])):\n" + body(section) }

  private func body(_ section: HelpSection) -> String {
    switch section.body {
    case .entries(let entries):
      ".Bl -tag -width Ds\n" + entries.map { ".It \(word($0.term))\n\(running($0.help[language]))" }.joined() + ".El\n"
    case .sketch(let sketch):
      ".Bd -literal -offset indent\n" + literal(sketch[language]) + ".Ed\n"
    }
  }

  private func example(_ example: Example) -> String {
    "\(safe(example.caption[language])):\n.Pp\n.Dl \(words(example.line))\n"
  }

  private func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ".Pp\n" : running(String($0)) }.joined()
  }

  /// Running text: every sentence begins a line, as roff wants it. Chinese stays on one line, since roff would set a
  /// space where a line ends.
  private func running(_ text: String) -> String {
    if language == .zh { return safe(text) + "\n" }
    var sentences = [""]
    for word in text.split(separator: " ") {
      sentences[sentences.count - 1] += (sentences[sentences.count - 1].isEmpty ? "" : " ") + word
      if let last = word.last, ".?!".contains(last) { sentences.append("") }
    }
    return sentences.flatMap(lines).filter { !$0.isEmpty }.map { safe($0) + "\n" }.joined()
  }

  /// Lines of at most 78 bytes, words whole, as mandoc counts: it reads a character beyond ASCII as an escape.
  private func lines(_ sentence: String) -> [String] {
    var lines = [""]
    for word in sentence.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty || Self.roffBytes(last) + 1 + Self.roffBytes(word) <= 78 {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// `…` is `\[u2026]` to roff.
  private static func roffBytes(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  private func literal(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { safe(String($0)) + "\n" }.joined()
  }

  private func sentence(_ text: Wording) -> String { running(text[language] + (language == .zh ? "。" : ".")) }

  private func line(_ text: Wording) -> String { safe(text[language]) }

  /// A text line: backslashes written out, a leading dot or quote made harmless.
  private func safe(_ text: String) -> String {
    let written = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
    return written.hasPrefix(".") || written.hasPrefix("'") ? "\\&" + written : written
  }

  /// One argument of a macro line: quoted where it has spaces, and never taken for a macro or punctuation.
  private func word(_ text: String) -> String {
    let written = safe(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
    let isPlain = written.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isPlain && written.count > 3 ? written : "\"\\&\(written)\""
  }

  private func words(_ line: String) -> String {
    line.split(separator: " ").map { word(String($0)) }.joined(separator: " ")
  }
}
