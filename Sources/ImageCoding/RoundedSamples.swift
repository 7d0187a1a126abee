import Pixels

extension UnpremultipliedBitmap {
  /// The picture of samples of 16 bits, each rounded to the nearest of 8: what `PNGDecoder.decode` gives.
  ///
  /// - Precondition: there are four samples for each pixel.
  init(size: PixelSize, rounding samples: [UInt16]) {
    precondition(samples.count == size.count * 4, "a pixel has four samples")
    // v × 255 / 65535 is v / 257. That is nearest at (v × 255 + 32895) / 65536, for every v.
    func rounded(_ sample: UInt16) -> UInt8 { UInt8((UInt32(sample) * 255 + 32895) >> 16) }
    let pixels = samples.withUnsafeBufferPointer { samples in
      [UnpremultipliedPixel](unsafeUninitializedCapacity: size.count) { buffer, count in
        for index in 0..<size.count {
          buffer[index] = UnpremultipliedPixel(
            red: rounded(samples[4 * index]), green: rounded(samples[4 * index + 1]),
            blue: rounded(samples[4 * index + 2]), alpha: rounded(samples[4 * index + 3]))
        }
        count = size.count
      }
    }
    self.init(size: size, pixels: pixels)
  }
}
