import ContentSources
import Geodesy
import SourceText

/// A position on the command line: `LAT,LON`, as maps show it.
enum PositionOperand {
  /// Reads decimal degrees, or degrees, minutes and seconds; says why where it cannot.
  static func read<D>(_ text: String, as datum: D.Type, in session: Session) throws(CommandFailure) -> Coordinate<D> {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw session.invalid(
        text, Bilingual(zh: "位置要写成“纬度,经度”，如 31.2397,121.4896", en: "a position is LAT,LON, such as 31.2397,121.4896"))
    }
    let latitude = try number(parts[0], .latitude, in: session)
    let longitude = try number(parts[1], .longitude, in: session)
    if let place = Coordinate<D>(latitude: latitude, longitude: longitude) { return place }
    let isSwapped = Coordinate<D>(latitude: longitude, longitude: latitude) != nil
    throw session.invalid(
      text,
      isSwapped
        ? Bilingual(
          zh: "纬度只能在 −90 到 90 之间；经纬度似乎写反了", en: "a latitude lies within ±90; latitude and longitude look exchanged")
        : Bilingual(zh: "纬度在 ±90、经度在 ±180 之内", en: "a latitude lies within ±90 and a longitude within ±180"))
  }

  private static func number(_ text: String, _ axis: Axis, in session: Session) throws(CommandFailure) -> Double {
    do { return try DegreesReading(text, axis: axis).value } catch {
      throw session.invalid(
        text, Bilingual(zh: "读不出度数，如 31.2397", en: "this cannot be read as degrees, such as 31.2397"))
    }
  }
}
