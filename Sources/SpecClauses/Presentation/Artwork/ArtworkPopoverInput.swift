import Conformance
import Geometry
import JSONText
import PropertyTesting

/// A popover background in custom artwork.
struct ArtworkPopoverInput: ClauseInput {
  var artwork: ArtworkFacts
  var width: Double
  var height: Double
  var direction: String
  var offset: Double
  var scale: Int
  var profile: String
  var hasShadow = false
  var layouts = 1

  var parameters: JSONValue {
    var members: [String: JSONValue] = [
      "component": .string("popover"), "bounds": .numbers([width, height]), "direction": .string(direction),
      "offset": .number(offset), "scale": .integer(scale), "profile": .string(profile), "style": style,
    ]
    if hasShadow { members["shadow"] = .string("layer") }
    if layouts != 1 { members["layouts"] = .integer(layouts) }
    return .object(members)
  }

  var style: JSONValue { .object(["artwork": .string(artwork.name)]) }
  /// In their own coordinates.
  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  /// The arrow's strip where POP-05 has the arrow of the style's own sizes (POP-38).
  var arrow: Rect {
    let body = Directions.body(of: bounds, direction, strip: artwork.arrowHeight)
    let (half, base) = (artwork.arrowBase / 2, artwork.arrowBase)
    let start = max(0, min(centre, length)) - half
    switch direction {
    case "up": return Rect(x: start, y: 0, width: base, height: body.minY)
    case "down": return Rect(x: start, y: body.maxY, width: base, height: height - body.maxY)
    case "left": return Rect(x: 0, y: start, width: body.minX, height: base)
    default: return Rect(x: body.maxX, y: start, width: width - body.maxX, height: base)
    }
  }
  var length: Double { Directions.isVertical(direction) ? width : height }
  /// POP-05.
  var centre: Double { length / 2 + offset }
  /// The arrow's place by the set's own arrow base (POP-38).
  var ownPlace: ExpectedArtworkStretch.Place {
    ExpectedArtworkStretch.place(centre, length, base: artwork.arrowBase)
  }
  /// The place by the base class's 37.
  var basePlace: ExpectedArtworkStretch.Place { ExpectedArtworkStretch.place(centre, length, base: 37) }

  /// What is to be drawn: section 1 with the set's sizes, and COR-06 under corrected; nil for an error.
  var expected: ExpectedArtworkStretch? {
    profile == "corrected"
      ? .corrected(self) : ExpectedArtworkStretch(artwork, direction, ownPlace, centre: centre)
  }

  /// A picture of one of the set's images by itself.
  func sourceImage(_ name: String, isMirrored: Bool) -> JSONValue {
    .object([
      "component": .string("source-image"), "name": .string(name), "mirrored": .boolean(isMirrored),
      "scale": .integer(scale), "style": style,
    ])
  }

  var measure: [Double] { [Double(layouts), width + height, offset.magnitude, Double(scale)] }

  var classes: [String] {
    var classes = [artwork.name, direction]
    switch ownPlace {
    case .near: classes.append("near edge")
    case .far: classes.append("far edge")
    case .between: classes.append("between")
    }
    let own = ExpectedArtworkStretch(artwork, direction, ownPlace, centre: centre)
    if own.isMirrored { classes.append("mirrored") }
    if own.fits(bounds.size) {
      classes.append("fits")
    } else {
      classes.append(ExpectedArtworkStretch.corrected(self) == nil ? "nothing fits" : "edge image instead")
    }
    if hasShadow { classes.append("shadow") }
    if layouts > 1 { classes.append("laid out again") }
    return classes
  }

  var deviations: [String] {
    guard profile == "seed" else { return [] }
    var rows: [String] = []
    // D-08: the base class's half of an arrow base chooses another image than the set's own, or its height
    // another shift to the left.
    let isShiftedByBase = artwork.arrowHeight != 19 && direction == "left" && layouts > 1
    if basePlace != ownPlace || isShiftedByBase { rows.append("D-08") }
    // D-10: a mirrored 1x image on a screen of another scale.
    let isMirrored =
      ExpectedArtworkStretch(artwork, direction, basePlace, centre: centre).isMirrored
    if artwork.isOneScaleOnly && isMirrored && scale != 1 { rows.append("D-10") }
    return rows
  }
}
