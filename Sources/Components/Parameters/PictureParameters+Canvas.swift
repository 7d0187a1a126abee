import Geometry
import Pixels

extension PictureParameters {
  /// The bitmap's size, with the checks that every size keeps.
  static func canvas(
    _ component: Component, _ scale: Int, _ padding: EdgeInsets
  ) throws(ParameterFailure) -> PixelSize {
    guard (1...PixelSize.longestSide).contains(scale) else {
      throw ParameterFailure(key: "scale", problem: "\(scale) is impossible", remedy: "give 1, 2, 3, …")
    }
    let (key, width, height) = try component.extent(scale)
    return try canvas(key, width, height, scale, padding)
  }

  /// The bitmap's size for a size in points that only laying out tells.
  static func canvas(
    _ key: String, _ size: Size, _ scale: Int, _ padding: EdgeInsets
  ) throws(ParameterFailure) -> PixelSize {
    let least = Double.leastNonzeroMagnitude
    return try canvas(
      key, try pixels("\(key)[0]", size.width, scale, least: least),
      try pixels("\(key)[1]", size.height, scale, least: least), scale, padding)
  }

  private static func canvas(
    _ key: String, _ width: Int, _ height: Int, _ scale: Int, _ padding: EdgeInsets
  ) throws(ParameterFailure) -> PixelSize {
    var sides: [Int] = []
    for (index, side) in [padding.top, padding.left, padding.bottom, padding.right].enumerated() {
      sides.append(try pixels("padding[\(index)]", side, scale, least: 0))
    }
    do {
      return try PixelSize(width: width + sides[1] + sides[3], height: height + sides[0] + sides[2])
    } catch {
      throw ParameterFailure(
        key: key, problem: error.description, remedy: "give a smaller size, scale or padding")
    }
  }

  /// A length in points as whole device pixels.
  fileprivate static func pixels(
    _ key: String, _ points: Double, _ scale: Int, least: Double
  ) throws(ParameterFailure) -> Int {
    guard points.isFinite, points >= least else {
      throw ParameterFailure(
        key: key, problem: "\(points) is impossible",
        remedy: least > 0 ? "give a size above 0" : "give 0 or more")
    }
    let value = points * Double(scale)
    guard value <= Double(PixelSize.longestSide) else {
      throw ParameterFailure(
        key: key, problem: "\(points) at scale \(scale) is larger than 16384 pixels", remedy: "give less")
    }
    guard value == value.rounded(.down) else {
      throw ParameterFailure(
        key: key, problem: "\(points) at scale \(scale) is no whole number of pixels",
        remedy: "give a multiple of 1/\(scale)")
    }
    return Int(value)
  }
}

extension PictureParameters.Component {
  /// Refuses what no size is to blame for.
  func check() throws(ParameterFailure) {
    switch self {
    case .popover(let popover): try popover.check(path: "")
    case .filmstrip(let filmstrip): try filmstrip.check()
    case .sourceImage, .stack, .tutorialPopover, .presentation: break
    }
  }

  /// The points of canvas around the component's bounds where none are given: whole ones, what a layer
  /// shadow's ink needs, else none.
  var defaultPadding: EdgeInsets {
    switch self {
    case .popover(let popover):
      guard popover.shadow == .layer else { return .zero }
      let frame = popover.view(metrics: .sources).pictureFrame
      let path = PopoverParameters.shadowPath(
        bounds: popover.bounds, direction: popover.direction, metrics: .sources)
      let shadow = PopoverShadow(path: path.moved(by: Vector(frame.x, frame.y)), metrics: .sources)
      return Self.padding(of: Size(frame.maxX, frame.maxY), for: shadow.inkBounds)
    case .filmstrip(let filmstrip):
      return filmstrip.shadowInk(metrics: .sources).map { Self.padding(of: filmstrip.size, for: $0) } ?? .zero
    case .sourceImage, .stack, .tutorialPopover, .presentation: return .zero
    }
  }

  private static func padding(of size: Size, for ink: Rect) -> EdgeInsets {
    // A side that is no sum of halves adds up with noise, which is no reason for another point.
    func whole(_ points: Double) -> Double { max(0, (points - 1e-6).rounded(.up)) }
    return EdgeInsets(
      top: whole(-ink.minY), left: whole(-ink.minX), bottom: whole(ink.maxY - size.height),
      right: whole(ink.maxX - size.width))
  }

  /// The component's own size in device pixels, and the key that gives it.
  fileprivate func extent(_ scale: Int) throws(ParameterFailure) -> (key: String, width: Int, height: Int) {
    func extent(
      _ key: String, _ size: Size
    ) throws(ParameterFailure) -> (key: String, width: Int, height: Int) {
      let least = Double.leastNonzeroMagnitude
      return (
        key, try PictureParameters.pixels("\(key)[0]", size.width, scale, least: least),
        try PictureParameters.pixels("\(key)[1]", size.height, scale, least: least)
      )
    }
    switch self {
    case .popover(let popover):
      let (key, width, height) = try extent("bounds", popover.bounds)
      // On the parent, from its origin to the picture's far edges; each length is whole pixels by itself.
      let frame = popover.view(metrics: .sources).pictureFrame
      return (
        key, width + (try PictureParameters.pixels("layouts", frame.x, scale, least: 0)),
        height + (try PictureParameters.pixels("layouts", frame.y, scale, least: 0))
      )
    case .sourceImage(let image): return try extent("name", image.name.size)
    case .stack(let stack): return try extent("frame", stack.frame)
    case .tutorialPopover(let tutorial): return try extent("bounds", tutorial.bounds)
    case .presentation(let presentation): return try extent("container", presentation.container)
    case .filmstrip(let filmstrip):
      let first = try extent("from.bounds", filmstrip.from.bounds)
      let last = try extent("to.bounds", filmstrip.to.bounds)
      return ("to.bounds", max(first.width, last.width), max(first.height, last.height))
    }
  }
}

extension PopoverParameters {
  /// Refuses what cannot be drawn; `path` leads to the parameters, with a dot at its end, or is empty.
  fileprivate func check(path: String) throws(ParameterFailure) {
    guard offset.isFinite else {
      throw ParameterFailure(
        key: "\(path)offset", problem: "\(offset) is impossible", remedy: "give a number")
    }
    guard (1...100).contains(layouts) else {
      throw ParameterFailure(
        key: "\(path)layouts", problem: "\(layouts) is impossible", remedy: "give 1, 2, 3, …, 100")
    }
    guard isFitted else { return }
    if let (problem, remedy) = CorrectedPopoverLayout.problem(bounds: bounds, direction: direction) {
      throw ParameterFailure(key: "\(path)bounds", problem: problem, remedy: remedy)
    }
  }
}

extension FilmstripParameters {
  /// Refuses what cannot be drawn.
  fileprivate func check() throws(ParameterFailure) {
    guard (0...1).contains(instant) else {
      throw ParameterFailure(key: "t", problem: "\(instant) is no instant", remedy: "give 0…1")
    }
    for (key, layouts) in [("from.layouts", from.layouts), ("to.layouts", to.layouts)] where layouts != 1 {
      throw ParameterFailure(
        key: key, problem: "\(layouts) layouts of an animated state", remedy: "leave it out here")
    }
    // Only the bounds of `from` are drawn, with all else of `to`.
    var first = to
    first.bounds = from.bounds
    try first.check(path: "from.")
    try to.check(path: "to.")
  }
}
