import Catalog
import Drawing
import ImageDiff
import Pixels

/// The pixels of a picture that one limit is for, as `ToleranceCheck` shares them out.
struct CalibrationArea {
  /// Where the counts of all pixels stand.
  static let whole = 0
  /// Where the counts of the pixels outside of all parts stand.
  static let rest = RegionLabel.allCases.count + 1
  /// How many areas there are.
  static let count = RegionLabel.allCases.count + 2

  /// Where the counts of a part stand.
  static func index(of label: RegionLabel) -> Int {
    1 + (RegionLabel.allCases.firstIndex(of: label) ?? 0)
  }

  /// The label of an area; nil for the rest.
  static func label(of index: Int) -> RegionLabel? {
    index > 0 && index < rest ? RegionLabel.allCases[index - 1] : nil
  }

  /// The areas of a site that have pixels; all but the whole are disjoint.
  static func areas(of site: PlantingSite) -> [(index: Int, pixels: DiffMask)] {
    var unclaimed = DiffMask(width: site.bitmap.width, height: site.bitmap.height)
    unclaimed.formUnion(site.bitmap.bounds)
    var parts: [Int: DiffMask] = [:]
    for part in site.parts {
      var area = DiffMask(width: site.bitmap.width, height: site.bitmap.height)
      area.formUnion(part.rect)
      area.formIntersection(unclaimed)
      unclaimed.subtract(area)
      let index = index(of: part.label)
      parts[index] = parts[index].map { $0.union(area) } ?? area
    }
    parts[rest] = unclaimed
    return parts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
