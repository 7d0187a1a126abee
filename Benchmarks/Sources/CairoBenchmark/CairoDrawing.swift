import CCairo
import Drawing
import Geometry
import Pixels

/// Draws a picture of fills and strokes by cairo, as a second renderer to be measured beside.
struct CairoDrawing {
  let picture: Picture
  /// Device pixels to a point.
  let scale: Double

  /// Draws into a fresh transparent surface of ARGB32 and gives its memory to `read`: rows of whole words,
  /// alpha in the highest byte, premultiplied.
  func draw<Result>(_ read: (UnsafePointer<UInt32>, _ wordsPerRow: Int) -> Result) throws -> Result {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(picture.size.width * scale), Int32(picture.size.height * scale))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    for operation in picture.displayList.operations {
      cairo_save(context)
      if let clip = operation.clip {
        trace(clip, in: context)
        cairo_clip(context)
      }
      switch operation.content {
      case .fill(let path, .gradient(let gradient), shadow: nil):
        let pattern = cairo_pattern_create_linear(
          gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
        for (place, color) in [(0.0, gradient.from), (1.0, gradient.to)] {
          cairo_pattern_add_color_stop_rgba(pattern, place, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, gradient.isExtended ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        trace(path, in: context)
        cairo_fill(context)
      case .stroke(let path, let width, let color):
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_set_line_width(context, width)
        trace(path, in: context)
        cairo_stroke(context)
      case .fill, .layerShadow, .resizable, .image: throw Failure.undrawable
      }
      cairo_restore(context)
    }
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      throw Failure.cairo(String(cString: cairo_status_to_string(status)))
    }
    let wordsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    return data.withMemoryRebound(
      to: UInt32.self, capacity: wordsPerRow * Int(picture.size.height * scale)
    ) { read($0, wordsPerRow) }
  }

  /// The largest difference of a channel from a bitmap of the same size, in steps of a byte.
  func largestDifference(from bitmap: Bitmap) throws -> Int {
    try draw { words, wordsPerRow in
      var largest = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let (word, pixel) = (words[y * wordsPerRow + x], bitmap[x, y])
          for (shift, channel) in [(16, pixel.red), (8, pixel.green), (0, pixel.blue), (24, pixel.alpha)] {
            largest = max(largest, abs(Int(word >> UInt32(shift) & 255) - Int(channel)))
          }
        }
      }
      return largest
    }
  }

  private func trace(_ path: Path, in context: OpaquePointer?) {
    var current = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadratic(let control, let end):
        let first = current + (control - current) * (2.0 / 3)
        let second = end + (control - end) * (2.0 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Why nothing was drawn.
  enum Failure: Error {
    /// The picture is more than gradients and strokes.
    case undrawable
    /// What cairo says.
    case cairo(String)
  }
}
