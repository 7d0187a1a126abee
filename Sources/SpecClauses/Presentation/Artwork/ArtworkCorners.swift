import Conformance
import Geometry
import Pixels

/// Caps keep their natural size (CG-07): a stretched image has its own corners.
enum ArtworkCorners {
  /// Compares the corners of a drawn background with those of the image by itself.
  static func check(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    // Where what is drawn is the expected, at sizes that hold it; enlarging a 1x image looks across the
    // caps' borders where it is drawn whole.
    guard popover.deviations.isEmpty, let stretch = popover.expected, stretch.fits(popover.bounds.size),
      !popover.artwork.isOneScaleOnly || popover.scale == 1
    else { return }
    let picture = try subject.picture(popover.parameters)
    let image = try subject.picture(
      popover.sourceImage(stretch.image, isMirrored: stretch.isMirrored))
    let caps = stretch.capInsets
    // After two parts the far cap is the second stretch's.
    let isVertical = Directions.isVertical(popover.direction)
    let right = stretch.first != nil && isVertical ? 9 : caps.right
    let bottom = stretch.first != nil && !isVertical ? 9 : caps.bottom
    func pixels(_ points: Double) -> Int { Int(points) * popover.scale }
    var marks: [PixelRect] = []
    for (isLeft, isTop) in [(true, true), (false, true), (true, false), (false, false)] {
      let width = pixels(isLeft ? caps.left : right)
      let height = pixels(isTop ? caps.top : bottom)
      for row in 0..<height {
        for column in 0..<width {
          let x = isLeft ? column : picture.width - 1 - column
          let y = isTop ? row : picture.height - 1 - row
          let own = image[isLeft ? column : image.width - 1 - column, isTop ? row : image.height - 1 - row]
          if picture[x, y] != own { marks.append(PixelRect(x: x, y: y, width: 1, height: 1)) }
        }
      }
    }
    try demand(
      marks.isEmpty, "the corners of \(stretch.image) are changed by stretching: \(marks.count) pixels",
      marks: marks)
  }
}
