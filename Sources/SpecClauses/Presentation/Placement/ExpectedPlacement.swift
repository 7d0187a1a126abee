import Geometry

/// What PRE-01 asks for, restated from its listing: the expectation of a presentation.
struct ExpectedPlacement {
  /// Where the arrow points.
  let direction: String
  /// Content, content insets and the arrow's height.
  let need: Size
  /// What the safe rectangle leaves at the anchor.
  let room: Size
  /// Whether the need fits the room.
  let fits: Bool
  /// Whether another direction keeps the same area, and is later.
  let isTie: Bool
  /// Where the background lies.
  let frame: Rect
  /// How far the arrow lies from the middle of its edge.
  let arrowOffset: Double
  /// Whether the offset is short of its clamp, so that the arrow points at the anchor's middle.
  let isOnTheMiddle: Bool
  /// The container less margins and keyboard.
  let safe: Rect
  /// The anchor with its edges clamped into `safe`.
  let anchor: Rect

  /// Whether a side of the need equals the room's as 32-bit floats.
  var isExact: Bool {
    Float(need.width) == Float(room.width) || Float(need.height) == Float(room.height)
  }
  /// What the arrow points at.
  var anchorMiddle: Double { Directions.isVertical(direction) ? anchor.midX : anchor.midY }
}

/// What a presentation is to yield.
enum PlacementExpectation {
  case placed(ExpectedPlacement)
  /// An error that names one of some keys (POP-34).
  case refused(Set<String>)
}

/// The figures of POP-01 that a presentation needs; those of custom artwork are its own (POP-38).
struct BackgroundSizes {
  /// POP-01.
  var contentInsets = 8.0
  /// POP-01.
  var arrowHeight = 19.0

  /// Those of a style.
  init(_ style: ArtworkFacts? = nil) {
    guard let style else { return }
    contentInsets = style.contentInsets
    arrowHeight = style.arrowHeight
  }
}
