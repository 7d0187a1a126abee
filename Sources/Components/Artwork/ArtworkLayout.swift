public import Geometry

/// How a popover background is stretched from a user's own images: SPEC section 1 with the set's sizes,
/// and COR-06 under `corrected`. Lengths are in points.
public struct ArtworkLayout: Equatable, Sendable {
  /// The popover background's own size.
  public let bounds: Size
  /// Where the arrow points.
  public let direction: ArrowDirection
  /// The middle of the arrow's edge plus the offset (POP-05), from the left or the top.
  public let arrowCentre: Double
  /// The image that is stretched.
  public let image: SourceImage
  /// Whether it is mirrored.
  public let reflection: Reflection
  /// The image's own size.
  public let imageSize: Size
  /// How it is stretched.
  public let stretch: PopoverLayout.Stretch
  /// The arrow's base and height round the arrow centre, kept within the bounds.
  public let arrow: Rect
  /// The bounds less the arrow's strip: what casts a layer's shadow (POP-26).
  public let body: Rect
  /// Where the content lies (POP-30).
  public let content: Rect

  /// Lays out a background.
  ///
  /// - Parameters:
  ///   - bounds: above 0.
  ///   - offset: how far the arrow lies right of, or below, the middle of its edge.
  ///   - scale: the request's device pixels to a point: which of an image's bitmaps is taken, and where a
  ///     stretch in between ends.
  ///   - metrics: the base's constants. Under `seed` half of the arrow base is theirs (D-08), under
  ///     `corrected` the set's (POP-38).
  /// - Throws: under `corrected` where neither the image nor an edge image fits the bounds (COR-06); under
  ///   either profile where the set's dimensions leave a first stretch without a length.
  public init(
    bounds: Size, direction: ArrowDirection, offset: Double, set: ArtworkSet, profile: Profile, scale: Int,
    metrics: PopoverMetrics
  ) throws(ParameterFailure) {
    self.bounds = bounds
    self.direction = direction
    let length = direction.isVertical ? bounds.width : bounds.height
    let centre = length / 2 + offset
    arrowCentre = centre
    let own = set.metrics(over: metrics)

    // POP-06, POP-08.
    let half = (profile == .seed ? metrics : own).arrowBase / 2
    let isNear = SingleFloat.isLess(centre - half, own.cornerRadius)
    let isFar = !isNear && SingleFloat.isLess(length - own.cornerRadius, centre + half)
    var choice = PopoverLayout.choice(direction, isNear: isNear, isFar: isFar)
    func part() -> ArtworkPart {
      ArtworkPart(
        choice.0, choice.1, of: set, scale: scale, profile: profile, metrics: metrics)
    }
    var chosen = part()
    var stretch = PopoverLayout.Stretch.onePart(capInsets: chosen.capInsets)
    if !isNear && !isFar {
      stretch = PopoverLayout.twoPart(
        imageSize: chosen.size, capInsets: chosen.capInsets, isVertical: direction.isVertical, centre: centre,
        metrics: own
      ).onPixels(scale: scale)
    }
    if profile == .corrected && !stretch.fits(bounds) {
      // COR-06: the edge image on the arrow's side of the middle, the near one in the middle (POP-08).
      if !isNear && !isFar {
        let isNearer = centre <= length / 2
        choice = PopoverLayout.choice(direction, isNear: isNearer, isFar: !isNearer)
        chosen = part()
        stretch = .onePart(capInsets: chosen.capInsets)
      }
      guard stretch.fits(bounds) else {
        let caps = chosen.capInsets
        throw ParameterFailure(
          key: "bounds",
          problem: "\(bounds.width)×\(bounds.height) is smaller than the caps of \(choice.0.rawValue) in"
            + " \(set.name), \(caps.left + caps.right)×\(caps.top + caps.bottom)",
          remedy: "give larger bounds or an artwork with smaller cap insets")
      }
    }
    guard stretch.hasLength else {
      throw ParameterFailure(
        key: "style.artwork",
        problem: "the dimensions of \(set.name) leave no first stretch at an arrow centre of \(centre)",
        remedy: "give it a smaller sideArrowCentreOffset or larger images")
    }
    (image, reflection) = choice
    imageSize = chosen.size
    self.stretch = stretch

    body = Self.body(bounds, direction, strip: own.arrowHeight)
    content = body.inset(by: own.contentInsets)
    arrow = Self.arrow(bounds, direction, centre: centre, own)
  }

  private static func body(_ bounds: Size, _ direction: ArrowDirection, strip: Double) -> Rect {
    let whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    return switch direction {
    case .up: whole.inset(by: EdgeInsets(top: strip, left: 0, bottom: 0, right: 0))
    case .down: whole.inset(by: EdgeInsets(top: 0, left: 0, bottom: strip, right: 0))
    case .left: whole.inset(by: EdgeInsets(top: 0, left: strip, bottom: 0, right: 0))
    case .right: whole.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: strip))
    }
  }

  /// Where a user's image has its tip is unknown: the arrow is taken to lie as near its centre as fits.
  private static func arrow(
    _ bounds: Size, _ direction: ArrowDirection, centre: Double, _ metrics: PopoverMetrics
  ) -> Rect {
    let (base, strip) = (metrics.arrowBase, metrics.arrowHeight)
    let length = direction.isVertical ? bounds.width : bounds.height
    let start = min(max(centre - base / 2, 0), max(0, length - base))
    let rect =
      switch direction {
      case .up: Rect(x: start, y: 0, width: base, height: strip)
      case .down: Rect(x: start, y: bounds.height - strip, width: base, height: strip)
      case .left: Rect(x: 0, y: start, width: strip, height: base)
      case .right: Rect(x: bounds.width - strip, y: start, width: strip, height: base)
      }
    return rect.intersection(Rect(x: 0, y: 0, width: bounds.width, height: bounds.height))
  }
}
