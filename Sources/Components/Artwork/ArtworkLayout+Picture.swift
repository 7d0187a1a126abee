import Drawing
import Geometry
import JSONText

extension ArtworkLayout {
  /// The layout as something to draw.
  ///
  /// What is transparent in a user's image is not looked for: the ink bounds are the bounds.
  func picture(set: ArtworkSet, profile: Profile, scale: Int, metrics: PopoverMetrics) -> ComponentPicture {
    let part = ArtworkPart(image, reflection, of: set, scale: scale, profile: profile, metrics: metrics)
    return ComponentPicture(
      displayList: DisplayList([
        DrawOperation(
          stretch.content(
            of: part.source, over: Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)), label: .body
        )
      ]),
      size: bounds, inkBounds: Rect(x: 0, y: 0, width: bounds.width, height: bounds.height),
      regions: [ComponentPicture.Region(.arrow, arrow), ComponentPicture.Region(.body, body)],
      geometry: .object([
        "component": .string("popover"), "artwork": .string(set.name),
        "bounds": .numbers([bounds.width, bounds.height]), "direction": .string(direction.rawValue),
        "arrowCentre": .number(arrowCentre), "image": .string(image.rawValue),
        "imageSize": .numbers([imageSize.width, imageSize.height]),
        "mirrored": .boolean(reflection == .mirrored), "arrow": arrow.json, "body": body.json,
        "content": content.json, "stretch": stretch.json,
      ]))
  }
}

extension PopoverParameters {
  /// The background stretched from a set's images.
  ///
  /// - Parameter scale: the request's device pixels to a point.
  func picture(
    artwork set: ArtworkSet, scale: Int, metrics: PopoverMetrics
  ) throws(ParameterFailure) -> ComponentPicture {
    let layout = try ArtworkLayout(
      bounds: bounds, direction: direction, offset: offset, set: set, profile: profile, scale: scale,
      metrics: metrics)
    // The base class's constant moves the view (POP-28, D-08).
    let frame = view(metrics: metrics).pictureFrame
    let move = Vector(frame.x, frame.y)
    var picture = layout.picture(set: set, profile: profile, scale: scale, metrics: metrics)
    if layouts > 1 {
      let artwork = Picture(size: bounds, displayList: picture.displayList)
      picture.displayList = DisplayList([DrawOperation(.image(.picture(artwork), frame), label: .body)])
      picture.regions = picture.regions.map { ComponentPicture.Region($0.label, $0.rect.moved(by: move)) }
      picture.inkBounds = picture.inkBounds?.moved(by: move)
      picture.size = Size(frame.maxX, frame.maxY)
    }
    guard shadow == .layer else { return picture }
    return picture.over(PopoverShadow(path: layout.body.moved(by: move), metrics: metrics))
  }
}

extension SourceImageParameters {
  /// A set's image by itself, at its own size up to a whole pixel, mirrored or not (POP-39).
  func picture(artwork set: ArtworkSet, scale: Int, metrics: PopoverMetrics) -> ComponentPicture {
    let part = ArtworkPart(name, reflection, of: set, scale: scale, profile: .corrected, metrics: metrics)
    func onPixels(_ points: Double) -> Double { (points * Double(scale)).rounded(.up) / Double(scale) }
    let size = Size(onPixels(part.size.width), onPixels(part.size.height))
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return ComponentPicture(
      displayList: DisplayList([DrawOperation(.image(part.source, whole), label: .body)]), size: size,
      inkBounds: whole, regions: [ComponentPicture.Region(.body, whole)],
      geometry: .object([
        "component": .string("source-image"), "artwork": .string(set.name), "name": .string(name.rawValue),
        "size": .numbers([part.size.width, part.size.height]), "capInsets": part.capInsets.json,
      ]))
  }
}
