import Foundation

/// Files for a measurement: written as fast as the system takes them, without waiting for the disk.
enum BenchFile {
  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
