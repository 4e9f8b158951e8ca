import Geodesy
import SourceText

/// A runway near a place, and how the place lies to it.
struct RunwayHit: Sendable {
  var aerodrome: Aerodrome
  var runway: Runway
  var offset: RunwayStrip.Offset

  /// `KSEA 16L/34R`: what a finding about it is about.
  var subject: String { "\(aerodrome.ident) \(runway.idents)" }
}

extension HazardReference {
  /// The runways that hold a place with these margins, nearest centre line first; O(aerodromes nearby).
  func runways(
    at place: Coordinate<WGS84>, besideMeters: Double, pastMeters: Double,
    where isWanted: (Aerodrome, Runway) -> Bool
  ) -> [RunwayHit] {
    aerodromes(around: place).flatMap { aerodrome in
      aerodrome.runways.compactMap { runway -> RunwayHit? in
        guard isWanted(aerodrome, runway), let strip = runway.strip,
          strip.holds(place, besideMeters: besideMeters, pastMeters: pastMeters)
        else { return nil }
        return RunwayHit(aerodrome: aerodrome, runway: runway, offset: strip.offset(of: place))
      }
    }
    .sorted { ($0.offset.besideMeters, $0.subject) < ($1.offset.besideMeters, $1.subject) }
  }
}
