import Drawing
import ElementaryFunctions
import Geometry
import Pixels

/// The shadow of a sheet by formula (STK-10, CG-05).
enum SheetShadow {
  /// The shadow's alpha, 0…0.4.
  ///
  /// A Gaussian is the same in every direction, so a rectangle's blur is the product of those along its two
  /// axes, each of which lies between two sides.
  static func alpha(of sheet: SheetSides, at point: Point) -> Double {
    let shadow = StackConstants.stackShadow
    // Top, right, bottom, left.
    let depths = sheet.depths(of: point - shadow.offset)
    guard depths.allSatisfy({ $0 > -shadow.blur }) else { return 0 }
    let down = covered(depths[0]) + covered(depths[2]) - 1
    let across = covered(depths[1]) + covered(depths[3]) - 1
    return shadow.color.alpha * max(0, down) * max(0, across)
  }

  /// The share of the Gaussian, cut at the blur, that lies on the inner side of an edge.
  private static func covered(_ depth: Double) -> Double {
    let (blur, deviation) = (StackConstants.stackShadow.blur, StackConstants.stackShadow.blur / 2)
    let cut = errorFunction(blur / (deviation * 2.0.squareRoot()))
    let place = max(-blur, min(blur, depth))
    return 0.5 + errorFunction(place / (deviation * 2.0.squareRoot())) / cut / 2
  }
}
