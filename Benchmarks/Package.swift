// swift-tools-version: 6.2

import PackageDescription

let proofsheet = Target.Dependency.product(name: "Proofsheet", package: "proofsheet")

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "proofsheet", path: "..")],
  targets: [
    .executableTarget(name: "RenderingBenchmark", dependencies: [proofsheet]),
    .executableTarget(name: "ComparisonBenchmark", dependencies: [proofsheet]),
    // The one thing here that needs cairo; `run` leaves it out where that is not installed.
    .executableTarget(name: "CairoBenchmark", dependencies: [proofsheet, "CCairo"]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)
