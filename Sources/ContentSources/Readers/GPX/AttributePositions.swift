import SourceText

/// Reads positions written as `lat` and `lon` attributes, and remembers what had to be overlooked in the numbers.
struct AttributePositions {
  enum Outcome {
    case position(SourcePosition)
    /// Neither attribute is there.
    case absent
    case refused([Finding])
  }

  private var tally = LeniencyTally()

  var leniencyFindings: [Finding] { tally.findings }

  mutating func read(_ element: XMLElement) -> Outcome {
    switch (element.attribute("lat"), element.attribute("lon")) {
    case (nil, nil): return .absent
    case (let latitude?, nil): return .refused([.halfPosition(latitude, missing: "lon")])
    case (nil, let longitude?): return .refused([.halfPosition(longitude, missing: "lat")])
    case (let latitude?, let longitude?):
      var problems: [Finding] = []
      let north = degrees(latitude, .latitude, &problems)
      let east = degrees(longitude, .longitude, &problems)
      guard let north, let east else { return .refused(problems) }
      return .position(SourcePosition(latitude, north, longitude, east))
    }
  }

  private mutating func degrees(
    _ text: Located<String>, _ axis: Axis, _ problems: inout [Finding]
  ) -> DegreesReading? {
    do throws(NumberProblem) {
      let reading = try DegreesReading(text.value, axis: axis)
      if !reading.leniencies.isEmpty { tally.add(reading.leniencies, text) }
      return reading
    } catch {
      problems.append(.notANumber(text, error))
      return nil
    }
  }
}
