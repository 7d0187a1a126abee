import Conformance
import Geometry
import Pixels

/// A value whose picture has a size that its parameters give.
protocol PixelSized: ClauseInput {
  /// The size in device pixels.
  var pixels: (width: Int, height: Int) { get }
}

extension Subject {
  /// Lays out and draws, and demands the size in pixels: a check may then rely on it.
  func picture(of input: some PixelSized) throws -> Bitmap {
    let (bitmap, wanted) = (try picture(input.parameters), input.pixels)
    try demand(
      bitmap.width == wanted.width && bitmap.height == wanted.height,
      "the picture has \(bitmap.width)×\(bitmap.height) pixels, not \(wanted.width)×\(wanted.height)",
      at: .everything)
    return bitmap
  }
}

extension PopoverInput: PixelSized {
  /// After one layout, without a shadow.
  var pixels: (width: Int, height: Int) {
    (Int((width * Double(scale)).rounded()), Int((height * Double(scale)).rounded()))
  }
}

extension DescribedPopover: PixelSized {
  var pixels: (width: Int, height: Int) { popover.pixels }
}

extension SourceImageInput: PixelSized {
  var pixels: (width: Int, height: Int) { (Int(image.size.width) * scale, Int(image.size.height) * scale) }
}

extension StyledInput: PixelSized where Base: PixelSized {
  var pixels: (width: Int, height: Int) { base.pixels }
}
