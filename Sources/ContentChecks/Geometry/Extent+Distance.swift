import ContentSources
import Geodesy

extension Extent {
  /// Metres from a place to the nearest point of the box; 0 inside.
  func meters(to place: Coordinate<WGS84>) -> Double {
    let latitude = min(max(place.latitude, south), north)
    let isBeside = contains(Coordinate(latitude: latitude, longitude: place.longitude) ?? place)
    let longitude = isBeside ? place.longitude : nearerEdge(to: place.longitude)
    guard let edge = Coordinate<WGS84>(latitude: latitude, longitude: longitude) else { return .nan }
    return edge.haversineMeters(to: place)
  }

  private func nearerEdge(to longitude: Double) -> Double {
    turned(longitude - west) < turned(longitude - east) ? west : east
  }

  private func turned(_ degrees: Double) -> Double {
    let once = degrees.magnitude
    return min(once, 360 - once)
  }
}
