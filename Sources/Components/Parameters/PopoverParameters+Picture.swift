import Drawing
import Geometry
import JSONText

extension PopoverParameters {
  /// The view after its layouts, from a frame at the parent's origin (POP-28).
  func view(metrics: PopoverMetrics) -> PopoverView {
    var view = PopoverView(
      bounds: bounds, direction: direction, offset: offset, profile: profile, metrics: metrics)
    for _ in 0..<layouts { view.layOut() }
    return view
  }

  /// The picture on its parent.
  ///
  /// - Parameter scale: device pixels to a point.
  func picture(metrics: PopoverMetrics, scale: Int) -> ComponentPicture {
    let view = view(metrics: metrics)
    var picture = background(
      metrics: metrics, scale: scale, at: view.pictureFrame,
      shadow: Self.shadowPath(bounds: bounds, direction: direction, metrics: metrics))
    picture.size = Size(view.pictureFrame.maxX, view.pictureFrame.maxY)
    if layouts > 1, case .object(var members) = picture.geometry {
      members["view"] = .numbers([view.origin.x, view.origin.y, bounds.width, bounds.height])
      members["picture"] = view.pictureFrame.json
      picture.geometry = .object(members)
    }
    return picture
  }

  /// The background at a place, over the shadow of a path if the parameters ask for one.
  ///
  /// - Parameter shadow: what casts it, measured from the place.
  func background(metrics: PopoverMetrics, scale: Int, at place: Rect, shadow path: Rect) -> ComponentPicture
  {
    let origin = Point(place.x, place.y)
    let colors = style.colors(metrics)
    var picture =
      if isFitted {
        CorrectedPopoverLayout(
          bounds: bounds, direction: direction, offset: offset, scale: scale, metrics: metrics
        ).picture(style: colors, metrics: metrics, at: origin)
      } else {
        PopoverLayout(bounds: bounds, direction: direction, offset: offset, metrics: metrics)
          .picture(style: colors, metrics: metrics, at: origin)
      }
    guard shadow == .layer else { return picture }
    picture = picture.over(
      PopoverShadow(path: path.moved(by: origin - Point(0, 0)), metrics: metrics))
    if case .object(var members) = picture.geometry {
      members["shadowPath"] = path.json
      picture.geometry = .object(members)
    }
    return picture
  }

  /// Whether one outline is fitted to the bounds; custom artwork is stretched in both profiles (COR-06).
  var isFitted: Bool {
    if case .artwork = style { return false }
    return profile == .corrected
  }

  /// What casts the layer shadow: the bounds less the arrow's strip (POP-26).
  static func shadowPath(bounds: Size, direction: ArrowDirection, metrics: PopoverMetrics) -> Rect {
    PopoverParts(bounds: bounds, direction: direction, metrics: metrics).body
  }
}
