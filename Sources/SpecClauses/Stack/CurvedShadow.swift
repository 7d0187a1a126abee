import Drawing
import ElementaryFunctions
import Geometry
import Pixels

/// The single mode's curved shadow (STK-04), in points.
struct CurvedShadow {
  /// The matte rectangle.
  let matte: Rect
  /// Where the control point lies, from the left.
  let control: Double

  init(_ matte: Rect, _ input: StackInput) {
    self.matte = matte
    control = input.isCorrected ? matte.x + matte.width / 2 : (matte.x + matte.width) / 2
  }

  var left: Double { matte.minX + StackConstants.curveInset }
  var right: Double { matte.maxX - StackConstants.curveInset }
  var top: Double { matte.maxY - StackConstants.curveHeight }
  var bottom: Double { matte.maxY }

  /// The path, step by step.
  var elements: [Path.Element] {
    [
      .move(Point(left, top)), .line(Point(right, top)), .line(Point(right, bottom)),
      .quadratic(control: Point(control, top), end: Point(left, bottom)), .close,
    ]
  }

  /// What the shadow may touch: the hull of the path, moved down by the drop and grown by the blur.
  var reachBox: Rect {
    let hull = Rect(
      x: min(left, control), y: top, width: max(right, control) - min(left, control),
      height: bottom - top)
    return StackConstants.singleShadow.reachBox(of: hull).union(hull)
  }

  /// Whether every column meets the curve once.
  var isOverOneCurve: Bool { control >= left && control <= right && right > left }

  /// The height of the shape in a column: the curve's y less the top's.
  ///
  /// The curve runs from the right end to the left one; x(t) is solved for t.
  func height(at x: Double) -> Double {
    guard x > left, x < right else { return 0 }
    let a = right - 2 * control + left
    let b = control - right
    let c = right - x
    // a t² + 2 b t + c = 0 with b < 0, in the form that holds for a = 0 too.
    let t = c / (-b + max(0, b * b - a * c).squareRoot())
    return (bottom - top) * (1 - 2 * t * (1 - t))
  }
}

extension Shadow {
  /// What the shadow of a shape within a rectangle may touch: it reaches as far as its blur (CG-05).
  func reachBox(of shape: Rect) -> Rect { shape.moved(by: offset).inset(by: -blur) }
}

/// The alpha of a curved shadow by plain summation, at scale 1.
///
/// Coverage of each pixel is the mean height of its column over slices, the Gaussian's weights are
/// integrals over pixels (CG-05); nothing of the renderer's has a part in it.
struct CurvedShadowOracle {
  private let shadow: CurvedShadow
  private let weights: [Double]
  private let reach: Int

  init(_ shadow: CurvedShadow) {
    self.shadow = shadow
    let blur = StackConstants.singleShadow.blur
    reach = Int(blur)
    let width = blur / 2 * 2.0.squareRoot()
    let raw = (-reach...reach).map { tap in
      errorFunction((Double(tap) + 0.5) / width) - errorFunction((Double(tap) - 0.5) / width)
    }
    let sum = raw.reduce(0, +)
    weights = raw.map { $0 / sum }
  }

  /// The shadow's alpha at a pixel, 0…153.
  func alpha(x: Int, y: Int) -> Double {
    let source = y - Int(StackConstants.singleShadow.offset.y)
    var sum = 0.0
    for (column, across) in zip(x - reach...x + reach, weights) {
      let heights = (0..<8).map { shadow.height(at: Double(column) + (Double($0) + 0.5) / 8) }
      for (row, down) in zip(source - reach...source + reach, weights) {
        let above = Double(row) - shadow.top
        let covered = heights.reduce(0) { $0 + max(0, min(above + 1, $1) - max(above, 0)) } / 8
        sum += across * down * covered
      }
    }
    return sum * 255 * StackConstants.singleShadow.color.alpha
  }
}
