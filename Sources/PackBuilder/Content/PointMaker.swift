import ContentSources
import Geodesy
import PackFormat
import SourceText

/// Makes the places of a city's stories.
struct PointMaker {
  var city: City
  var project: ProjectConfig

  /// The place in both datums, and the radius rounded to whole metres, halves up.
  func point(of story: Story) throws(BuildError) -> PackPoint {
    let id = story.id.value
    guard let place = story.position?.wgs84 else {
      throw fault(id, zh: "没有位置", en: "has no position")
    }
    guard let radius = story.radiusMeters?.value ?? project.defaultRadiusMeters, (1...60_000).contains(radius) else {
      throw fault(id, zh: "没有 1 到 60000 米之间的半径", en: "has no radius from 1 to 60,000 m")
    }
    return PackPoint(
      id: id, wgs84: CoordinateE7(place),
      gcj02: GCJ02Shift(policy: city.config.datumPolicy).forward(place).map { CoordinateE7($0) },
      radiusMeters: UInt16(radius.rounded(.toNearestOrAwayFromZero)))
  }

  private func fault(_ story: String, zh: String, en: String) -> BuildError {
    .cannotPack(city: city.id, Bilingual(zh: "故事 \(story) \(zh)", en: "story \(story) \(en)"))
  }
}
