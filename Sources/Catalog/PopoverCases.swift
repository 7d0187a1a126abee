import RunModel
import Components
import Geometry

/// Popover backgrounds.
enum PopoverCases {
  static let all: [RenderCase] = [
    renderCase(.up, offset: 0, scale: 1),
    renderCase(.up, offset: 40, scale: 2),
    renderCase(.down, offset: -160, scale: 1),
    renderCase(.left, offset: 0, scale: 2),
    renderCase(.right, offset: 120, scale: 1),
    renderCase(.right, offset: -20, scale: 3),
  ]

  private static func renderCase(_ direction: ArrowDirection, offset: Double, scale: Int) -> RenderCase {
    let popover = PopoverParameters(
      bounds: Size(320, 240), direction: direction, offset: offset, style: .standard, profile: .seed)
    return RenderCase(
      id: .popover(popover, styleName: nil, scale: scale),
      parameters: StandardCatalog.parameters(.popover(popover), scale: scale), tolerance: .exact,
      expectsInk: true)
  }
}
