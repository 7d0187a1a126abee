// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "proofsheet", path: "..")],
  targets: ["RenderingBenchmark", "ComparisonBenchmark"].map {
    .executableTarget(name: $0, dependencies: [.product(name: "Proofsheet", package: "proofsheet")])
  },
  swiftLanguageModes: [.v6]
)
