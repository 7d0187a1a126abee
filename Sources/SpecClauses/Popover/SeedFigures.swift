import Geometry

/// What SPEC section 1 makes of a popover under profile `seed`, in points.
struct SeedFigures {
  private let popover: PopoverInput
  /// POP-06, the near edge.
  let isNear: Bool
  /// POP-06, the far edge; where the near one wins too (POP-08).
  let reachesFar: Bool

  init(_ popover: PopoverInput) {
    self.popover = popover
    let (centre, half) = (popover.centre, SpecFigures.arrowBase / 2)
    isNear = SingleFloat.isLess(centre - half, SpecFigures.cornerRadius)
    reachesFar = SingleFloat.isLess(popover.length - SpecFigures.cornerRadius, centre + half)
  }

  /// POP-06, POP-08.
  var isFar: Bool { reachesFar && !isNear }
  /// POP-06.
  var isBetween: Bool { !isNear && !reachesFar }

  /// POP-07, POP-10.
  var image: SpecImage {
    switch popover.direction {
    case "up": isBetween ? .up : .upRight
    case "down": isBetween ? .down : .downRight
    default: isBetween ? .side : isNear ? .sideTop : .sideBottom
    }
  }

  /// POP-07, POP-09, POP-10.
  var isMirrored: Bool { popover.isVertical ? isNear : popover.direction == "left" }

  /// POP-02, and POP-09 where the image is mirrored.
  var capInsets: EdgeInsets {
    let caps = image.capInsets
    return isMirrored
      ? EdgeInsets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left) : caps
  }

  /// POP-12: of the first stretch along the arrow's edge.
  var firstLength: Double {
    let size = image.size
    return SingleFloat.round(
      popover.isVertical
        ? popover.centre + (size.width - 1) / 2
        : popover.centre + size.height / 2 - 1 - SpecFigures.sideArrowCentreOffset)
  }

  /// POP-12.
  var firstSize: Size {
    popover.isVertical ? Size(firstLength, image.size.height) : Size(image.size.width, firstLength)
  }

  /// POP-13.
  var secondCapInsets: EdgeInsets {
    let (caps, near, far) = (capInsets, firstLength - 10, SpecFigures.secondStretchInset)
    return popover.isVertical
      ? EdgeInsets(top: caps.top, left: near, bottom: caps.bottom, right: far)
      : EdgeInsets(top: near, left: caps.left, bottom: far, right: caps.right)
  }

  // Which stretches are shorter than their two caps (D-03 to D-05).

  private var capsAlong: Double {
    popover.isVertical ? capInsets.left + capInsets.right : capInsets.top + capInsets.bottom
  }

  private var capsAcross: Double {
    popover.isVertical ? capInsets.top + capInsets.bottom : capInsets.left + capInsets.right
  }

  /// Between the edges, the first stretch.
  var isFirstShort: Bool { isBetween && firstLength < capsAlong }
  /// Between the edges, the second stretch: its caps are w₁ − 10 and 9.
  var isSecondShort: Bool {
    isBetween && firstLength - 10 + SpecFigures.secondStretchInset > popover.length
  }
  /// At an edge, the only stretch.
  var isEdgeShort: Bool { !isBetween && capsAlong > popover.length }
  /// Across the arrow's edge, any stretch.
  var isShortAcross: Bool { capsAcross > popover.depth }
  /// Some stretch along the arrow's edge.
  var isShortAlong: Bool { isFirstShort || isSecondShort || isEdgeShort }
}
