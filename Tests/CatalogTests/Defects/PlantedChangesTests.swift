import Catalog
import Components
import Pixels
import RunModel
import SoftwareRendering
import Testing

/// What is planted, and where.
struct PlantedChangesTests {
  @Test func thereAreEnoughOfEach() {
    let changes = PlantedChanges.all
    #expect(changes.count { $0.kind == .defect } >= 40)
    #expect(changes.count { $0.kind == .harmless } >= 5)
    #expect(Set(changes.map(\.name)).count == changes.count)
    for change in changes {
      #expect(!change.noun.isEmpty)
      #expect(change.strengths.indices.contains(change.leastVisible))
      #expect(Set(change.strengths.map(\.words)).count == change.strengths.count, "\(change.name)")
    }
  }

  @Test func everyComponentHasTwelveCases() {
    let counts = Dictionary(grouping: CalibrationCases.all, by: \.id.component).mapValues(\.count)
    let components = Set(StandardCatalog.cases.map(\.id.component))
    #expect(Set(counts.keys) == components)
    #expect(counts.values.allSatisfy { $0 >= 12 })
    #expect(Set(CalibrationCases.ids).count == CalibrationCases.ids.count)
  }

  /// A change that could not be planted anywhere would count as noticed everywhere.
  @Test(arguments: PlantedChanges.all.map(\.name))
  func everyStrengthChangesSomePicture(name: String) throws {
    let change = try #require(PlantedChanges.change(named: name))
    if change.actsOnFile { return }
    let renderer = SoftwareRenderer()
    var open = change.strengths
    for renderCase in CalibrationCases.all where !open.isEmpty {
      let site = try PlantingSite(renderCase, renderer: renderer)
      open.removeAll { ((try? change.planted(in: site, strength: $0)) ?? nil) != nil }
    }
    #expect(open == [])
  }

  /// Stronger is further from the right picture, by the sum of all channels.
  @Test(arguments: [
    "shift-right", "line-fading", "body-color", "shadow-wider", "seam", "gamma", "coarse-coverage",
  ])
  func strengthsGrow(name: String) throws {
    let change = try #require(PlantedChanges.change(named: name))
    let renderCase = try #require(
      CalibrationCases.all.first { $0.id.description == "popover/up/120x90-o20-layer@1x" })
    let site = try PlantingSite(renderCase, renderer: SoftwareRenderer())
    let sums = try change.strengths.map { strength in
      try #require(try change.planted(in: site, strength: strength)).distance(from: site.bitmap)
    }
    #expect(sums == sums.sorted() && Set(sums).count == sums.count, "\(sums)")
  }

  /// Large scenes are cut to what a run judges by parts.
  @Test func scenesAreCutToThePopover() throws {
    let renderCase = try #require(CalibrationCases.all.first { $0.id.component == "presentation" })
    let site = try PlantingSite(renderCase, renderer: SoftwareRenderer())
    let picture = try renderCase.parameters.picture()
    let whole = try SoftwareRenderer().render(renderCase.parameters.request(picture))
    let region = renderCase.parameters.pixels(picture.regions[0].rect)
    let part = site.parts[0].rect
    #expect(site.bitmap.pixels.count < whole.pixels.count / 5)
    #expect(part.width == region.width && part.height == region.height)
    for y in 0..<part.height {
      for x in 0..<part.width {
        #expect(site.bitmap[part.x + x, part.y + y] == whole[region.x + x, region.y + y])
      }
    }
  }

  /// A cut picture is what the whole one shows there, to the bit, and is put back where it was cut out.
  @Test func whatIsCutFitsBackIn() throws {
    let renderer = SoftwareRenderer()
    let cut = CalibrationCases.all.filter { ["presentation", "filmstrip"].contains($0.id.component) }
    for renderCase in cut {
      let site = try PlantingSite(renderCase, renderer: renderer)
      let whole = try renderer.render(renderCase.parameters.request(renderCase.parameters.picture()))
      #expect(try site.whole(site.bitmap) == whole, "\(renderCase.id)")
      let seam = try #require(PlantedChanges.change(named: "seam"))
      let planted = try #require(try seam.planted(in: site, strength: seam.strengths[2]))
      let differing = zip(planted.pixels, site.bitmap.pixels).count { $0 != $1 }
      #expect(zip(try site.whole(planted).pixels, whole.pixels).count { $0 != $1 } == differing)
    }
  }
}

extension Bitmap {
  /// The sum of all channels' differences.
  fileprivate func distance(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { sum, pair in
      func delta(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
      return sum + delta(pair.0.red, pair.1.red) + delta(pair.0.green, pair.1.green)
        + delta(pair.0.blue, pair.1.blue) + delta(pair.0.alpha, pair.1.alpha)
    }
  }
}
