import Pixels

extension Bitmap {
  /// The bitmap with each pixel of a rectangle replaced; the pixel's place comes first.
  func replacingPixels(
    in rect: PixelRect? = nil, _ replace: (Int, Int, PremultipliedPixel) -> PremultipliedPixel
  ) -> Bitmap {
    let target = (rect ?? bounds).intersection(bounds)
    let width = width
    var result = self
    result.withPixels { pixels in
      for y in target.y..<target.maxY {
        for x in target.x..<target.maxX {
          let index = y * width + x
          pixels[index] = replace(x, y, pixels[index])
        }
      }
    }
    return result
  }

  /// A rectangle with its pixels moved by a distance that may have a fraction; what comes in from outside
  /// of the rectangle repeats its border.
  func moving(_ rect: PixelRect, x dx: Double, y dy: Double) -> Bitmap {
    let target = rect.intersection(bounds)
    if target.isEmpty { return self }
    let (wholeX, wholeY) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
    let (partX, partY) = (dx - Double(wholeX), dy - Double(wholeY))
    func source(_ x: Int, _ y: Int) -> SIMD4<Double> {
      self[min(max(x, target.x), target.maxX - 1), min(max(y, target.y), target.maxY - 1)].numbers
    }
    return replacingPixels(in: target) { x, y, _ in
      let (nearX, nearY) = (x - wholeX, y - wholeY)
      var sum = source(nearX, nearY) * ((1 - partX) * (1 - partY))
      if partX > 0 { sum += source(nearX - 1, nearY) * (partX * (1 - partY)) }
      if partY > 0 { sum += source(nearX, nearY - 1) * ((1 - partX) * partY) }
      if partX > 0 && partY > 0 { sum += source(nearX - 1, nearY - 1) * (partX * partY) }
      return PremultipliedPixel(nearest: sum)
    }
  }
}

extension PremultipliedPixel {
  /// Red, green, blue and alpha as numbers, 0…255.
  var numbers: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) }

  /// The nearest pixel, cut to 0…255 and colours to alpha.
  init(nearest numbers: SIMD4<Double>) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
    let alpha = byte(numbers.w)
    self.init(
      red: min(byte(numbers.x), alpha), green: min(byte(numbers.y), alpha), blue: min(byte(numbers.z), alpha),
      alpha: alpha)
  }

  /// The pixel with its colour moved by steps of 0…255 as far as its alpha lets it show: darker, or lighter
  /// where it is too dark for that.
  func stepped(_ steps: Double) -> PremultipliedPixel {
    let reach = steps * Double(alpha) / 255
    func moved(_ channel: UInt8) -> Double {
      Double(channel) >= reach ? Double(channel) - reach : Double(channel) + reach
    }
    return PremultipliedPixel(nearest: SIMD4(moved(red), moved(green), moved(blue), Double(alpha)))
  }
}
