public import Pixels

/// How alike two pictures are in structure: the mean SSIM of their luma.
///
/// Wang, Bovik, Sheikh and Simoncelli, *Image quality assessment: from error visibility to structural
/// similarity* (2004), equation 13, with K₁ = 0.01, K₂ = 0.03, L = 255, population variances, and the mean
/// over the windows that lie wholly inside.
public enum StructuralSimilarity {
  /// The mean SSIM, −1…1, exactly 1 for pictures that show the same.
  ///
  /// If either picture lets something show through, both are composited on white and on black in encoded
  /// values, and the lower score counts. Only windows that meet a difference are computed; a few rows are
  /// held at a time.
  ///
  /// - Returns: nothing for pictures of fewer than 11 pixels on a side, which no window fits.
  /// - Precondition: the sizes are the same.
  public static func score(reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap) -> Double? {
    precondition(reference.size == candidate.size, "pictures of one size")
    guard min(reference.width, reference.height) >= SimilarityWindow.side else { return nil }
    guard let differing = differingRect(reference, candidate) else { return 1 }
    let scores = backdrops(reference, candidate).map { backdrop in
      score(reference, candidate, differing, on: backdrop)
    }
    return scores.min()
  }

  private static func score(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, _ differing: PixelRect,
    on backdrop: UInt8
  ) -> Double {
    let (side, radius) = (SimilarityWindow.side, SimilarityWindow.radius)
    let (width, height) = (reference.width, reference.height)
    // Windows by their top left corner; those that do not meet the differing rectangle score exactly 1.
    let left = max(0, differing.x - 2 * radius)
    let right = min(width - side, differing.maxX - 1)
    let top = max(0, differing.y - 2 * radius)
    let bottom = min(height - side, differing.maxY - 1)
    guard left <= right && top <= bottom else { return 1 }

    let window = SimilarityWindow(columns: right - left + 1)
    var moments = [SIMD4<Double>](repeating: .zero, count: right - left + side)
    var rows = [SIMD4<Double>](repeating: .zero, count: side * window.columns)
    var deficit = 0.0
    for y in top..<bottom + side {
      let start = y * width + left
      for x in moments.indices {
        moments[x] = SimilarityWindow.moments(
          reference.pixels[start + x].luma(on: backdrop), candidate.pixels[start + x].luma(on: backdrop))
      }
      window.filterRow(moments, into: &rows, slot: y % side)
      if y >= top + side - 1 { deficit += window.deficit(of: rows, lastSlot: y % side) }
    }
    return 1 - deficit / Double((width - side + 1) * (height - side + 1))
  }

  /// The smallest rectangle around the pixels that are not the same bytes.
  private static func differingRect(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap
  ) -> PixelRect? {
    let width = reference.width
    var (left, right, top, bottom) = (width, -1, reference.height, -1)
    for y in 0..<reference.height {
      let row = y * width..<(y + 1) * width
      let differs = { (index: Int) in reference.pixels[index] != candidate.pixels[index] }
      guard let first = row.first(where: differs), let last = row.last(where: differs) else { continue }
      left = min(left, first - row.lowerBound)
      right = max(right, last - row.lowerBound)
      top = min(top, y)
      bottom = y
    }
    return right < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension UnpremultipliedPixel {
  /// The luma of ITU-R 601 on a gray backdrop, 0…255, rounded as Pillow's conversion to "L" does.
  fileprivate func luma(on backdrop: UInt8) -> UInt8 {
    let pixel = composited(on: backdrop)
    let sum = 19_595 * UInt32(pixel.red) + 38_470 * UInt32(pixel.green) + 7_471 * UInt32(pixel.blue)
    return UInt8((sum + 32_768) >> 16)
  }
}
