import Catalog
import Foundation
import ImageCoding
import Pixels
import RunModel
import SoftwareRendering
import Storage
import Testing

/// A case of a project in whose baseline changes are planted, one after the other; a run draws the right
/// picture.
struct PlantedBaseline {
  /// A change and a strength, by their places among all.
  struct Plant {
    let change: Int
    let strength: Int
  }

  let caseID: String
  /// What changes the case's picture, or its file.
  let plants: [Plant]
  private let site: PlantingSite

  init(_ caseID: String) throws {
    let id = try #require(CaseID(caseID))
    let renderCase = try #require(StandardCatalog.renderCase(id))
    let site = try PlantingSite(renderCase, renderer: SoftwareRenderer())
    self.caseID = caseID
    self.site = site
    plants = PlantedChanges.all.enumerated().flatMap { index, change in
      change.strengths.indices.filter {
        change.actsOnFile
          || ((try? change.planted(in: site, strength: change.strengths[$0])) ?? nil) != nil
      }.map { Plant(change: index, strength: $0) }
    }
  }

  /// Makes the planted picture the case's baseline, decision and all.
  func promote(_ plant: Plant, in project: TemporaryProject) throws {
    let change = PlantedChanges.all[plant.change]
    var bitmap = site.bitmap
    if !change.actsOnFile {
      bitmap = try #require(try change.planted(in: site, strength: change.strengths[plant.strength]))
    }
    let whole = try site.whole(bitmap)
    // By another encoder than a promotion uses, which is the one change that acts on the file.
    let pixels = UnpremultipliedBitmap(whole)
    var encoder = FastPNGEncoder(size: pixels.size)
    for y in 0..<pixels.height {
      encoder.append(row: Array(pixels.pixels[y * pixels.width..<(y + 1) * pixels.width]))
    }
    try Data(encoder.finish()).write(to: URL(fileURLWithPath: project.path("Baselines/\(caseID).png")))
    try enter(PictureHasher.digest(of: whole).description, in: project)
  }

  private func enter(_ digest: String, in project: TemporaryProject) throws {
    let topic = caseID.split(separator: "/").prefix(2).joined(separator: "/")
    let manifest = project.path("Baselines/\(topic)/manifest.jsonl")
    let lines = try String(contentsOfFile: manifest, encoding: .utf8).split(separator: "\n").map { line in
      guard line.contains("\"\(caseID)\""), let range = line.range(of: "\"digest\":\"") else {
        return String(line)
      }
      return line[..<range.upperBound] + digest + line[range.upperBound...].dropFirst(64)
    }
    try (lines.joined(separator: "\n") + "\n").write(toFile: manifest, atomically: true, encoding: .utf8)
  }
}
