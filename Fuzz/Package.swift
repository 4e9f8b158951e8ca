// swift-tools-version: 6.2
import PackageDescription

// Fuzzing, apart from the product: libFuzzer's runtime brings its own main, so these programs exist only here.
// `make fuzz SECONDS=60` builds and runs them all; `Fuzz/run 60 kml` runs one.

/// What is fuzzed: a folder of Sources/ and one of Seeds/ each, and the rooms it needs.
let readers: [(name: String, rooms: [String])] = [
  ("json", ["StrictJSON"]),
  ("geojson", ["ContentSources"]),
  ("csv", ["ContentSources"]),
  ("yaml", ["ContentSources"]),
  ("markdown", ["ContentSources"]),
  ("kml", ["ContentSources"]),
  ("kmz", ["ContentSources"]),
  ("gpx", ["ContentSources"]),
  ("image", ["ContentSources"]),
  ("topojson", ["BorderTools", "GeometryFiles", "FileStore"]),
  ("borders", ["BorderTools", "FileStore"]),
  ("pack", ["PackFormat", "FileStore"]),
  ("download", ["PackFormat", "FileStore"]),
  ("arcs", ["Atlas"]),
  ("index", ["Atlas", "FileStore", "Digests"]),
]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "citypack") }
}

let package = Package(
  name: "citypack-fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "citypack", path: "..")],
  targets: [
    .target(
      name: "FuzzSupport", dependencies: products(["ContentSources", "SourceText", "FileStore"]),
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
    + readers.map { reader in
      .executableTarget(
        name: "fuzz-\(reader.name)", dependencies: ["FuzzSupport"] + products(reader.rooms),
        path: "Sources/\(reader.name)",
        swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])],
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
    }
)
