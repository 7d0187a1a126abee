/// How far a promotion has come.
struct PromotionProgress {
  let pictures: Int
  let manifests: Int
  var writtenPictures = 0
  var writtenManifests: [String] = []

  init(pictures: Int, manifests: Int) {
    self.pictures = pictures
    self.manifests = manifests
  }

  /// The failure that ended it, with what was done before; as it is where nothing was.
  func explaining(_ failure: StorageFailure) -> StorageFailure {
    if writtenPictures == 0 { return failure }
    var failure = failure
    failure.what += ", after \(writtenPictures) of \(pictures) pictures and \(writtenManifests.count) of "
    failure.what += "\(manifests) manifests were written"
    if !writtenManifests.isEmpty { failure.what += " (\(writtenManifests.joined(separator: ", ")))" }
    return failure
  }
}
