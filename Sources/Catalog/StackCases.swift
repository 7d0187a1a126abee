import RunModel
import Components
import Geometry

/// Snapshot stacks.
enum StackCases {
  static let all: [RenderCase] = [
    renderCase(.single, .landscape, Size(280, 280), scale: 1),
    renderCase(.single, .portrait, Size(120, 120), scale: 2),
    renderCase(.stack, .square, Size(280, 280), scale: 1),
    renderCase(.stack, .panorama, Size(280, 100), scale: 1),
    renderCase(.stack, .landscape, Size(10, 10), scale: 1),
  ]

  private static func renderCase(
    _ mode: StackMode, _ picture: TestPicture, _ frame: Size, scale: Int
  ) -> RenderCase {
    let stack = StackParameters(frame: frame, mode: mode, image: .testPicture(picture), profile: .seed)
    return RenderCase(
      id: .stack(stack, imageName: picture.rawValue, historyName: nil, scale: scale),
      parameters: StandardCatalog.parameters(.stack(stack), scale: scale), tolerance: .exact,
      // STK-16: in a frame of 24 points or less nothing fits.
      expectsInk: frame.width > 24 && frame.height > 24)
  }
}
