import Foundation
import Geodesy

/// An oracle for short distances: the chord between two points of the ellipsoid WGS-84 in space.
func ellipsoidMeters(_ a: Coordinate<WGS84>, _ b: Coordinate<WGS84>) -> Double {
  let (p, q) = (inSpace(a), inSpace(b))
  return zip(p, q).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
}

private func inSpace(_ place: Coordinate<WGS84>) -> [Double] {
  let a = 6_378_137.0
  let e2 = 0.006_694_379_990_14
  let north = place.latitude * Double.pi / 180
  let east = place.longitude * Double.pi / 180
  let radius = a / (1 - e2 * sin(north) * sin(north)).squareRoot()
  return [radius * cos(north) * cos(east), radius * cos(north) * sin(east), radius * (1 - e2) * sin(north)]
}
