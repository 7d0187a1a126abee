/// Rows of gray, gray and alpha, or palette indices, made into RGBA pixels; and the one transparent colour.
struct PNGRowExpansion {
  private let colorType: ImageMetadata.ColorType
  /// The pixel for each byte of a gray or palette picture.
  private let colors: [UInt32]
  /// How many of them there are.
  private let colorCount: Int
  /// The colour of RGB that is transparent, in the lower three bytes, or nil where none is.
  private let transparentColor: UInt32?

  init(structure: PNGStructure) {
    colorType = structure.header.colorType
    let key = structure.transparentKey
    switch colorType {
    case .palette:
      colors = structure.palette + Array(repeating: 0, count: 256 - structure.palette.count)
      colorCount = structure.palette.count
    case .gray:
      colors = (UInt32(0)...255).map { gray in
        gray &* 0x0001_0101 | (key.first.map(UInt32.init) == gray ? 0 : 0xFF00_0000)
      }
      colorCount = 256
    case .grayAlpha, .rgb, .rgba, .yCbCr:
      colors = []
      colorCount = 0
    }
    transparentColor =
      colorType == .rgb && key.count == 3
      ? UInt32(key[0]) | UInt32(key[1]) << 8 | UInt32(key[2]) << 16 : nil
  }

  /// Makes pixels of a row with one or two bytes each.
  ///
  /// - Returns: whether every index has a colour in the palette.
  func expand(_ source: UnsafePointer<UInt8>, into destination: UnsafeMutableRawPointer, width: Int) -> Bool {
    if colorType == .grayAlpha {
      for x in 0..<width {
        let pixel = UInt32(source[2 * x]) &* 0x0001_0101 | UInt32(source[2 * x + 1]) << 24
        destination.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
      }
      return true
    }
    var largest: UInt8 = 0
    for x in 0..<width { largest = max(largest, source[x]) }
    if Int(largest) >= colorCount { return false }
    colors.withUnsafeBufferPointer { colors in
      for x in 0..<width {
        destination.storeBytes(
          of: colors[Int(source[x])].littleEndian, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return true
  }

  /// Gives alpha 0 to the pixels of the transparent colour, in a row that is opaque.
  func makeTransparent(_ pixels: UnsafeMutableRawPointer, width: Int) {
    guard let transparentColor else { return }
    for x in 0..<width {
      let pixel = UInt32(littleEndian: pixels.load(fromByteOffset: x * 4, as: UInt32.self))
      if pixel & 0x00FF_FFFF == transparentColor {
        pixels.storeBytes(of: transparentColor.littleEndian, toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }
}
