public import Pixels

extension ImageComparison {
  /// A picture of the difference: differing pixels in red on the reference, paled.
  ///
  /// It has the size of the union. Pixels that neither picture has are transparent, as are those
  /// where only the candidate reaches and nothing differs.
  public func differencePicture(over reference: UnpremultipliedBitmap) -> UnpremultipliedBitmap? {
    guard let size = try? PixelSize(width: mask.width, height: mask.height) else { return nil }
    var pixels: [UnpremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        if mask.contains(x: x, y: y) {
          pixels.append(UnpremultipliedPixel(red: 230, green: 20, blue: 40, alpha: 255))
        } else if x < reference.width && y < reference.height {
          pixels.append(reference[x, y].paled)
        } else {
          pixels.append(UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0))
        }
      }
    }
    return UnpremultipliedBitmap(size: size, pixels: pixels)
  }
}

extension UnpremultipliedPixel {
  /// The pixel's brightness on white, a fifth as strong, opaque.
  fileprivate var paled: UnpremultipliedPixel {
    // ITU-R 601 in 16-bit fixed point, then composited on white.
    let luma = (19_595 * UInt32(red) + 38_470 * UInt32(green) + 7_471 * UInt32(blue) + 32_768) >> 16
    let darkness = (255 - luma) * UInt32(alpha) / 255
    let gray = UInt8(255 - darkness / 5)
    return UnpremultipliedPixel(red: gray, green: gray, blue: gray, alpha: 255)
  }
}
