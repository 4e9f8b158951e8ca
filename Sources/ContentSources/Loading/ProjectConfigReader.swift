import SourceText

/// Reads `citypack.yaml`.
enum ProjectConfigReader {
  static func read(_ source: SourceBytes) -> ProjectConfig {
    var config = ProjectConfig()
    guard let root = YAMLFile.read(source, findings: &config.findings) else { return config }
    let fields = Fields(root, keys: KeyTable.project.keys, findings: &config.findings)
    config.languages = fields.languages("languages", findings: &config.findings)
    config.licence = fields.text("licence", findings: &config.findings)
    config.defaultRadiusMeters = fields.meters("radiusMeters", findings: &config.findings)?.value
    config.severities = readSeverities(fields, findings: &config.findings)
    if let bytes = fields.wholeNumber("maxImageBytes", findings: &config.findings) { config.maxImageBytes = bytes }
    if let pixels = fields.wholeNumber("maxImagePixels", findings: &config.findings) { config.maxImagePixels = pixels }
    return config
  }

  private static func readSeverities(
    _ fields: Fields, findings: inout [Finding]
  ) -> [RuleID: Located<Severity?>] {
    guard let node = fields["severities"] else { return [:] }
    guard let entries = node.mapping else {
      findings.append(.badValue(node, wants: Bilingual(zh: "若干“规则: 轻重”", en: "rules with severities")))
      return [:]
    }
    var severities: [RuleID: Located<Severity?>] = [:]
    for entry in entries {
      let severity = entry.value.text.flatMap { Severity(rawValue: $0.value) }
      guard severity != nil || entry.value.text?.value == "off" else {
        let wants = Bilingual(zh: "error、warning、info 或 off", en: "error, warning, info or off")
        findings.append(.badValue(entry.value, wants: wants))
        continue
      }
      severities[RuleID(entry.key.value)] = entry.key.map { _ in severity }
    }
    return severities
  }
}
