import Geometry

/// How a set's image is to be stretched: section 1 with the set's own sizes.
struct ExpectedArtworkStretch {
  /// By the names of POP-04.
  let image: String
  let isMirrored: Bool
  let size: Size
  /// Left and right exchanged where it is mirrored (POP-09).
  let capInsets: EdgeInsets
  /// Nil for a stretch in one part.
  let first: Size?
  /// The second stretch's (POP-13).
  let secondInsets: EdgeInsets

  /// Whether every stretch is as long as its two caps, along and across (POP-35).
  func fits(_ bounds: Size) -> Bool {
    func holds(_ caps: EdgeInsets, _ size: Size) -> Bool {
      caps.left + caps.right <= size.width && caps.top + caps.bottom <= size.height
    }
    guard let first else { return holds(capInsets, bounds) }
    return holds(capInsets, first) && holds(secondInsets, bounds)
  }

  /// Where the arrow lies along its edge (POP-06 to POP-08).
  enum Place { case near, far, between }

  static func place(_ centre: Double, _ length: Double, base: Double) -> Place {
    if SingleFloat.isLess(centre - base / 2, 7) { return .near }
    return SingleFloat.isLess(length - 7, centre + base / 2) ? .far : .between
  }

  /// The stretch for a place (POP-07, POP-09, POP-11 to POP-13).
  init(_ artwork: ArtworkFacts, _ direction: String, _ place: Place, centre: Double) {
    let isVertical = Directions.isVertical(direction)
    if isVertical {
      image = place == .between ? direction : "\(direction)-right"
      isMirrored = place == .near
    } else {
      image = place == .between ? "side" : place == .near ? "side-top" : "side-bottom"
      isMirrored = direction == "left"
    }
    guard let facts = artwork.images[image] else { preconditionFailure("a set has seven images") }
    size = facts.size
    let caps = isMirrored ? facts.capInsets.mirrored : facts.capInsets
    capInsets = caps
    guard place == .between else {
      first = nil
      secondInsets = caps
      return
    }
    if isVertical {
      let length = SingleFloat.round(centre + (size.width - 1) / 2)
      first = Size(length, size.height)
      secondInsets = EdgeInsets(top: caps.top, left: length - 10, bottom: caps.bottom, right: 9)
    } else {
      let length = SingleFloat.round(centre + size.height / 2 - 1 - 7)
      first = Size(size.width, length)
      secondInsets = EdgeInsets(top: length - 10, left: caps.left, bottom: 9, right: caps.right)
    }
  }

  /// COR-06: the stretch that its place asks for, else that of the edge image, else none.
  static func corrected(_ input: ArtworkPopoverInput) -> ExpectedArtworkStretch? {
    let (artwork, centre) = (input.artwork, input.centre)
    let place = input.ownPlace
    let stretch = ExpectedArtworkStretch(artwork, input.direction, place, centre: centre)
    if stretch.fits(input.bounds.size) { return stretch }
    guard place == .between else { return nil }
    // The spec leaves open which edge: the one on the arrow's side, the near one in the middle (POP-08).
    let edge = ExpectedArtworkStretch(
      artwork, input.direction, centre <= input.length / 2 ? .near : .far, centre: centre)
    return edge.fits(input.bounds.size) ? edge : nil
  }
}
