import Atlas
import Geodesy
import SourceText

/// Sightings as fields of a CSV row, and as a sentence.
struct LocateWords: Sendable {
  private let language: MessageLanguage
  private let names: [Int32: String]

  init(_ regions: RegionTable, language: MessageLanguage) {
    self.language = language
    names = Dictionary(
      uniqueKeysWithValues: regions.regions.map { region in
        (region.adcode, region.names[language == .zh ? "zh" : "en"] ?? region.names["zh"] ?? String(region.adcode))
      })
  }

  /// The fields behind a row, each after a comma.
  func append(_ sighting: AtlasSighting, to output: inout [UInt8]) {
    let place = sighting.place
    append(place?.province, to: &output)
    if case .adcode(let city) = place?.city { append(city, to: &output) } else { append(nil, to: &output) }
    output.append(UInt8(ascii: ","))
    if let border = sighting.border { DecimalDegrees.append(border.meters, decimals: 1, to: &output) }
    output.append(UInt8(ascii: ","))
    output.append(sighting.confidence)
  }

  private func append(_ adcode: Int32?, to output: inout [UInt8]) {
    output.append(UInt8(ascii: ","))
    if let adcode { output += String(adcode).utf8 }
    output.append(UInt8(ascii: ","))
    guard let adcode, let name = names[adcode] else { return }
    if name.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) {
      output += "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\"".utf8
    } else {
      output += name.utf8
    }
  }

  /// The answer as a sentence.
  func sentence(_ sighting: AtlasSighting) -> Bilingual {
    switch sighting {
    case .inside(let place, let border):
      return Bilingual(
        zh: "\(name(place))，离边界 \(meters(border.meters))",
        en: "\(name(place)), \(meters(border.meters)) from the border")
    case .either(let candidates, let border):
      let all = candidates.map { candidate in
        if case .region(let place) = candidate { name(place) } else { nobody }
      }
      let band = meters(border.bandMeters)
      return Bilingual(
        zh: "\(all.joined(separator: "，或者 "))：边界在误差 \(band) 以内",
        en: "\(all.joined(separator: ", or ")): the border is within the error of \(band)")
    case .offshore(let place, let border):
      return Bilingual(
        zh: "不在任何省内；最近的是 \(name(place))，\(meters(border.meters))",
        en: "in no province; the nearest is \(name(place)), \(meters(border.meters))")
    case .outside: return Bilingual(zh: "不在任何省内", en: "in no province")
    case .notEvaluated: return Bilingual(zh: "没有评估：没有索引", en: "not evaluated: there is no index")
    }
  }

  private func name(_ place: AtlasPlace) -> String {
    let province = names[place.province] ?? ""
    let undecided = place.isDatumUndecided ? (language == .zh ? "（基准未定）" : " (datum undecided)") : ""
    guard case .adcode(let city) = place.city, let cityName = names[city], cityName != province else {
      return province + undecided
    }
    return (language == .zh ? "\(province)\(cityName)" : "\(cityName), \(province)") + undecided
  }

  private var nobody: String { language == .zh ? "省外" : "no province" }

  private func meters(_ meters: Double) -> String {
    meters < 10_000
      ? DecimalDegrees.format(meters, decimals: meters < 100 ? 1 : 0) + " m"
      : DecimalDegrees.format(meters / 1_000, decimals: 1) + " km"
  }
}
