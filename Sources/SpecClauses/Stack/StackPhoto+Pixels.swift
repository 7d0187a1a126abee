import Conformance
import Pixels

extension StackPhoto {
  /// The pixels of a photo of ``StackSearch/pictures(_:_:)``: nothing else has their colour.
  static let green = PremultipliedPixel(red: 0x20, green: 0xc0, blue: 0x40, alpha: 255)

  /// Where such a photo shows: the smallest rectangle around its colour.
  static func box(in bitmap: Bitmap) throws -> PixelRect {
    guard let box = bitmap.box(where: { _, _, pixel in pixel == green }) else {
      throw Violation("no pixel has the photo's colour", marks: [bitmap.bounds])
    }
    return box
  }
}
