import Conformance
import ImageCoding
import Pixels
import Reporting
import RunModel
import Storage

/// The pictures of counterexamples: kept beside the record, and made ready to be shown.
struct CounterexampleFiles {
  /// What is shown of each, by its token.
  private(set) var images: [String: CounterexampleImages] = [:]
  /// Where the picture of each lies, by its token.
  private(set) var paths: [String: String] = [:]

  /// Stores the pictures of a search that has just ended; each then knows its digest.
  init(_ summary: inout ConformanceSummary, in store: PictureStore?) throws {
    for index in summary.clauses.indices { try add(&summary.clauses[index].counterexample, store) }
    for index in summary.deviations.indices { try add(&summary.deviations[index].counterexample, store) }
  }

  /// Reads the pictures of a recorded search; what is no longer stored is left out.
  init(recorded summary: ConformanceSummary, in store: PictureStore) throws {
    let all = summary.clauses.compactMap(\.counterexample) + summary.deviations.compactMap(\.counterexample)
    for counterexample in all where images[counterexample.token] == nil {
      guard let digest = counterexample.pictureDigest.flatMap(Digest.init),
        let bytes = try store.read(digest)
      else { continue }
      let picture = CounterexamplePicture(counterexample, drawnAs: Bitmap(try PNGDecoder.decode(bytes)))
      images[counterexample.token] = try Self.images(picture)
    }
  }

  private mutating func add(_ counterexample: inout Counterexample?, _ store: PictureStore?) throws {
    guard let found = counterexample, let bitmap = found.picture else { return }
    let digest = PictureHasher.digest(of: bitmap)
    counterexample?.pictureDigest = digest.description
    if images[found.token] == nil, let picture = CounterexamplePicture(found) {
      images[found.token] = try Self.images(picture)
    }
    guard let store else { return }
    try store.store(try PNGEncoder.encode(bitmap), as: digest)
    paths[found.token] = store.path(of: digest)
  }

  private static func images(_ picture: CounterexamplePicture) throws -> CounterexampleImages {
    func image(_ picture: MarkedPicture) throws -> CounterexampleImages.Image {
      CounterexampleImages.Image(png: try PNGEncoder.encode(picture.bitmap), factor: picture.factor)
    }
    return CounterexampleImages(
      marked: try image(picture.marked), crop: try picture.crop.map(image), isBlank: picture.isBlank)
  }
}
