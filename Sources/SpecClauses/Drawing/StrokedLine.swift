import Drawing
import Geometry
import Pixels
import PropertyTesting

/// A line stroked with black on nothing.
struct StrokedLine: DrawingInput {
  var frame: DeviceFrame
  var points: [Point]
  var isClosed: Bool
  /// In points.
  var width: Double

  var request: RenderRequest {
    var path = Path()
    path.move(to: frame.point(points[0]))
    for point in points.dropFirst() { path.line(to: frame.point(point)) }
    if isClosed { path.close() }
    return frame.request([
      DrawOperation(.stroke(path, width: width, StepColor.black.color), label: .border)
    ])
  }

  var coverage: ExactCoverage {
    ExactCoverage(
      StrokeOutline.pieces(points, isClosed: isClosed, width: width * Double(frame.scale)),
      within: frame.bounds)
  }

  var expected: ExpectedPicture {
    let coverage = coverage
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      ExactSource(.black, coverage: coverage.byte(x: x, y: y)).over(.clear)
    }
  }

  /// The miter of each corner, in widths.
  private var miters: [Double] {
    let count = points.count
    return (isClosed ? 0..<count : 1..<count - 1).map { index in
      StrokeOutline.miterRatio(
        points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
  }

  /// Whether every segment has a direction, and no corner turns right back or lies just at the limit, where
  /// rounding decides.
  var isClear: Bool {
    let count = points.count
    let hasLengths = (0..<count).allSatisfy { points[$0] != points[($0 + 1) % count] }
    return hasLengths && miters.allSatisfy { abs($0 - StrokeOutline.miterLimit) > 1e-6 && $0 < 1e5 }
  }

  static let allClasses = ["one segment", "open", "closed", "miter", "bevel", "width 1", "other widths"]

  var classes: [String] {
    let isOne = points.count == 2
    return [isOne ? "one segment" : isClosed ? "closed" : "open", width == 1 ? "width 1" : "other widths"]
      + (miters.contains { $0 < StrokeOutline.miterLimit } ? ["miter"] : [])
      + (miters.contains { $0 > StrokeOutline.miterLimit } ? ["bevel"] : [])
  }

  /// Lines of up to four points, often with a corner sharp enough to be near the miter limit.
  static let any = Generator<StrokedLine> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let frame = try source.draw(DeviceFrame.upTo(16, from: 4))
    let place = Outline.place(frame)
    var points = [try source.draw(place), try source.draw(place)]
    if try source.draw(.boolean) {
      // sin(φ/2) = 1/10 at tan φ = 0.20305: often within three hundredths of the limit.
      let back = points[0] - points[1]
      let thousandths = Generator<Int>.one(of: [.integer(in: 197...209), .integer(in: 17...400)])
      let aside = Double(try source.draw(thousandths)) / 1_000
      points.append(points[1] + back + Vector(back.y, -back.x) * (try source.draw(.boolean) ? aside : -aside))
    }
    points += try source.draw(.array(of: place, count: 0...2))
    let isClosed = points.count > 2 ? try source.draw(.boolean) : false
    let width = try source.draw(.element(of: [1, 1, 0.5, 2.5]))
    let line = StrokedLine(frame: frame, points: points, isClosed: isClosed, width: width)
    if !line.isClear { throw .rejected }
    return line
  }
}
