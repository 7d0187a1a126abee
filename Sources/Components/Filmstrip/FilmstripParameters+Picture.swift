import Drawing
public import Geometry
import JSONText

extension FilmstripParameters {
  /// The background's size at the instant: the corners go from where they were to where they will be
  /// in step with the timing function, the top left one staying at the origin, rounded to device pixels.
  ///
  /// - Parameter scale: device pixels to a point.
  public func bounds(scale: Int) -> Size {
    let progress = timing.progress(at: instant)
    func length(_ first: Double, _ last: Double) -> Double {
      let pixels = (first + (last - first) * progress) * Double(scale)
      return SingleFloat.rounded(pixels, .toNearestOrAwayFromZero) / Double(scale)
    }
    return Size(
      length(from.bounds.width, to.bounds.width), length(from.bounds.height, to.bounds.height))
  }

  /// The larger of both states' sides: the canvas less its padding, the same at every instant.
  var size: Size {
    Size(max(from.bounds.width, to.bounds.width), max(from.bounds.height, to.bounds.height))
  }

  /// What the shadows of both states, and so of every instant between them, touch; nil for no shadow.
  func shadowInk(metrics: PopoverMetrics) -> Rect? {
    guard to.shadow == .layer else { return nil }
    func ink(_ bounds: Size) -> Rect {
      PopoverShadow(path: path(bounds, metrics), metrics: metrics).inkBounds
    }
    return ink(from.bounds).union(ink(to.bounds))
  }

  /// The background at the instant (POP-27, PRE-06).
  ///
  /// Only the bounds change with time: direction, offset, style, profile and whether there is a shadow
  /// are those of `to` from the start, as a view takes them when it is laid out for the new state. With
  /// an explicit animation the shadow's path is that of the instant's bounds, else that of the final ones.
  ///
  /// The canvas is as large as both states together (`size`), padded, where no padding is given, by what
  /// the shadows of both need.
  ///
  /// - Parameter set: the artwork that `to` names, if it does.
  /// - Throws: where the artwork does not fit the instant's bounds (COR-06).
  func picture(
    metrics: PopoverMetrics, scale: Int, artwork set: ArtworkSet? = nil
  ) throws(ParameterFailure) -> ComponentPicture {
    var state = to
    state.bounds = bounds(scale: scale)
    let shadow = path(explicit ? state.bounds : to.bounds, set?.metrics(over: metrics) ?? metrics)
    var picture: ComponentPicture
    if let set {
      state.shadow = .none
      picture = try state.picture(artwork: set, scale: scale, metrics: metrics)
      if to.shadow == .layer { picture = picture.over(PopoverShadow(path: shadow, metrics: metrics)) }
    } else {
      picture = state.background(
        metrics: metrics, scale: scale,
        at: Rect(x: 0, y: 0, width: state.bounds.width, height: state.bounds.height), shadow: shadow)
    }
    picture.size = size
    picture.geometry = .object([
      "component": .string("filmstrip"), "t": .number(instant),
      "progress": .number(timing.progress(at: instant)),
      "bounds": .numbers([state.bounds.width, state.bounds.height]), "shadowPath": shadow.json,
      "popover": picture.geometry,
    ])
    return picture
  }

  private func path(_ bounds: Size, _ metrics: PopoverMetrics) -> Rect {
    PopoverParameters.shadowPath(bounds: bounds, direction: to.direction, metrics: metrics)
  }
}
