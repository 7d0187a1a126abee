import Drawing
import Geometry
import Pixels
import PropertyTesting

/// A resizable image of nine colours, one for each slice, whose scale is not the frame's (CG-07).
///
/// Whatever way the slices come to the frame's scale, a corner keeps its size in points, and no colour
/// appears that is not in the image: nothing is sampled across a slice's border.
struct NineColors: DrawingInput {
  var frame: DeviceFrame
  /// The image's pixels to a point.
  var scale: Int
  /// In points: top, left, bottom, right; and the centre's width and height.
  var caps: [Int]
  var centre: (width: Int, height: Int)

  private func zone(_ place: Int, _ near: Int, _ far: Int, of length: Int) -> Int {
    place < near ? 0 : place >= length - far ? 2 : 1
  }

  private func color(_ column: Int, _ row: Int) -> PremultipliedPixel {
    let values: [UInt8] = [0, 120, 255]
    return PremultipliedPixel(red: values[column], green: values[row], blue: 60, alpha: 255)
  }

  /// A picture whose slices have their colours.
  private func picture(width: Int, height: Int, scale: Int) -> ExpectedPicture {
    ExpectedPicture(width: width, height: height) { x, y in
      color(
        zone(x, caps[1] * scale, caps[3] * scale, of: width),
        zone(y, caps[0] * scale, caps[2] * scale, of: height))
    }
  }

  var request: RenderRequest {
    let image = picture(
      width: (caps[1] + centre.width + caps[3]) * scale, height: (caps[0] + centre.height + caps[2]) * scale,
      scale: scale)
    guard let size = try? PixelSize(width: image.width, height: image.height) else {
      preconditionFailure("nine slices of no pixels")
    }
    let source = ImageSource.bitmap(
      NamedBitmap(
        name: "nine colours \(caps) \(centre) @\(scale)", bitmap: Bitmap(size: size, pixels: image.pixels),
        scale: scale))
    let insets = EdgeInsets(
      top: Double(caps[0]), left: Double(caps[1]), bottom: Double(caps[2]), right: Double(caps[3]))
    return frame.request([
      DrawOperation(.resizable(source, capInsets: insets, frame.rect(frame.bounds)), label: .body)
    ])
  }

  var expected: ExpectedPicture { picture(width: frame.width, height: frame.height, scale: frame.scale) }

  var classes: [String] { [scale > frame.scale ? "finer" : "coarser"] }

  static let any = Generator<NineColors> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let cap = Generator<Int>.integer(in: 0...4)
    var caps: [Int] = []
    for _ in 0..<4 { caps.append(try source.draw(cap)) }
    let scale = try source.draw(.integer(in: 1...3))
    let deviceScale = try source.draw(.element(of: [1, 2, 3].filter { $0 != scale }))
    let more = Generator<Int>.integer(in: 1...8)
    let frame = DeviceFrame(
      width: (caps[1] + caps[3]) * deviceScale + (try source.draw(more)),
      height: (caps[0] + caps[2]) * deviceScale + (try source.draw(more)), scale: deviceScale)
    let centre = (try source.draw(.integer(in: 1...3)), try source.draw(.integer(in: 1...3)))
    return NineColors(frame: frame, scale: scale, caps: caps, centre: centre)
  }
}
