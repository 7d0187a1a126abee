import ImageDiff
import Pixels

/// How two pictures on white differ, at a threshold that leaves the difference readable.
struct DeviationDifference {
  /// The thresholds of `channel` that are tried, in steps of 0…255.
  private static let thresholds = [4, 16, 48]
  /// The part of the picture that may be marked for a lower threshold to be taken.
  private static let readable = 0.25

  /// The threshold: the lowest that leaves at most a quarter of the union marked, else the highest.
  let threshold: Int
  /// The picture of the difference.
  let bitmap: Bitmap

  /// A difference; nil where one of the pictures is not there.
  init?(_ reference: Bitmap?, _ candidate: Bitmap?) {
    guard let reference, let candidate else { return nil }
    let (onWhite, candidateOnWhite) = (reference.onWhite, candidate.onWhite)
    let comparisons = Self.thresholds.lazy.map { threshold in
      (
        threshold,
        ImageComparison(
          reference: onWhite, candidate: candidateOnWhite, metric: .channel(threshold: Double(threshold)))
      )
    }
    guard let chosen = comparisons.first(where: { $0.1.ratio <= Self.readable }) ?? comparisons.last,
      let picture = DifferencePicture(chosen.1).bitmap
    else { return nil }
    threshold = chosen.0
    bitmap = Bitmap(picture)
  }
}

extension Bitmap {
  /// The picture over white, opaque.
  fileprivate var onWhite: UnpremultipliedBitmap {
    UnpremultipliedBitmap(
      size: size,
      pixels: pixels.map { pixel in
        let rest = 255 - pixel.alpha
        return UnpremultipliedPixel(
          red: pixel.red + rest, green: pixel.green + rest, blue: pixel.blue + rest, alpha: 255)
      })
  }
}
