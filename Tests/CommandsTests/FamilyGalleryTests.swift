import Catalog
import Testing

@testable import Commands

/// Which cases of a family its sheet shows.
struct FamilyGalleryTests {
  @Test("24 from the first to the last in even steps; all where there are no more")
  func spread() throws {
    let cases = StandardCatalog.cases
    for count in [1, 24, 25, 47, 276] {
      let family = Array(cases.prefix(count))
      let places = try FamilyGallery.spread(family).map { try #require(family.firstIndex(of: $0)) }
      #expect(places.count == min(count, 24))
      #expect(places.first == 0 && places.last == count - 1)
      let steps = zip(places.dropFirst(), places).map { $0 - $1 }
      #expect((steps.max() ?? 1) - (steps.min() ?? 1) <= 1 && (steps.min() ?? 1) >= 1, "\(count)")
    }
  }
}
