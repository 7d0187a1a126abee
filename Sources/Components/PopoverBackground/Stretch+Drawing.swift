import Drawing
import Geometry
import JSONText

extension PopoverLayout.Stretch {
  /// The stretch of an image over the bounds.
  func content(of source: ImageSource, over whole: Rect) -> DrawOperation.Content {
    switch self {
    case .onePart(let capInsets): return .resizable(source, capInsets: capInsets, whole)
    case .twoPart(let firstInsets, let firstSize, let secondInsets):
      let first = DrawOperation(
        .resizable(
          source, capInsets: firstInsets,
          Rect(x: 0, y: 0, width: firstSize.width, height: firstSize.height)), label: .body)
      return .resizable(
        .picture(Picture(size: firstSize, displayList: DisplayList([first]))), capInsets: secondInsets, whole)
    }
  }

  /// The stretch's figures, for `render --layout`.
  var json: JSONValue {
    switch self {
    case .onePart(let capInsets):
      .object(["kind": .string("one-part"), "capInsets": capInsets.json])
    case .twoPart(let firstInsets, let firstSize, let secondInsets):
      .object([
        "kind": .string("two-part"), "firstCapInsets": firstInsets.json,
        "firstSize": .numbers([firstSize.width, firstSize.height]), "secondCapInsets": secondInsets.json,
      ])
    }
  }

  /// Whether every stretch is at least as long as its two caps together, along and across (POP-35).
  func fits(_ bounds: Size) -> Bool {
    func holds(_ caps: EdgeInsets, _ size: Size) -> Bool {
      caps.left + caps.right <= size.width && caps.top + caps.bottom <= size.height
    }
    return switch self {
    case .onePart(let capInsets): holds(capInsets, bounds)
    case .twoPart(let firstInsets, let firstSize, let secondInsets):
      hasLength && holds(firstInsets, firstSize) && holds(secondInsets, bounds)
    }
  }

  /// Whether the first stretch is long enough for the second one's caps to lie on it.
  var hasLength: Bool {
    guard case .twoPart(_, let firstSize, let caps) = self else { return true }
    return caps.top >= 0 && caps.left >= 0 && caps.left + caps.right < firstSize.width
      && caps.top + caps.bottom < firstSize.height
  }

  /// The stretch with its first size on device pixels: an image of an odd number of pixels at scale 2 ends
  /// half a pixel off at scale 1, and is drawn up to the nearest one.
  func onPixels(scale: Int) -> PopoverLayout.Stretch {
    guard case .twoPart(let firstInsets, let firstSize, let secondInsets) = self else { return self }
    func onPixels(_ points: Double) -> Double {
      (points * Double(scale)).rounded(.toNearestOrAwayFromZero) / Double(scale)
    }
    return .twoPart(
      firstInsets: firstInsets,
      firstSize: Size(onPixels(firstSize.width), onPixels(firstSize.height)), secondInsets: secondInsets)
  }
}
