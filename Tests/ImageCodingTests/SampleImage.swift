import Pixels

/// A picture as a PNG file holds it: samples of a colour type and bit depth, and what they mean.
struct SampleImage {
  enum ColorType: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var colorType: ColorType
  var bitDepth: Int
  /// Channel by channel, pixel by pixel, row by row.
  var samples: [Int]
  var palette: [UnpremultipliedPixel] = []
  /// How many palette entries have alpha in the file; the rest are opaque.
  var paletteAlphas = 0
  /// The sample values of the one transparent colour, if there is one.
  var transparentKey: [Int]?

  func samples(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * colorType.channels
    return Array(samples[start..<start + colorType.channels])
  }

  /// The 8-bit value nearest to a sample.
  func byte(_ sample: Int) -> UInt8 {
    let largest = (1 << bitDepth) - 1
    return UInt8((sample * 255 * 2 + largest) / (2 * largest))
  }

  /// What the reader has to give, from the samples' meaning in the PNG specification.
  func pixel(x: Int, y: Int) -> UnpremultipliedPixel {
    let samples = samples(x: x, y: y)
    let mask = (1 << bitDepth) - 1
    let isKey = transparentKey.map { $0.map { $0 & mask } == samples } ?? false
    let values = samples.map(byte)
    switch colorType {
    case .palette:
      var pixel = palette[samples[0]]
      if samples[0] >= paletteAlphas { pixel.alpha = 255 }
      return pixel
    case .gray, .grayAlpha:
      let alpha = colorType == .grayAlpha ? values[1] : isKey ? 0 : 255
      return UnpremultipliedPixel(red: values[0], green: values[0], blue: values[0], alpha: alpha)
    case .rgb, .rgba:
      let alpha = colorType == .rgba ? values[3] : isKey ? 0 : 255
      return UnpremultipliedPixel(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
  }

  var bitmap: UnpremultipliedBitmap {
    get throws {
      var pixels: [UnpremultipliedPixel] = []
      for y in 0..<height { for x in 0..<width { pixels.append(pixel(x: x, y: y)) } }
      return UnpremultipliedBitmap(size: try PixelSize(width: width, height: height), pixels: pixels)
    }
  }
}

extension SampleImage {
  /// A picture of random samples, with a palette where the colour type has one.
  static func random(
    width: Int, height: Int, colorType: ColorType, bitDepth: Int, using random: inout SeededNumbers
  ) -> SampleImage {
    let largest = (1 << bitDepth) - 1
    let count = width * height * colorType.channels
    var image = SampleImage(
      width: width, height: height, colorType: colorType, bitDepth: bitDepth,
      samples: (0..<count).map { _ in Int.random(in: 0...largest, using: &random) })
    if colorType == .palette {
      image.palette = (0...largest).map { _ in UnpremultipliedPixel.random(using: &random) }
    }
    return image
  }
}

extension UnpremultipliedPixel {
  static func random(using random: inout SeededNumbers) -> UnpremultipliedPixel {
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return UnpremultipliedPixel(
      red: byte(), green: byte(), blue: byte(), alpha: [0, 255, byte()].randomElement(using: &random) ?? 0)
  }
}

/// SplitMix64: the same numbers from the same seed.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
