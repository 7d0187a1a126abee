import Conformance
import Geometry
import JSONText

/// A snapshot stack that clauses are checked with.
struct StackInput: ClauseInput {
  /// In points.
  var frame: Size
  /// `single` or `stack`.
  var mode: String
  var photo: StackPhoto
  /// What was set before, in order, on a view that starts with the frame and the mode and no image.
  var history: [StackSetting] = []
  var scale = 1
  var profile: String
  /// `current` or `1.0`.
  var release = "current"
  /// What a check looks at, and so which rows of SPEC section 6 may explain a failure of it.
  var concern = StackConcern.nothing

  var parameters: JSONValue {
    var members: [String: JSONValue] = [
      "component": .string("stack"), "frame": .numbers([frame.width, frame.height]), "mode": .string(mode),
      "image": .string(photo.text), "scale": .integer(scale), "profile": .string(profile),
    ]
    if release != "current" { members["release"] = .string(release) }
    if !history.isEmpty { members["history"] = .array(history.map(\.json)) }
    return .object(members)
  }

  var isCorrected: Bool { profile == "corrected" }
  var isStack: Bool { mode == "stack" }

  /// The same values on a view that never had others.
  var fresh: StackInput {
    var fresh = self
    fresh.history = []
    return fresh
  }

  var measure: [Double] {
    [
      Double(history.count), frame.width + frame.height + Double(photo.width + photo.height), 0,
      Double(scale),
    ]
  }
}

/// What a check of a stack looks at.
enum StackConcern: Sendable {
  /// What no row of SPEC section 6 breaks.
  case nothing
  /// STK-12: whether earlier values show.
  case history
  /// STK-13, STK-19: whether sheets lie in the frame.
  case place
  /// STK-13 in the source's first release.
  case release
  /// STK-14: the photo's aspect.
  case aspect
  /// STK-15: the sheets' angles.
  case angles
  /// STK-16: rectangles of small frames.
  case smallness
  /// STK-18: the curved shadow.
  case curve
  /// STK-19: the reach of the shadows.
  case reach
}
