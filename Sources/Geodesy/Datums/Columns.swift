/// Walks two columns of numbers four at a time and finishes the rest one by one.
enum Columns {
  @inline(__always)
  static func transform(
    _ latitudes: UnsafeMutableBufferPointer<Double>, _ longitudes: UnsafeMutableBufferPointer<Double>,
    four: (SIMD4<Double>, SIMD4<Double>) -> (latitude: SIMD4<Double>, longitude: SIMD4<Double>),
    one: (Double, Double) -> (latitude: Double, longitude: Double)
  ) {
    let count = min(latitudes.count, longitudes.count)
    let north = UnsafeMutableRawBufferPointer(latitudes)
    let east = UnsafeMutableRawBufferPointer(longitudes)
    var index = 0
    while index + 4 <= count {
      let offset = index * 8
      let moved = four(
        north.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self),
        east.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self))
      north.storeBytes(of: moved.latitude, toByteOffset: offset, as: SIMD4<Double>.self)
      east.storeBytes(of: moved.longitude, toByteOffset: offset, as: SIMD4<Double>.self)
      index += 4
    }
    while index < count {
      let moved = one(latitudes[index], longitudes[index])
      (latitudes[index], longitudes[index]) = (moved.latitude, moved.longitude)
      index += 1
    }
  }
}
