// swift-tools-version: 6.2
import PackageDescription

// Measurements, apart from the product: they may use Foundation and C, and need optimised builds.
// `swift run -c release --package-path Benchmarks citypack-bench [SUITE…]`

/// The rooms that are measured, and those whose values they speak in.
let rooms = [
  "Geodesy", "StrictJSON", "FileStore", "Digests", "Deflate", "PackFormat", "SourceText", "ContentSources",
  "ContentChecks", "PackBuilder", "CitypackCommands", "GeometryFiles", "Atlas",
]

let package = Package(
  name: "citypack-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "citypack", path: "..")],
  targets: [
    // What we compare with, in C as people write it. -O3 as in the measure; allowed here, since nobody depends on us.
    .target(name: "CReference", cSettings: [.unsafeFlags(["-O3"])], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "citypack-bench",
      dependencies: [
        "CReference"
      ] + rooms.map { .product(name: $0, package: "citypack") },
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
