import Atlas
import ContentSources
import SourceText

/// A story held against the region its city declares.
struct RegionComparison {
  enum Outcome {
    /// Surely in the region, as far as the borders tell.
    case inside
    /// May be in the region and may be elsewhere: what the place may be in.
    case undecided(Bilingual)
    /// Surely elsewhere: where.
    case outside(Bilingual)
  }

  let adcode: Int32
  private let atlas: Atlas

  /// Nil where the city declares no region, or there is no atlas.
  init?(_ context: CityContext) {
    guard let adcode = context.city.config.adcode?.value, let atlas = context.atlas else { return nil }
    self.adcode = adcode
    self.atlas = atlas
  }

  /// Whether the atlas knows the region at all.
  var isKnown: Bool { atlas.regions.region(adcode: adcode) != nil }

  /// The region's name, with its number.
  var name: Bilingual { name(adcode) }

  /// Nil for a story without a place.
  func outcome(of story: Story) -> Outcome? {
    guard let place = story.position?.wgs84 else { return nil }
    switch atlas.sighting(at: place, accuracyMeters: story.accuracyMeters?.value ?? 0) {
    case .inside(let place, _): return matches(place) ? .inside : .outside(name(place))
    case .either(let candidates, _):
      let matching = candidates.count { isMatch($0) }
      if matching == candidates.count { return .inside }
      return matching == 0 ? .outside(name(candidates)) : .undecided(name(candidates))
    case .offshore(let nearest, let border):
      let away = Distance(meters: border.meters).words
      let words = Bilingual(
        zh: "省外，离\(name(nearest).zh) \(away.zh)", en: "no province, \(away.en) off \(name(nearest).en)")
      return matches(nearest) ? .undecided(words) : .outside(words)
    case .outside: return .outside(Bilingual(zh: "省外", en: "no province"))
    case .notEvaluated: return nil
    }
  }

  private func isMatch(_ candidate: AtlasSighting.Candidate) -> Bool {
    if case .region(let place) = candidate { matches(place) } else { false }
  }

  private func matches(_ place: AtlasPlace) -> Bool { place.province == adcode || place.city == .adcode(adcode) }

  private func name(_ candidates: [AtlasSighting.Candidate]) -> Bilingual {
    let names = candidates.map { candidate in
      if case .region(let place) = candidate { name(place) } else { Bilingual(zh: "省外", en: "no province") }
    }
    return Bilingual(
      zh: names.map(\.zh).joined(separator: "或者"), en: names.map(\.en).joined(separator: " or "))
  }

  private func name(_ place: AtlasPlace) -> Bilingual {
    if case .adcode(let city) = place.city { return name(city) }
    return name(place.province)
  }

  private func name(_ adcode: Int32) -> Bilingual {
    let names = atlas.regions.region(adcode: adcode)?.names ?? [:]
    return Bilingual(
      zh: "\(names["zh"] ?? "")（\(adcode)）", en: "\(names["en"] ?? names["zh"] ?? "") (\(adcode))")
  }
}
