import SourceText

/// Reads a position in any of the ways front matter may state it.
struct PositionFields {
  private(set) var findings: [Finding] = []
  private var leniencies = LeniencyTally()
  /// Whether a key stated a position, readable or not.
  private(set) var isStated = false

  /// From `latitude:` and `longitude:`.
  mutating func read(latitude: YAMLNode?, longitude: YAMLNode?) -> SourcePosition? {
    guard latitude != nil || longitude != nil else { return nil }
    isStated = true
    let north = latitude?.readText(&findings)
    let east = longitude?.readText(&findings)
    switch (north, east) {
    case (let north?, let east?): return position(north, east)
    case (let given?, nil):
      if longitude == nil { findings.append(.halfPosition(given, missing: Axis.longitude.rawValue)) }
    case (nil, let given?):
      if latitude == nil { findings.append(.halfPosition(given, missing: Axis.latitude.rawValue)) }
    case (nil, nil): break
    }
    return nil
  }

  /// From one key: `31.2, 121.4`, `[31.2, 121.4]`, a list of texts, or a map.
  ///
  /// - Parameter namesOrder: whether the key's own name tells the order, as `latlon` does.
  mutating func read(pair node: YAMLNode, namesOrder: Bool = false, longitudeFirst: Bool = false) -> SourcePosition? {
    isStated = true
    if let entries = node.mapping { return read(map: entries, of: node) }
    guard var texts = node.sequence.map({ nodes in nodes.compactMap(\.text) }) ?? node.text.map(Self.split),
      texts.count == 2
    else {
      let wants = Bilingual(zh: "两个数：[纬度, 经度]", en: "two numbers: [latitude, longitude]")
      findings.append(.badValue(node, wants: wants))
      return nil
    }
    if longitudeFirst { texts.swapAt(0, 1) }
    guard let position = position(texts[0], texts[1]) else { return nil }
    if !namesOrder, texts.allSatisfy({ $0.raw.unicodeScalars.allSatisfy { !$0.isASCIILetter } }) {
      findings.append(.orderAssumed(position, at: node.place))
    }
    return position
  }

  /// Findings about the numbers themselves, told once.
  mutating func finish() -> [Finding] { findings + leniencies.findings }

  private mutating func read(map entries: [YAMLEntry], of node: YAMLNode) -> SourcePosition? {
    let value = { (names: [String]) in entries.first { names.contains($0.key.value.lowercased()) }?.value }
    let north = value(["latitude", "lat"])
    let east = value(["longitude", "lon", "lng", "long"])
    if north == nil, east == nil {
      let wants = Bilingual(
        zh: "{latitude: …, longitude: …}", en: "{latitude: …, longitude: …}")
      findings.append(.badValue(node, wants: wants))
    }
    return read(latitude: north, longitude: east)
  }

  private mutating func position(_ latitude: Located<String>, _ longitude: Located<String>) -> SourcePosition? {
    let north = degrees(latitude, .latitude)
    let east = degrees(longitude, .longitude)
    guard let north, let east else { return nil }
    if north.style != east.style { findings.append(.mixedStyle(latitude, longitude)) }
    return SourcePosition(latitude, north, longitude, east)
  }

  private mutating func degrees(_ text: Located<String>, _ axis: Axis) -> DegreesReading? {
    do throws(NumberProblem) {
      let reading = try DegreesReading(text.raw, axis: axis)
      leniencies.add(reading.leniencies, text)
      return reading
    } catch {
      findings.append(.notANumber(text, error))
      return nil
    }
  }

  /// At the one comma, or else at the one run of spaces.
  static func split(_ text: Located<String>) -> [Located<String>] {
    let isComma = { (scalar: Unicode.Scalar) in ",，、;；".unicodeScalars.contains(scalar) }
    let byComma = text.raw.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isComma)
    let parts =
      byComma.count == 2 ? byComma : text.raw.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    return parts.map { part in
      let front = part.drop(while: \.properties.isWhitespace)
      let end = front.lastIndex { !$0.properties.isWhitespace }.map { front.index(after: $0) } ?? front.startIndex
      return Located(String(front[..<end]), at: text.place)
    }
  }
}

extension Finding {
  static func orderAssumed(_ position: SourcePosition, at place: SourcePlace) -> Finding {
    let latitude = position.latitude.raw
    let longitude = position.longitude.raw
    return Finding(
      rule: .coordinateOrderAssumed, at: place, subject: "\(latitude) \(longitude)",
      what: Bilingual(
        zh: "读作纬度 \(latitude)、经度 \(longitude)", en: "read as latitude \(latitude), longitude \(longitude)"))
  }
}
