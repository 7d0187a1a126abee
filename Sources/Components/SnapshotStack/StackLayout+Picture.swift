public import Drawing
import Geometry
import JSONText

extension StackLayout {
  /// The layout as something to draw, with an image of whatever size in the photo's place.
  public func picture(photo source: ImageSource?, metrics: StackMetrics) -> ComponentPicture {
    guard content == .sheets, let source else {
      return ComponentPicture(
        displayList: DisplayList(), size: frame, inkBounds: nil, regions: [], geometry: geometry)
    }
    let photoDraw = DrawOperation(.image(source, photo), label: .photo)
    let sheetOperations = operations(metrics)
    // A view draws into a bitmap of its own size: what reaches past the frame is cut (D-11 to D-13, D-17).
    let view = Picture(size: frame, displayList: DisplayList(sheetOperations + [photoDraw]))
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    return ComponentPicture(
      displayList: DisplayList([DrawOperation(.image(.picture(view), whole), label: .matte)]), size: frame,
      inkBounds: inkBounds(of: sheetOperations),
      regions: [
        ComponentPicture.Region(.photo, photo), ComponentPicture.Region(.matte, matteBounds(metrics)),
        ComponentPicture.Region(.shadow, whole),
      ],
      geometry: geometry)
  }

  /// The path whose fill casts the single mode's curved shadow (STK-04).
  func curvedShadowPath(_ metrics: StackMetrics) -> Path {
    let (x, y, w, h) = (matte.x, matte.y, matte.width, matte.height)
    let inset = metrics.shadowInset
    let height = metrics.shadowHeight
    var path = Path()
    path.move(to: Point(x + inset, y + h - height))
    path.line(to: Point(x + w - inset, y + h - height))
    path.line(to: Point(x + w - inset, y + h))
    path.quadratic(control: Point(shadowControl, y + h - height), to: Point(x + inset, y + h))
    path.close()
    return path
  }

  private func operations(_ metrics: StackMetrics) -> [DrawOperation] {
    // Fill and stroke composite twice, fill first (CG-03).
    func sheet(_ path: Path) -> [DrawOperation] {
      [
        DrawOperation(.fill(path, .color(metrics.fillColor), shadow: nil), label: .matte),
        DrawOperation(.stroke(path, width: metrics.strokeWidth, metrics.strokeColor), label: .matte),
      ]
    }
    func shadowed(_ path: Path, _ shadow: Shadow) -> DrawOperation {
      DrawOperation(.fill(path, .color(metrics.fillColor), shadow: shadow), label: .shadow)
    }
    switch mode {
    case .single:
      return [shadowed(curvedShadowPath(metrics), metrics.singleShadow)]
        + sheets.flatMap { sheet(Path(polygon: $0)) }
    case .stack:
      return sheets.flatMap { corners in
        let path = Path(polygon: corners)
        return [shadowed(path, metrics.stackShadow)] + sheet(path)
      }
    }
  }

  /// The rectangle that every fill, stroke and shadow keeps within, cut to the frame.
  private func inkBounds(of operations: [DrawOperation]) -> Rect? {
    let rects = operations.compactMap { operation -> Rect? in
      switch operation.content {
      case .fill(let path, _, let shadow):
        let shape = Rect(around: path.controlPoints)
        return shape.map { shape in shadow.map { shape.union($0.inkBounds(of: shape)) } ?? shape }
      case .stroke(let path, let width, _):
        return Rect(around: path.strokedExtent(width: width))
      case .layerShadow, .resizable, .image: return nil
      }
    }
    guard let first = rects.first else { return nil }
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let ink = rects.dropFirst().reduce(first) { $0.union($1) }.intersection(whole)
    return ink.isEmpty ? nil : ink
  }

  private func matteBounds(_ metrics: StackMetrics) -> Rect {
    let points = sheets.flatMap { Path(polygon: $0).strokedExtent(width: metrics.strokeWidth) }
    return Rect(around: points) ?? matte
  }

  private var geometry: JSONValue {
    var members: [String: JSONValue] = ["component": .string("stack"), "mode": .string(mode.rawValue)]
    switch content {
    case .noImage: members["draws"] = .string("nothing: no image")
    case .tooSmall: members["draws"] = .string("nothing: the frame is too small")
    case .sheets: members["draws"] = .string("sheets")
    }
    // Under `corrected` a frame that is too small has no rectangles to tell of (STK-16).
    if !sheets.isEmpty {
      members["matte"] = matte.json
      members["photo"] = photo.json
      members["imageScale"] = .number(imageScale)
      members["sheets"] = .array(sheets.map { .array($0.map { .numbers([$0.x, $0.y]) }) })
    }
    return .object(members)
  }
}

extension Path {
  /// The outer vertices of a stroke along a path of straight lines.
  fileprivate func strokedExtent(width: Double) -> [Point] {
    let stroker = Stroker(width: width)
    return flattened(tolerance: 1).flatMap { stroker.outline(of: $0) }.flatMap(\.points)
  }
}
