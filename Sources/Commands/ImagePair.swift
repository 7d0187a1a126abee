import ImageCoding
import ImageDiff
import Pixels

/// Two image files, read.
struct ImagePair {
  /// A file's path and what it holds.
  struct Side {
    let path: String
    let image: DecodedImage
    var bitmap: UnpremultipliedBitmap { image.bitmap }
    var compared: ComparedPicture { ComparedPicture(image.bitmap, deepSamples: image.deepSamples) }
  }

  let reference: Side
  let candidate: Side

  /// What says that equal bytes mean other colours, or another way up; how pixels are stored says neither.
  var metadataDifferences: [String] {
    reference.image.metadata.differingNames(from: candidate.image.metadata)
      .filter { !["bit depth", "colour type", "format"].contains($0) }
  }

  /// Reads both at once; files of equal bytes are decoded once.
  static func read(_ reference: String, _ candidate: String) async throws -> ImagePair {
    let first = try ImageFile.bytes(reference)
    let second = try ImageFile.bytes(candidate)
    if first == second {
      let image = try decode(first, reference)
      return ImagePair(
        reference: Side(path: reference, image: image), candidate: Side(path: candidate, image: image))
    }
    async let other = decode(second, candidate)
    let image = try decode(first, reference)
    return ImagePair(
      reference: Side(path: reference, image: image),
      candidate: Side(path: candidate, image: try await other))
  }

  private static func decode(_ bytes: [UInt8], _ path: String) throws -> DecodedImage {
    do { return try ImageDecoder.decode(bytes) } catch {
      throw ImageCodingFailure.inFile(path: path, failure: error)
    }
  }
}
