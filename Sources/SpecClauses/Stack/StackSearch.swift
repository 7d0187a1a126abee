import Geometry
import PropertyTesting

/// Which stacks a check is tried with.
struct StackSearch: Sendable {
  /// What the check looks at.
  var concern: StackConcern
  var modes = ["single", "stack"]
  /// How many settings come before.
  var operations = 0...0
  /// The longest side of a frame, in points; panoramas, whose lines leave frames of 342 and more (D-17), have
  /// twice as much.
  var longest = 480
  /// Device pixels to a point, at most.
  var largestScale = 3
  /// Whether frames are mostly so small that nothing fits (STK-16).
  var areTiny = false
  /// Whether frames are so large that turned sheets stand out from under each other.
  var areLarge = false
  /// Whether images are panoramas in frames that just hold them.
  var areLong = false
  /// Whether the largest photo is one above a photo that does not fit (COR-07).
  var areUneven = false
  /// Whether sides may be whole pixels that are no whole points.
  var haveFractions = true
  /// The image's colour: one that nothing else has where pixels are looked at.
  var color = "808080"
  /// Whether the project's own pictures are among the images.
  var haveTestPictures = true
  var release = "current"
  /// Only these are tried.
  var isIncluded: @Sendable (StackInput) -> Bool = { _ in true }

  /// What a renderer has to be able to do for a whole picture.
  static let wholePicture: Set<String> = ["paths", "shadows", "resampledImages"]

  /// Checks on figures.
  static func layouts(_ concern: StackConcern = .nothing, _ modes: String...) -> StackSearch {
    StackSearch(concern: concern, modes: modes.isEmpty ? ["single", "stack"] : modes)
  }

  /// Checks on pixels: smaller frames, and a green photo on a white, gray and black picture.
  static func pictures(_ concern: StackConcern = .nothing, _ modes: String...) -> StackSearch {
    StackSearch(
      concern: concern, modes: modes.isEmpty ? ["single", "stack"] : modes, longest: 160, largestScale: 2,
      haveFractions: false, color: "20c040", haveTestPictures: false)
  }

  /// With what was set before.
  func after(_ operations: ClosedRange<Int>) -> StackSearch {
    var search = self
    search.operations = operations
    return search
  }

  /// In frames so large that turned sheets stand out.
  var large: StackSearch {
    var search = self
    search.areLarge = true
    return search
  }

  /// In small frames.
  var tiny: StackSearch {
    var search = self
    search.areTiny = true
    return search
  }

  /// Of panoramas.
  var long: StackSearch {
    var search = self
    search.areLong = true
    return search
  }

  /// Where a photo fits and the next smaller one does not.
  var uneven: StackSearch {
    var search = self
    search.areUneven = true
    return search
  }

  /// Of the source's first release.
  var ofFirstRelease: StackSearch {
    var search = self
    search.release = "1.0"
    return search
  }

  /// At scale 1, in whole points.
  var atScaleOne: StackSearch {
    var search = self
    search.largestScale = 1
    return search
  }

  /// Only some.
  func only(_ isIncluded: @escaping @Sendable (StackInput) -> Bool) -> StackSearch {
    var search = self
    search.isIncluded = isIncluded
    return search
  }
}
