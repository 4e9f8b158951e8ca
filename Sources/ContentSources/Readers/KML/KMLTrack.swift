import SourceText

/// A `gx:Track`: moments and positions in two lists, paired by their order.
struct KMLTrack {
  private let element: XMLElement
  private let moments: [XMLElement]
  private let positions: [XMLElement]

  init(_ element: XMLElement, _ vocabulary: KMLVocabulary) {
    self.element = element
    var moments: [XMLElement] = []
    var positions: [XMLElement] = []
    for child in element.children {
      switch vocabulary.name(of: child) {
      case "when": moments.append(child)
      case "gx:coord": positions.append(child)
      default: break
      }
    }
    self.moments = moments
    self.positions = positions
  }

  /// An empty position is a gap that the recorder declares.
  func read(into way: inout WayBuilder, by reading: inout KMLReading) {
    way.beginSegment()
    if !moments.isEmpty, moments.count != positions.count {
      reading.findings.append(
        .kmlTrackMismatch(at: element.place, moments: moments.count, positions: positions.count))
    }
    for (number, position) in positions.enumerated() {
      // Where the lists differ in length nobody knows which moment is missing.
      let moment = moments.count == positions.count ? moments[number] : nil
      let time = time(of: moment, &way, &reading)
      guard position.trimmedText != nil else {
        way.gap()
        continue
      }
      var reader = KMLCoordinates(position.text)
      do throws(KMLCoordinateProblem) {
        way.add(try reader.readSpaced(), time: time, at: position)
        reader.report(to: &reading)
      } catch {
        way.refuse(error.finding)
      }
    }
  }

  private func time(of moment: XMLElement?, _ way: inout WayBuilder, _ reading: inout KMLReading) -> Double? {
    guard let written = moment?.trimmedText else { return nil }
    guard let time = XMLDateTime(written.value) else {
      way.unreadableTime(written)
      return nil
    }
    if !time.hasZone { reading.zoneless.add(written.place) }
    return time.seconds
  }
}
