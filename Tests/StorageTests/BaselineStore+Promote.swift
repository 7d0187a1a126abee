import RunModel

@testable import Storage

extension BaselineStore {
  /// Makes pictures baselines without keeping what they replace.
  func promote(_ pictures: [(entry: BaselineEntry, png: [UInt8])]) throws {
    let promotion = try Promotion(pictures, to: self, keeping: PictureHasher.digest(ofFile:))
    try promotion.perform()
    _ = consume promotion
  }
}
