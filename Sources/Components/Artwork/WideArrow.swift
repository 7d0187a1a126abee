import Drawing
import Geometry
import Pixels

extension ArtworkSet {
  /// `wide-arrow`: warm paper with a double line, an arrow 60 wide and 26 high, drawn at every scale.
  static let wideArrow = ArtworkSet(
    unchecked: "wide-arrow",
    images: Dictionary(
      uniqueKeysWithValues: SourceImage.allCases.map { image in
        (
          image,
          ArtworkImage(.picture(WideArrow.picture(of: image)), capInsets: WideArrow.capInsets(of: image))
        )
      }),
    dimensions: ArtworkDimensions(
      arrowBase: 60, arrowHeight: 26, contentInsets: EdgeInsets(all: 10)))
}

/// The seven images of `wide-arrow`: the drawn outlines, pulled apart at the arrow by whole points.
///
/// Bodies keep their place; the arrow's base ends lie 24 points further apart, its tip 7 further out.
private enum WideArrow {
  private static let wider = 24.0
  private static let taller = 7.0

  static func size(of image: SourceImage) -> Size {
    let size = image.size
    return isUpright(image)
      ? Size(size.width + wider, size.height + taller) : Size(size.width + taller, size.height + wider)
  }

  /// Those of the drawn images, longer where the arrow is: each leaves one point.
  static func capInsets(of image: SourceImage) -> EdgeInsets {
    switch image {
    case .up: EdgeInsets(top: 48, left: 9, bottom: 9, right: 71)
    case .upRight: EdgeInsets(top: 48, left: 9, bottom: 9, right: 66)
    case .down: EdgeInsets(top: 23, left: 9, bottom: 34, right: 71)
    case .downRight: EdgeInsets(top: 23, left: 9, bottom: 34, right: 66)
    case .side: EdgeInsets(top: 24, left: 9, bottom: 71, right: 34)
    case .sideTop: EdgeInsets(top: 67, left: 9, bottom: 23, right: 34)
    case .sideBottom: EdgeInsets(top: 23, left: 9, bottom: 67, right: 34)
    }
  }

  static func picture(of image: SourceImage) -> Picture {
    let size = size(of: image)
    let outline = outline(of: image)
    let paper = Color(red: 0.992157, green: 0.964706, blue: 0.890196)
    let gradient = LinearGradient(
      from: paper, to: Color(red: 0.933333, green: 0.866667, blue: 0.745098),
      start: Point(size.width / 2, 0), end: Point(size.width / 2, size.height), isExtended: false)
    let brown = Color(red: 0.45098, green: 0.294118, blue: 0.152941)
    let whole = Path(Rect(x: 0, y: 0, width: size.width, height: size.height))
    func line(_ width: Double, _ color: Color) -> DrawOperation {
      DrawOperation(.stroke(outline, width: width, color), clip: outline, label: .border)
    }
    // The inner half of each line shows: brown to 4 points inside, paper over it to 3, brown to 1.
    return Picture(
      size: size,
      displayList: DisplayList([
        DrawOperation(.fill(whole, .gradient(gradient), shadow: nil), clip: outline, label: .body),
        line(8, brown), line(6, paper), line(2, brown),
      ]))
  }

  private static func isUpright(_ image: SourceImage) -> Bool {
    switch image {
    case .up, .upRight, .down, .downRight: true
    case .side, .sideTop, .sideBottom: false
    }
  }

  private static func outline(of image: SourceImage) -> Path {
    let (old, new) = (image.size, size(of: image))
    return image.outline(cornerRadius: 7).mapped { point in
      switch image {
      case .up, .upRight: up(point)
      case .down, .downRight: flipped(up(flipped(point, in: old)), in: new)
      case .side, .sideBottom: side(point)
      case .sideTop: flipped(side(flipped(point, in: old)), in: new)
      }
    }
  }

  private static func flipped(_ point: Point, in size: Size) -> Point {
    Point(point.x, size.height - point.y)
  }

  /// The tip lies at (28, 1), the body below 19.
  private static func up(_ point: Point) -> Point {
    Point(apart(point.x, tip: 28), point.y > 18 ? point.y + taller : point.y)
  }

  /// The tip lies at (35, 43), the body left of 17.
  private static func side(_ point: Point) -> Point {
    Point(point.x > 18 ? point.x + taller : point.x, apart(point.y, tip: 43))
  }

  private static func apart(_ value: Double, tip: Double) -> Double {
    value < tip ? value : value > tip ? value + wider : value + wider / 2
  }
}
