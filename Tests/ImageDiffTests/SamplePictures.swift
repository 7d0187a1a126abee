import Pixels

/// An opaque gray, or another alpha.
func gray(_ value: UInt8, alpha: UInt8 = 255) -> UnpremultipliedPixel {
  UnpremultipliedPixel(red: value, green: value, blue: value, alpha: alpha)
}

/// A picture of given pixels, row by row.
func picture(_ width: Int, _ height: Int, _ pixels: [UnpremultipliedPixel]) throws -> UnpremultipliedBitmap {
  UnpremultipliedBitmap(size: try PixelSize(width: width, height: height), pixels: pixels)
}

/// A picture by a rule.
func picture(
  _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UnpremultipliedPixel
) throws -> UnpremultipliedBitmap {
  var pixels: [UnpremultipliedPixel] = []
  pixels.reserveCapacity(width * height)
  for y in 0..<height {
    for x in 0..<width { pixels.append(pixel(x, y)) }
  }
  return try picture(width, height, pixels)
}

/// A picture in which every pixel differs from its neighbours, by a fixed rule.
func texture(_ width: Int, _ height: Int) throws -> UnpremultipliedBitmap {
  try picture(width, height) { texel($0, $1) }
}

/// A pixel of that rule.
func texel(_ x: Int, _ y: Int) -> UnpremultipliedPixel {
  UnpremultipliedPixel(
    red: UInt8((x * 37 + y * 101 + x * y * 7) & 255), green: UInt8((x * 59 + y * 31) & 255),
    blue: UInt8((x * 11 + y * 87 + 5) & 255), alpha: 255)
}
