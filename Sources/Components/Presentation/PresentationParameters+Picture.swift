import Drawing
import Geometry
import JSONText

extension PresentationParameters {
  /// The scene: container, anchor, keyboard, and over them the popover with its content.
  ///
  /// Presenting while visible dismisses (PRE-05): nothing but the surroundings shows then. The popover
  /// that was visible was presented by the same parameters, so these have to have a placement all the same.
  ///
  /// - Parameter scale: device pixels to a point; the frame lies on whole ones.
  func picture(metrics: PopoverMetrics, scale: Int, artworks: [String: ArtworkSet]) throws(ParameterFailure)
    -> ComponentPicture
  {
    let rules = PresentationMetrics.sources
    let set = try style.artwork(among: artworks)
    // POP-38: the sizes of the set place it, too.
    let own = set?.metrics(over: metrics) ?? metrics
    let placement = try PlacementSolver(popover: own, rules: rules).placement(of: self, scale: scale)
    let whole = Rect(x: 0, y: 0, width: container.width, height: container.height)
    var scene = ComponentPicture(
      displayList: DisplayList(surroundings), size: container, inkBounds: whole, regions: [],
      geometry: .null)
    var members: [String: JSONValue] = [
      "component": .string("presentation"), "container": whole.json, "safe": placement.safe.json,
      "anchor": placement.anchor.json, "visible": .boolean(!alreadyVisible),
    ]
    if !alreadyVisible {
      try show(
        placement, in: &scene, &members, metrics: metrics, rules: rules, scale: scale, set: set)
    }
    scene.geometry = .object(members)
    return scene
  }

  private func show(
    _ placement: Placement, in scene: inout ComponentPicture, _ members: inout [String: JSONValue],
    metrics: PopoverMetrics, rules: PresentationMetrics, scale: Int, set: ArtworkSet?
  ) throws(ParameterFailure) {
    let frame = placement.frame
    let toContainer = Point(frame.x, frame.y) - Point(0, 0)
    let popover = PopoverParameters(
      bounds: frame.size, direction: placement.direction, offset: placement.arrowOffset, style: style,
      profile: profile)
    let background =
      if let set {
        try popover.picture(artwork: set, scale: scale, metrics: metrics)
      } else {
        popover.picture(metrics: metrics, scale: scale)
      }
    let picture = Picture(size: frame.size, displayList: background.displayList)
    scene.displayList.operations.append(DrawOperation(.image(.picture(picture), frame), label: .body))

    // POP-30, the same in both profiles.
    let content = PopoverParts(
      bounds: frame.size, direction: placement.direction, metrics: set?.metrics(over: metrics) ?? metrics
    ).content.moved(by: toContainer)
    scene.displayList.operations += contents(
      in: content, style: set == nil ? style.colors(metrics) : nil, rules: rules)
    scene.regions = background.regions.map {
      ComponentPicture.Region($0.label, $0.rect.moved(by: toContainer))
    }

    members["direction"] = .string(placement.direction.rawValue)
    members["frame"] = frame.json
    members["arrowOffset"] = .number(placement.arrowOffset)
    members["content"] = content.json
    if let tip = Self.tip(background) {
      members["tip"] = .numbers([tip.x + toContainer.x, tip.y + toContainer.y])
    }
  }

  /// Where the background's own layout says that its tip lies.
  private static func tip(_ background: ComponentPicture) -> Point? {
    guard case .object(let members) = background.geometry, case .array(let place)? = members["tip"],
      place.count == 2, case .number(let x) = place[0], case .number(let y) = place[1]
    else { return nil }
    return Point(x, y)
  }
}
