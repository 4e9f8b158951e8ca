// swift-tools-version: 6.2
import PackageDescription

// The house, floor by floor. A row names a target, the Swift targets it imports and the C modules only it may import.
// `.ci/check-imports` holds the sources against the same table in docs/architecture.md.

struct Room {
  var name: String
  var imports: [String] = []
  var cModules: [String] = []
}

/// What an app links: no unsafe flags, nothing newer than iOS 16.
let appRooms: [Room] = [
  Room(name: "Geodesy"),
  Room(name: "StrictJSON"),
  Room(name: "FileStore"),
  Room(name: "Digests", cModules: ["CCrypto"]),
  Room(name: "Deflate", cModules: ["CZlib"]),
  Room(name: "PackFormat", imports: ["FileStore", "Digests", "Deflate", "StrictJSON", "Geodesy"]),
  Room(name: "Atlas", imports: ["PackFormat", "FileStore", "Digests", "StrictJSON", "Geodesy"]),
]

/// What only the build machine links.
let toolRooms: [Room] = [
  Room(name: "CommandKit"),
  Room(name: "SystemKit", imports: ["FileStore"]),
  Room(name: "SourceText", imports: ["StrictJSON"]),
  Room(name: "GeometryFiles", imports: ["SourceText", "FileStore", "Geodesy", "StrictJSON"]),
  Room(
    name: "BorderTools",
    imports: ["GeometryFiles", "Atlas", "SourceText", "FileStore", "Geodesy", "StrictJSON"]),
  Room(
    name: "ContentSources",
    imports: ["GeometryFiles", "SourceText", "Geodesy", "Deflate", "FileStore", "StrictJSON"],
    cModules: ["CLibXML2", "CYAML", "CMarkGFM"]),
  Room(
    name: "ContentChecks",
    imports: ["ContentSources", "Atlas", "PackFormat", "SourceText", "Geodesy", "FileStore", "StrictJSON", "Digests"]),
  Room(
    name: "PackBuilder",
    imports: [
      "ContentSources", "BorderTools", "GeometryFiles", "Atlas", "PackFormat", "SystemKit", "SourceText", "Geodesy",
      "FileStore", "Digests", "Deflate",
      "StrictJSON",
    ]),
  Room(
    name: "Reports",
    imports: [
      "ContentChecks", "ContentSources", "Atlas", "GeometryFiles", "SourceText", "Geodesy", "StrictJSON", "Digests",
    ],
    cModules: ["CAssets"]),
  Room(
    name: "CitypackCommands",
    imports: [
      "CommandKit", "Reports", "PackBuilder", "ContentChecks", "ContentSources", "BorderTools", "GeometryFiles",
      "Atlas",
      "PackFormat",
      "SourceText", "SystemKit", "FileStore", "Digests", "Deflate", "StrictJSON", "Geodesy",
    ]),
]

/// C libraries: a system-library target each, imported by exactly one Swift target.
let systemLibraries: [Target] = [
  .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
  .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
  .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
]

/// Files that are compiled in: the map page, and Leaflet where it is found. `CITYPACK_LEAFLET` names the folder of a copy.
let assets: Target = .target(
  name: "CAssets",
  exclude: ["Page"],
  cSettings: Context.environment["CITYPACK_LEAFLET"].map { folder in
    [
      .define("LEAFLET_JS", to: "\"\(folder)/leaflet.js\""),
      .define("LEAFLET_CSS", to: "\"\(folder)/leaflet.css\""),
    ]
  } ?? [])

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Scripts that make a source file, kept beside it.
let scripts = ["Geodesy": ["Outline/make-outline.py"]]

func target(_ room: Room) -> Target {
  .target(
    name: room.name,
    dependencies: (room.imports + room.cModules).map { .byName(name: $0) },
    exclude: scripts[room.name] ?? [],
    swiftSettings: settings,
    // Rounding to whole numbers is a call into libm on x86-64 Linux; exact everywhere, so harmless to determinism.
    linkerSettings: room.name == "Geodesy" ? [.linkedLibrary("m", .when(platforms: [.linux]))] : [])
}

/// Folders beside tests that hold data, not code; tests find them by `#filePath`.
let testData: [String: [String]] = [
  "CommandKit": ["Snapshots"],
  "ContentSources": ["Pitfalls"],
  "ContentChecks": ["Data"],
  "CitypackCommands": ["Snapshots"],
]

func tests(_ room: Room) -> Target {
  .testTarget(
    name: room.name + "Tests",
    dependencies: ([room.name, "TestSupport"] + room.imports).map { .byName(name: $0) },
    exclude: testData[room.name] ?? [],
    swiftSettings: settings)
}

let rooms = appRooms + toolRooms

let package = Package(
  name: "citypack",
  platforms: [.macOS(.v13), .iOS(.v16)],
  // Every room is a product, so that Benchmarks/ and Fuzz/ can link it; an app takes those of the app rooms.
  products: [.executable(name: "citypack", targets: ["citypack"])]
    + rooms.map { .library(name: $0.name, targets: [$0.name]) },
  targets: systemLibraries + [assets]
    + rooms.map(target)
    + [
      .executableTarget(name: "citypack", dependencies: ["CitypackCommands"], swiftSettings: settings),
      .target(
        name: "TestSupport", dependencies: ["FileStore", "SourceText", "StrictJSON", "SystemKit"],
        path: "Tests/TestSupport",
        swiftSettings: settings),
    ]
    + rooms.map(tests),
  cLanguageStandard: .c2x
)
