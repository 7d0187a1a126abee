import Conformance
import Geometry
import JSONText
import Pixels

/// The marks of a counterexample against the place that its row of SPEC section 6 speaks of.
struct MarkedDeviation {
  private let marks: [PixelRect]
  private let bounds: PixelRect
  private let scale: Int
  private let direction: String
  private let layout: [String: JSONValue]
  private let members: [String: JSONValue]

  init(_ found: Counterexample, _ bounds: PixelRect) {
    marks = found.marks
    self.bounds = bounds
    func object(_ value: JSONValue?) -> [String: JSONValue] {
      if case .object(let members)? = value { members } else { [:] }
    }
    members = object(found.pictureParameters)
    layout = object(found.layout)
    if case .number(let number)? = members["scale"] { scale = Int(number) } else { scale = 1 }
    if case .string(let text)? = members["direction"] { direction = text } else { direction = "" }
  }

  /// What should be there, wherever: D-10, D-12 and D-13 move all of it, D-18 leaves nothing.
  private static let withoutPlace: Set = ["D-10", "D-12", "D-13", "D-18"]

  /// Whether some mark lies where the row's sentence says that something is wrong.
  ///
  /// What has a place does not mark all of a picture that is larger.
  func isInPlace(of row: String) -> Bool {
    if !Self.withoutPlace.contains(row) && bounds.width * bounds.height >= 16 && marks.contains(bounds) {
      return false
    }
    return switch row {
    // The arrow, or a seam beside it: on the side that the arrow is on, or all along it.
    case "D-01", "D-02", "D-03", "D-04", "D-05", "D-08": marks.contains(where: isOnArrowsSide)
    // The outline's margins: strips of at most two points along sides of the bounds.
    case "D-06": marks.allSatisfy { isMargin($0) }
    // The body's colour, clear of outline and corners.
    case "D-07": marks.allSatisfy { $0.intersection(bounds.insetBy(9 * scale)) == $0 }
    // The picture's far end after several layouts: 38 points further for each but the first.
    case "D-09": marks.contains { $0.maxX == bounds.maxX && $0.maxX > 38 * scale }
    // Sheets that the frame cuts, half a line included, and shadows that it cuts (STK-19's reach).
    case "D-11", "D-19": marks.allSatisfy { isCut($0, EdgeInsets(all: 0.51)) }
    case "D-17": marks.allSatisfy { isCut($0, EdgeInsets(top: 4, left: 6, bottom: 8, right: 6)) }
    // Figures of the layout.
    case "D-14": meets("matte", grownBy: 2)
    case "D-15": meets("photo", grownBy: 0)
    // The curve lies in the matte's lowest ten points, its control point on the matte's axis.
    case "D-16": meets("matte", grownBy: 0) { Rect(x: $0.midX - 1, y: $0.maxY - 10, width: 1, height: 10) }
    case _ where Self.withoutPlace.contains(row): true
    default: false
    }
  }

  /// Whether a mark lies at an edge of the frame that some corner of a sheet comes nearer to than a reach.
  private func isCut(_ mark: PixelRect, _ reach: EdgeInsets) -> Bool {
    let corners = sheetCorners
    let (width, height) = (Double(bounds.width) / Double(scale), Double(bounds.height) / Double(scale))
    return (mark.x == 0 && corners.contains { $0.x < reach.left })
      || (mark.y == 0 && corners.contains { $0.y < reach.top })
      || (mark.maxX == bounds.maxX && corners.contains { $0.x > width - reach.right })
      || (mark.maxY == bounds.maxY && corners.contains { $0.y > height - reach.bottom })
  }

  /// The corners of all sheets, in points.
  private var sheetCorners: [Point] {
    func items(_ value: JSONValue) -> [JSONValue] { if case .array(let items) = value { items } else { [] } }
    return items(layout["sheets"] ?? .null).flatMap(items).map { corner in
      let numbers = items(corner).map { if case .number(let number) = $0 { number } else { Double.nan } }
      return Point(numbers[0], numbers[1])
    }
  }

  private func isAtEdge(_ mark: PixelRect) -> Bool {
    mark.x == 0 || mark.y == 0 || mark.maxX == bounds.maxX || mark.maxY == bounds.maxY
  }

  private func isOnArrowsSide(_ mark: PixelRect) -> Bool {
    switch direction {
    case "up": mark.y == 0
    case "down": mark.maxY == bounds.maxY
    case "left": mark.x == 0
    case "right": mark.maxX == bounds.maxX
    // A presentation's arrow may be anywhere.
    default: true
    }
  }

  private func isMargin(_ mark: PixelRect) -> Bool {
    let isAcross = mark.width == bounds.width && mark.height <= 2 * scale
    let isDown = mark.height == bounds.height && mark.width <= 2 * scale
    return isAtEdge(mark) && (isAcross || isDown)
  }

  /// Whether some mark meets a rectangle of the layout, or a part of it.
  private func meets(
    _ key: String, grownBy points: Double, _ part: (Rect) -> Rect = { $0 }
  ) -> Bool {
    guard case .array(let values)? = layout[key], values.count == 4 else { return false }
    let numbers = values.map { if case .number(let number) = $0 { number } else { Double.nan } }
    let rect = part(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      .inset(by: -points)
    func pixel(_ point: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int((point * Double(scale)).rounded(rule))
    }
    let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    let place = PixelRect(
      x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
    return marks.contains { !$0.intersection(place).isEmpty }
  }
}
