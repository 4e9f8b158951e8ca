import SourceText

/// A distance as a person would say it: `0.4 m`, `480 m`, `2.3 km`.
struct Distance: Hashable, Sendable {
  var meters: Double

  init(meters: Double) { self.meters = meters }

  var words: Bilingual {
    guard meters.isFinite else { return Bilingual(zh: "未知距离", en: "an unknown distance") }
    if meters < 10 { return said(decimal(meters, places: 1), zhUnit: "米", enUnit: "m") }
    if meters < 1000 { return said(decimal(meters, places: 0), zhUnit: "米", enUnit: "m") }
    return said(decimal(meters / 1000, places: meters < 100_000 ? 1 : 0), zhUnit: "公里", enUnit: "km")
  }

  private func said(_ number: String, zhUnit: String, enUnit: String) -> Bilingual {
    Bilingual(zh: "\(number) \(zhUnit)", en: "\(number) \(enUnit)")
  }
}

/// A number with a fixed count of decimals, halves away from zero; no locale. `places` up to 9.
func decimal(_ value: Double, places: Int) -> String {
  let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
  let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
  guard scaled.magnitude < 9e15 else { return "\(value)" }
  let units = Int64(scaled.magnitude)
  let sign = scaled < 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(units)" }
  let digits = String(units)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
}

/// A number as short as it can be said: `120`, `37.5`.
func plain(_ value: Double) -> String {
  value == value.rounded() && value.magnitude < 1e9 ? decimal(value, places: 0) : "\(value)"
}
