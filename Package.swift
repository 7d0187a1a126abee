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
    .library(
      name: "Proofsheet",
      targets: [
        "Components", "Drawing", "Geometry", "ImageCoding", "ImageDiff", "Pixels", "SoftwareRendering",
      ]),
  ],
  targets: [
    // Pure.
    pure("ElementaryFunctions"),
    pure("Pixels"),
    pure("JSONText"),
    pure("PropertyTesting"),
    pure("Conformance", ["Geometry", "JSONText", "Pixels", "PropertyTesting"]),
    pure("Geometry", ["ElementaryFunctions"]),
    pure("Drawing", ["Geometry", "Pixels", "JSONText"]),
    pure("ImageDiff", ["ElementaryFunctions", "Pixels", "PixelKernels"]),
    pure("SoftwareRendering", ["Geometry", "Pixels", "Drawing", "ElementaryFunctions"]),
    pure("Components", ["ElementaryFunctions", "Geometry", "Pixels", "Drawing", "JSONText"]),
    pure("RunModel", ["Conformance", "Pixels", "Drawing", "ImageDiff", "JSONText"]),
    pure(
      "SpecClauses",
      [
        "Conformance", "Drawing", "ElementaryFunctions", "Geometry", "JSONText", "Pixels", "PropertyTesting",
      ]),
    pure(
      "Catalog",
      [
        "Components", "ElementaryFunctions", "Geometry", "Pixels", "Drawing", "RunModel", "JSONText",
        "SpecClauses",
      ]),
    pure("Reporting", ["Conformance", "ImageDiff", "RunModel", "Pixels", "JSONText"]),

    // C libraries, and the C target that libpng's setjmp needs.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(name: "CPNGCalls", dependencies: ["CPNG"]),

    // C for speed alone: each function has a twin in Swift that a test holds equal to it.
    .target(name: "PixelKernels"),

    // Adapters.
    adapter(
      "ImageCoding", ["AtomicFiles", "Pixels", "CPNGCalls", "CDeflate", "CISAL", "CTurboJPEG"]),
    adapter("AtomicFiles", []),
    adapter(
      "Storage",
      ["AtomicFiles", "Conformance", "ImageDiff", "RunModel", "Pixels", "JSONText", "CSQLite", "CSodium"]),
    adapter(
      "Engine",
      [
        "Catalog", "Components", "Conformance", "Drawing", "Geometry", "ImageCoding", "ImageDiff", "JSONText",
        "Pixels", "PropertyTesting", "Reporting", "RunModel", "SpecClauses", "Storage",
      ]),
    adapter("Review", ["ImageCoding", "Pixels", "RunModel", "Storage"]),
    adapter(
      "Commands",
      [
        "AtomicFiles", "CMalloc", "CPNG", "CSQLite", "CSodium", "Catalog", "Components", "Conformance",
        "Drawing", "Engine", "Geometry", "ImageCoding", "ImageDiff", "JSONText", "Pixels", "PropertyTesting",
        "Reporting", "Review", "RunModel", "SoftwareRendering", "SpecClauses", "Storage",
      ]),
    .executableTarget(name: "proofsheet", dependencies: ["Commands"], swiftSettings: strictness),

    // Tests.
    tests("ImageCodingTests", ["ImageCoding", "Pixels", "CTurboJPEG"]),
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Pixels"], path: "Tests/TestSupport",
      swiftSettings: strictness),
    tests("TestSupportTests", ["TestSupport", "Geometry", "Pixels"]),
    tests("ElementaryFunctionsTests", ["ElementaryFunctions"], resources: [.copy("Fixtures")]),
    tests("GeometryTests", ["Geometry", "Pixels", "TestSupport"]),
    tests("PixelsTests", ["Pixels", "TestSupport"]),
    tests("JSONTextTests", ["JSONText"]),
    tests("PropertyTestingTests", ["PropertyTesting"]),
    tests("ConformanceQualityTests", ["PropertyTesting"]),
    tests("ConformanceTests", ["Conformance", "Geometry", "JSONText", "Pixels", "PropertyTesting"]),
    tests(
      "SpecClausesTests",
      [
        "Catalog", "Conformance", "Drawing", "Geometry", "JSONText", "Pixels", "PropertyTesting",
        "SoftwareRendering", "SpecClauses",
      ]),
    tests("DrawingTests", ["Drawing", "Geometry", "JSONText", "Pixels"]),
    tests(
      "SoftwareRenderingTests",
      ["SoftwareRendering", "Drawing", "ElementaryFunctions", "Geometry", "Pixels", "TestSupport"]),
    tests(
      "ReportingTests",
      [
        "Catalog", "Components", "Conformance", "Drawing", "Engine", "Geometry", "ImageDiff", "JSONText",
        "Pixels", "Reporting", "RunModel", "SoftwareRendering", "Storage",
      ]),
    tests(
      "ComponentsTests",
      [
        "Catalog", "Components", "Drawing", "Geometry", "Pixels", "SoftwareRendering", "JSONText",
        "TestSupport",
      ],
      resources: [.copy("Fixtures")]),
    tests(
      "EndToEndTests",
      [
        "CSQLite", "Catalog", "ImageCoding", "ImageDiff", "JSONText", "Pixels", "Reporting", "RunModel",
        "SoftwareRendering", "Storage", "proofsheet",
      ]),
    tests(
      "CommandsTests",
      [
        "Catalog", "Commands", "Drawing", "ImageDiff", "JSONText", "Pixels", "Reporting", "RunModel",
        "SoftwareRendering", "Storage",
      ]),
    tests("ReviewTests", ["ImageCoding", "Pixels", "Review", "RunModel", "Storage"]),
    tests("RunModelTests", ["RunModel", "ImageDiff", "Pixels"]),
    tests("ImageDiffTests", ["ImageDiff", "Pixels", "TestSupport"], resources: [.copy("Fixtures")]),
    tests(
      "EngineTests",
      [
        "Catalog", "Components", "Conformance", "Drawing", "Engine", "Geometry", "ImageCoding", "ImageDiff",
        "JSONText",
        "Pixels", "PropertyTesting", "Reporting", "RunModel", "SoftwareRendering", "SpecClauses",
      ]),
    tests(
      "CatalogTests",
      [
        "Catalog", "Components", "Drawing", "Geometry", "ImageDiff", "Pixels", "RunModel",
        "SoftwareRendering",
      ]),
    tests(
      "GoldenTests",
      [
        "Catalog", "Components", "Drawing", "Geometry", "JSONText", "Pixels", "RunModel",
        "SoftwareRendering", "Storage",
      ],
      resources: [.copy("Fixtures")]),
    tests(
      "StorageTests",
      ["AtomicFiles", "Conformance", "ImageDiff", "JSONText", "Pixels", "RunModel", "Storage"]),
  ],
  swiftLanguageModes: [.v6]
)
