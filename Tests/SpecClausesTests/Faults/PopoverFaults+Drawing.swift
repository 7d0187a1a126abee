import Drawing
import Geometry
import Pixels
import SpecClauses

extension PopoverFaults {
  /// In stretching.
  static let stretching = [
    PlantedFault(
      "rounding to even", "seed", caughtBy: ["POP-12"],
      PopoverSeams.parameters { popover in
        let reach = popover.centre + 28
        if reach.rounded(.toNearestOrEven) != reach.rounded(.toNearestOrAwayFromZero) {
          popover.centre -= 0.001
        }
      }),
    PlantedFault(
      "a side offset of 6", "seed", caughtBy: ["POP-12", "POP-13"],
      PopoverSeams.parameters { popover in
        if !popover.isVertical, popover.centre > 25.5, popover.centre < popover.length - 26.5 {
          popover.centre += 1
        }
      }),
    PlantedFault(
      "a cap inset a point less", "seed", caughtBy: ["POP-02", "POP-11", "POP-12"],
      stretches { caps, isFirst in
        if isFirst, caps.top > 9 { caps.top -= 1 }
      }),
    PlantedFault(
      "second insets of 10", "seed", caughtBy: ["POP-03", "POP-13"],
      stretches { caps, isFirst in
        if !isFirst, caps.right == 9 { caps.right = 10 }
        if !isFirst, caps.bottom == 9 { caps.bottom = 10 }
      }),
    PlantedFault(
      "a column of the arrow repeated", "seed", caughtBy: ["POP-13", "POP-15"],
      stretches { caps, isFirst in
        if !isFirst, caps.right == 9 { caps.left = max(0, caps.left - 12) }
        if !isFirst, caps.bottom == 9 { caps.top = max(0, caps.top - 12) }
      }),
    PlantedFault(
      "caps longer than the bounds", "seed", caughtBy: ["POP-35"], stretches { caps, _ in caps.right += 6000 }
    ),
    PlantedFault(
      "images a point wider", "seed", caughtBy: ["POP-04"],
      PopoverSeams.layout { layout, popover in
        layout.size.width += 1
        layout.changeDraws { operation in
          guard case .resizable(.picture(let picture), let caps, let rect) = operation.content else {
            return operation
          }
          var operation = operation
          operation.content = .resizable(
            .picture(
              Picture(
                size: Size(picture.size.width + 1, picture.size.height), displayList: picture.displayList)),
            capInsets: caps, rect)
          return operation
        }
      }),
    PlantedFault(
      "images a pixel wider", "seed", caughtBy: ["POP-04"],
      PopoverSeams.layout { layout, _ in
        if let size = try? PixelSize(width: layout.request.size.width + 1, height: layout.request.size.height)
        {
          layout.request.size = size
        }
      }),
    PlantedFault(
      "drawn a point short", "seed", caughtBy: ["POP-11", "POP-13"],
      PopoverSeams.layout { layout, _ in
        for (index, operation) in layout.request.displayList.operations.enumerated() {
          guard case .resizable(let source, let caps, let rect) = operation.content else { continue }
          layout.request.displayList.operations[index].content = .resizable(
            source, capInsets: caps, Rect(x: 0, y: 0, width: rect.width, height: rect.height - 1))
        }
      }),
    PlantedFault(
      "one-part in the middle", "seed", caughtBy: ["POP-06", "POP-07", "POP-12"],
      PopoverSeams.parameters { popover in
        if popover.centre > 60, popover.centre < 61 { popover.centre = popover.length + 10 }
      }),
  ]

  /// Changes the cap insets of stretches; the first one is that of an image.
  private static func stretches(
    _ change: @escaping @Sendable (inout EdgeInsets, _ isFirst: Bool) -> Void
  ) -> @Sendable (Subject) -> Subject {
    PopoverSeams.draws { operation, _ in
      guard case .resizable(let source, var caps, let rect) = operation.content else { return operation }
      var isFirst = true
      if case .picture(let picture) = source, case .resizable? = picture.displayList.operations.first?.content
      {
        isFirst = false
      }
      change(&caps, isFirst)
      var operation = operation
      operation.content = .resizable(source, capInsets: caps, rect)
      return operation
    }
  }

  /// In fitting an outline.
  static let fitting = [
    PlantedFault(
      "an image that is stretched", "corrected", caughtBy: ["POP-35", "COR-01"],
      PopoverSeams.draws { operation, popover in
        guard case .image(let source, let rect) = operation.content, popover.isPopover else {
          return operation
        }
        var operation = operation
        let half = rect.width / 2 + 1
        operation.content = .resizable(
          source, capInsets: EdgeInsets(top: 1, left: half, bottom: 1, right: half), rect)
        return operation
      }),
    PlantedFault(
      "another margin for down", "corrected", caughtBy: ["POP-36", "COR-01"],
      { right in
        let outlines = PopoverSeams.outlines { path, popover in
          popover.direction == "down" ? path.mapped { Point($0.x + 0.5, $0.y) } : path
        }
        return outlines(right)
      }),
    PlantedFault(
      "ink bounds of the whole bounds for left", "corrected", caughtBy: ["POP-36"],
      PopoverSeams.layout { layout, popover in
        if popover.direction == "left" {
          layout.inkBounds = Rect(x: 0, y: 0, width: popover.width, height: popover.height)
        }
      }),
    PlantedFault(
      "the outline half a point lower", "seed", caughtBy: ["POP-36", "POP-17", "POP-18", "POP-19"],
      PopoverSeams.outlines { path, _ in path.mapped { Point($0.x, $0.y + 0.5) } }),
    PlantedFault(
      "a base of 37", "corrected", caughtBy: ["COR-02"],
      PopoverSeams.outlines { path, popover in
        guard popover.isPopover, case .line(let end)? = path.elements.dropFirst().first else { return path }
        return path.mapped { $0 == end ? Point($0.x + 0.5, $0.y) : $0 }
      }),
    PlantedFault(
      "round corners wherever the arrow is", "corrected", caughtBy: ["COR-03"],
      PopoverSeams.outlines(roundCorners)),
    PlantedFault(
      "a column of another colour", "corrected", caughtBy: ["POP-15", "COR-04"],
      { $0.changingPixels(spoilColumn) }),
    PlantedFault(
      "a column of another colour", "seed", caughtBy: ["POP-15", "POP-22"],
      { $0.changingPixels(spoilColumn) }),
    PlantedFault(
      "an arrow that lags a pixel behind", "corrected", caughtBy: ["POP-14", "COR-02"],
      PopoverSeams.parameters { popover in if popover.centre > 40 { popover.centre -= 1 } }),
    PlantedFault(
      "corners of radius 5", "corrected", caughtBy: ["POP-01", "COR-01"],
      PopoverSeams.outlines { path, popover in
        guard popover.isPopover else { return path }
        return Path.chamfered(path, by: 2)
      }),
  ]

  /// The handles of the corners beside the arrow as for an arc, though the arrow is in its way.
  private static func roundCorners(_ path: Path, _ popover: PopoverSeams.Popover) -> Path {
    guard popover.isPopover else { return path }
    var changed = Path()
    var place = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        changed.move(to: point)
        place = point
      case .line(let point):
        changed.line(to: point)
        place = point
      case .cubic(_, _, let end):
        // Up's outline leaves the shoulder along x, and down's too; the others turn x and y round.
        let isAlong = (place.y - 19).magnitude < 1e-9 || (popover.height - 19 - place.y).magnitude < 1e-9
        let corner = isAlong == popover.isVertical ? Point(end.x, place.y) : Point(place.x, end.y)
        func handle(_ point: Point) -> Point { point + (corner - point) * 0.5522847498 }
        changed.cubic(handle(place), handle(end), to: end)
        place = end
      case .quadratic(let control, let end): changed.quadratic(control: control, to: end)
      case .close: changed.close()
      }
    }
    return changed
  }

  @Sendable private static func spoilColumn(_ bitmap: inout Bitmap) {
    let column = bitmap.width / 3
    for row in 0..<bitmap.height {
      let pixel = bitmap[column, row]
      guard pixel.alpha == 255 else { continue }
      bitmap[column, row] = PremultipliedPixel(
        red: pixel.red > 127 ? pixel.red - 20 : pixel.red + 20, green: pixel.green, blue: pixel.blue,
        alpha: 255)
    }
  }
}

extension Path {
  /// The path with each curve's handles drawn in, so that it runs further out.
  fileprivate static func chamfered(_ path: Path, by distance: Double) -> Path {
    var changed = Path()
    for element in path.elements {
      switch element {
      case .move(let point): changed.move(to: point)
      case .line(let point): changed.line(to: point)
      case .cubic(let control1, let control2, let end):
        let corner = Point(
          control1.x + (control2.x - control1.x) / 2, control1.y + (control2.y - control1.y) / 2)
        let way = corner - Point((control1.x + end.x) / 2, (control1.y + end.y) / 2)
        let step = way * (distance / max(1, way.length))
        changed.cubic(control1 + step, control2 + step, to: end)
      case .quadratic(let control, let end): changed.quadratic(control: control, to: end)
      case .close: changed.close()
      }
    }
    return changed
  }
}
