import ContentSources
import Digests
import Geodesy
import SourceText

@testable import ContentChecks

/// Every rule of this room, with a scene in which it fires and one in which it does not.
enum RuleCases {
  static let all = coordinates + places + regions + storiesThemselves + texts + media + releases + references

  static let coordinates = [
    RuleCase(
      "coord/missing", fires: { Scene(.placeless()) }, staysSilent: { Scene(.placeless().with { $0.isDraft = true }) }),
    RuleCase(
      "coord/out-of-range", fires: { Scene(.at(121.4896, 31.2397)) }, staysSilent: { Scene(.at(31.2397, 121.4896)) }),
    RuleCase(
      "coord/lost-decimal-point", fires: { Scene(.at(3_123_970, 12_148_960)) },
      staysSilent: { Scene(.at(3_123_970, 12_148_960), extent: nil) }),
    RuleCase(
      "coord/undecided-datum", fires: { Scene(.at(22.531, 114.114, datum: .gcj02)) },
      staysSilent: { Scene(.at(22.531, 114.114)) }),
    RuleCase("coord/null-island", fires: { Scene(.at(0, 0)) }, staysSilent: { Scene(.at(5.6037, -0.187)) }),
    RuleCase(
      "coord/swapped", fires: { Scene(.at(75.9898, 39.4704), extent: kashgar) },
      staysSilent: { Scene(.at(39.4704, 75.9898), extent: kashgar) }),
    RuleCase(
      "coord/sign", fires: { Scene(.at(47.6097, 122.3401), extent: Scene.seattle) },
      staysSilent: { Scene(.at(47.6097, -122.3401), extent: Scene.seattle) }),
    RuleCase(
      "coord/low-precision", fires: { Scene(.at(31.24, 121.49, decimals: 2)) },
      staysSilent: { Scene(.at(31.24, 121.49, decimals: 4)) }),
    RuleCase(
      "coord/duplicate",
      fires: { Scene(.at(31.2274, 121.492, id: "a"), .at(31.2274, 121.49201, id: "b")) },
      staysSilent: { Scene(.at(31.2274, 121.492, id: "a"), .at(31.2276, 121.492, id: "b")) }),
  ]

  static let places = [
    RuleCase(
      "geo/outside-extent", fires: { Scene(.at(31.2989, 120.5853)) }, staysSilent: { Scene(.at(31.2397, 121.4896)) }),
    RuleCase(
      "geo/on-runway", fires: { known(47.4475, -122.308) }, staysSilent: { known(47.5182, -122.2968) }),
    RuleCase(
      "geo/on-water-runway", fires: { known(47.629, -122.339) }, staysSilent: { known(47.6275, -122.3366) }),
    RuleCase(
      "geo/in-airfield", fires: { known(31.32444, 121.40951) }, staysSilent: { known(47.5182, -122.2968) }),
    RuleCase(
      "geo/on-former-runway", fires: { known(22.30472, 114.21694) }, staysSilent: { known(22.2938, 114.1689) }),
  ]

  static let regions = [
    RuleCase(
      "region/outside", fires: { declared(310_000, .at(31.2397, 121.65)) },
      staysSilent: { declared(310_000, .at(31.2397, 121.4896)) }),
    RuleCase(
      "region/undecided",
      fires: {
        declared(
          310_000,
          Story.at(31.2397, 121.59).with { $0.accuracyMeters = Located(2_000, raw: "2000", at: $0.id.place) })
      },
      staysSilent: { declared(310_000, .at(31.2397, 121.59)) }),
  ]

  static let storiesThemselves = [
    RuleCase("id/format", fires: { Scene(.at(31.2, 121.4, id: "The Bund")) }, staysSilent: { Scene(.at(31.2, 121.4)) }),
    RuleCase(
      "id/duplicate",
      fires: { Scene(.at(31.2, 121.4, id: "the-bund"), .at(31.3, 121.5, id: "The-Bund")) },
      staysSilent: { Scene(.at(31.2, 121.4, id: "the-bund"), .at(31.3, 121.5, id: "bund-18")) }),
    RuleCase("id/city-format", fires: { city("Hong Kong") }, staysSilent: { city("hong-kong") }),
    RuleCase(
      "content/no-stories", fires: { Scene(Story.at(31.2397, 121.4896).with { $0.isDraft = true }) },
      staysSilent: {
        Scene(.at(31.2397, 121.4896), Story.at(31.3, 121.5, id: "pier").with { $0.isDraft = true })
      }),
    RuleCase("fence/radius", fires: { radius(40) }, staysSilent: { radius(120) }),
    RuleCase("fence/radius-impossible", fires: { radius(5) }, staysSilent: { radius(200) }),
    RuleCase(
      "source/position-conflict", fires: { alsoAt(31.2400, 121.4896) }, staysSilent: { alsoAt(31.2397, 121.4896) }),
    RuleCase(
      "text/missing",
      fires: { Scene(Story.at(31.2397, 121.4896).with { $0.texts[english]?.title = nil }) },
      staysSilent: { Scene(.at(31.2397, 121.4896)) }),
    RuleCase(
      "text/length",
      fires: { Scene(Story.at(31.2397, 121.4896).with { $0.texts[english]?.body?.value = "A famous street." }) },
      staysSilent: { Scene(.at(31.2397, 121.4896)) }),
  ]

  static let texts = [
    RuleCase(
      "text/city-name", fires: { names(["en"]) }, staysSilent: { names(["en", "zh-hans"]) }),
    RuleCase(
      "text/hidden-character", fires: { title("The\u{202E} Bund") }, staysSilent: { title("The Bund 👩‍🎨") }),
    RuleCase(
      "text/too-long", fires: { title(String(repeating: "a", count: 201)) },
      staysSilent: { title(String(repeating: "a", count: 200)) }),
  ]

  static let releases = [
    RuleCase(
      "id/gone", fires: { released([("pier", 31.2397, 121.4896)]) },
      staysSilent: { released([("the-bund", 31.2397, 121.4896)]) }),
    RuleCase(
      "id/moved", fires: { released([("the-bund", 31.2400, 121.4896)]) },
      staysSilent: { released([("the-bund", 31.2398, 121.4896)]) }),
    RuleCase(
      "coord/datum-changed", fires: { threeReleased(shifted: 3) }, staysSilent: { threeReleased(shifted: 2) }),
  ]

  static let media = [
    RuleCase(
      "media/missing", fires: { pictures([.png("Bund.png")], used: [.named("bund.png")]) },
      staysSilent: { pictures([.png("bund.png")], used: [.named("bund.png")]) }),
    RuleCase(
      "media/alt-missing", fires: { pictures([.png("bund.png")], used: [.named("bund.png", alt: ["zh-hans"])]) },
      staysSilent: { pictures([.png("bund.png")], used: [.named("bund.png")]) }),
    RuleCase(
      "media/name", fires: { pictures([.png("Bund 1.png")], used: [.named("Bund 1.png")]) },
      staysSilent: { pictures([.png("bund_1.b-2.png")], used: [.named("bund_1.b-2.png")]) }),
    RuleCase(
      "media/unused", fires: { pictures([.png("pier.png")], used: []) },
      staysSilent: { pictures([.png("pier.png")], used: [.named("pier.png")]) }),
    RuleCase(
      "media/too-large", fires: { pictures([.png("bund.png", bytes: 400_001)], used: [.named("bund.png")]) },
      staysSilent: { pictures([.png("bund.png", bytes: 400_000)], used: [.named("bund.png")]) }),
    RuleCase(
      "media/unreadable", fires: { pictures([unreadable], used: [.named("bund.png")]) },
      staysSilent: { pictures([.png("bund.png")], used: [.named("bund.png")]) }),
    RuleCase(
      "media/gps-privacy", fires: { pictures([.png("bund.png", hasGPS: true)], used: [.named("bund.png")]) },
      staysSilent: { pictures([.png("bund.png")], used: [.named("bund.png")]) }),
  ]

  static let references = [
    RuleCase(
      "reference/not-covered", fires: { Scene(.at(31.2397, 121.4896)).with { $0.hazards = .covering(kashgar) } },
      staysSilent: { Scene(.at(31.2397, 121.4896)) }),
    RuleCase(
      "reference/impossible-row", inFindings: { runway("27L,40.1,88.2").findings },
      butNotIn: { runway("27L,40.1,-88.21").findings }),
    RuleCase(
      "meta/binding-rule", fires: { accepting(.entry("coord/missing")) },
      staysSilent: { accepting(.entry("geo/outside-extent")) }),
    RuleCase(
      "reference/changed", inFindings: { stated("airports.csv").findings }, butNotIn: { stated("").findings }),
    RuleCase(
      "meta/unknown-rule", fires: { accepting(.entry("geo/on-runwy")) },
      staysSilent: { accepting(.entry("geo/on-runway")) }),
    RuleCase(
      "meta/unused-acceptance", fires: { accepting(.entry("geo/in-airfield")) },
      staysSilent: { accepting(.entry("geo/outside-extent")) }),
  ]

  private static let kashgar = Extent(south: 39.30, west: 75.80, north: 39.60, east: 76.20)
  private static let english = LanguageTag(rawValue: "en") ?? Scene(.placeless()).city.config.languages[1].value
  private static let unreadable = CityImage(
    name: "bund.png", place: SourcePlace(file: "images/bund.png"), byteCount: 900,
    info: .unreadable(reason: Bilingual(zh: "是网页", en: "it is a web page")))

  private static func known(_ latitude: Double, _ longitude: Double) -> Scene {
    Scene(.at(latitude, longitude), extent: Extent(south: -90, west: -180, north: 90, east: 180))
      .with { $0.hazards = KnownAerodromes.all }
  }

  private static func radius(_ meters: Double) -> Scene {
    Scene(Story.at(31.2397, 121.4896).with { $0.radiusMeters?.value = meters })
  }

  private static func names(_ languages: [String]) -> Scene {
    Scene(.at(31.2397, 121.4896)).with { scene in
      for language in languages.compactMap({ LanguageTag(rawValue: $0) }) {
        scene.city.config.names[language] = Located("Shanghai", at: scene.city.config.place)
      }
    }
  }

  private static func title(_ text: String) -> Scene {
    Scene(Story.at(31.2397, 121.4896).with { $0.texts[english]?.title?.value = text })
  }

  /// One story at the Bund, and what was released.
  private static func released(_ places: [(id: String, latitude: Double, longitude: Double)]) -> Scene {
    Scene(.at(31.2397, 121.4896)).with { $0.city.lastRelease = .releasing(places) }
  }

  /// Three stories, of which some were released where their numbers would be if they were GCJ-02.
  private static func threeReleased(shifted: Int) -> Scene {
    let places = [("a", 31.2397, 121.4896), ("b", 31.2303, 121.4737), ("c", 31.1956, 121.4360)]
    return Scene(
      .at(places[0].1, places[0].2, id: "a"), .at(places[1].1, places[1].2, id: "b"),
      .at(places[2].1, places[2].2, id: "c")
    ).with { scene in
      scene.city.lastRelease = .releasing(
        places.enumerated().map { index, place in
          let numbers = Coordinate<GCJ02>(latitude: place.1, longitude: place.2)
          guard index < shifted, let true84 = numbers.flatMap(GCJ02Formula.inverse) else { return place }
          return (place.0, true84.latitude, true84.longitude)
        })
    }
  }

  private static func city(_ id: String) -> Scene { Scene(.at(31.2397, 121.4896)).with { $0.city.id = id } }

  private static func alsoAt(_ latitude: Double, _ longitude: Double) -> Scene {
    Scene(Story.at(31.2397, 121.4896).with { $0.otherPositions = [.at(latitude, longitude, file: "points.kml")] })
  }

  private static func pictures(_ images: [CityImage], used: [StoryImage]) -> Scene {
    Scene(Story.at(31.2397, 121.4896).with { $0.images = used }).with { $0.city.images = images }
  }

  /// A reference whose sums state another digest for one of its files.
  private static func stated(_ wrong: String) -> HazardReference {
    var files = HazardFiles(
      folder: "reference", airports: Array("id,ident,type,name,latitude_deg,longitude_deg\n".utf8),
      runways: Array((RunwayRow.headings.joined(separator: ",") + "\n").utf8),
      coverage: Array("name,south,west,north,east\nall,-90,-180,90,180\n".utf8))
    let sums = [("airports.csv", files.airports), ("runways.csv", files.runways), ("coverage.csv", files.coverage)]
      .map { name, bytes in "\(SHA256Digest(of: name == wrong ? [] : bytes ?? []).hex)  \(name)\n" }.joined()
    files.hold(against: Array(sums.utf8))
    return HazardReference(files)
  }

  private static func runway(_ highEnd: String) -> HazardReference {
    .made(
      airports: ["1,KXXX,small_airport,Somewhere,40.1,-88.2"],
      runways: ["1,KXXX,3000,75,ASP,0,09,40.1,-88.2,\(highEnd)"])
  }

  /// A story in Suzhou, which is outside the extent, and one acceptance.
  private static func accepting(_ entry: AcceptedFinding) -> Scene {
    Scene(.at(31.2989, 120.5853)).with { scene in
      scene.city.accepted = [entry]
      scene.hazards = .covering(Extent(south: 30, west: 120, north: 32, east: 122))
    }
  }
}
