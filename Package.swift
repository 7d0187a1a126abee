// swift-tools-version: 6.2

import PackageDescription

/// Rules for every Swift target, stated once.
let strictness: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target that uses the standard library alone: no clock, no files, no environment, no C library.
func pure(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  // libm for floor, ceil, round and sqrt alone, which are exact: where the CPU lacks an instruction
  // for them, the compiler calls the library.
  .target(
    name: name, dependencies: dependencies, swiftSettings: strictness + [.strictMemorySafety()],
    linkerSettings: [.linkedLibrary("m")])
}

/// A target that owns one kind of effect.
func adapter(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strictness)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strictness)
}

let package = Package(
  name: "proofsheet",
  products: [
    .executable(name: "proofsheet", targets: ["proofsheet"]),
    .library(name: "SoftwareRendering", targets: ["SoftwareRendering"]),
    .library(name: "Components", targets: ["Components"]),
    .library(name: "ImageDiff", targets: ["ImageDiff"]),
    .library(name: "ImageCoding", targets: ["ImageCoding"]),
  ],
  targets: [
    // Pure.
    pure("ElementaryFunctions"),
    pure("Pixels"),
    pure("JSONText"),
    pure("Geometry", ["ElementaryFunctions"]),
    pure("Drawing", ["Geometry", "Pixels", "JSONText"]),
    pure("ImageDiff", ["Pixels"]),
    pure("SoftwareRendering", ["Geometry", "Pixels", "Drawing", "ElementaryFunctions"]),
    pure("Components", ["ElementaryFunctions", "Geometry", "Pixels", "Drawing", "JSONText"]),
    pure("RunModel", ["Pixels", "Drawing", "ImageDiff", "JSONText"]),
    pure("Catalog", ["Components", "Geometry", "Pixels", "Drawing", "RunModel", "JSONText"]),
    pure("Reporting", ["RunModel", "JSONText"]),

    // C libraries, and the one C target with code: libpng's setjmp.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .target(name: "CPNGReading", dependencies: ["CPNG"]),

    // Adapters.
    adapter("ImageCoding", ["Pixels", "CPNGReading"]),
    adapter("AtomicFiles", []),
    adapter("Storage", ["AtomicFiles", "RunModel", "Pixels", "JSONText", "CSQLite", "CSodium"]),
    adapter(
      "Engine", ["Catalog", "Drawing", "ImageCoding", "ImageDiff", "Pixels", "RunModel", "Storage"]),
    adapter("Review", ["ImageCoding", "RunModel", "Storage"]),
    adapter(
      "Commands",
      [
        "Catalog", "Components", "Drawing", "Engine", "Geometry", "ImageCoding", "ImageDiff",
        "JSONText", "Pixels", "Reporting", "Review", "RunModel", "SoftwareRendering", "Storage",
      ]),
    .executableTarget(name: "proofsheet", dependencies: ["Commands"], swiftSettings: strictness),

    // Tests.
    tests(
      "GoldenTests", ["Components", "Drawing", "Geometry", "Pixels", "SoftwareRendering"],
      resources: [.copy("Fixtures")]),
    tests("StorageTests", ["AtomicFiles", "Pixels", "RunModel", "Storage"]),
  ],
  swiftLanguageModes: [.v6]
)
