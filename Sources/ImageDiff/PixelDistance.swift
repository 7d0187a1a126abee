import Pixels

/// How far two pixels are apart by a metric that judges pixels one by one, in the metric's unit.
enum PixelDistance {
  /// The largest channel difference of one place in two pictures of one size, in steps of 0…255; at 16
  /// bits in fractions of a step.
  static func channel(_ reference: ComparedPicture, _ candidate: ComparedPicture, _ index: Int) -> Double {
    channel(reference, index, candidate, index)
  }

  /// The largest channel difference of a place in each picture.
  static func channel(
    _ reference: ComparedPicture, _ first: Int, _ candidate: ComparedPicture, _ second: Int
  ) -> Double {
    if reference.deepSamples == nil && candidate.deepSamples == nil {
      return Double(reference.bitmap.pixels[first].largestChannelDelta(to: candidate.bitmap.pixels[second]))
    }
    var largest = 0
    for channel in 0..<4 {
      largest = max(
        largest, abs(reference.deepSample(first, channel) - candidate.deepSample(second, channel)))
    }
    return Double(largest) / 257
  }
}

extension UnpremultipliedPixel {
  /// The largest difference of the four channels, 0…255.
  fileprivate func largestChannelDelta(to other: UnpremultipliedPixel) -> Int {
    func delta(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
    return max(
      delta(red, other.red), delta(green, other.green), delta(blue, other.blue), delta(alpha, other.alpha))
  }
}
