import Drawing
import Geometry
import Pixels
import SpecClauses

extension PopoverFaults {
  /// In the outlines of the images.
  static let outlining = [
    PlantedFault(
      "a handle half a point off", "seed", caughtBy: ["POP-17", "POP-18", "POP-19", "POP-20", "POP-21"],
      shiftedHandle),
    PlantedFault(
      "a handle half a point off", "corrected", caughtBy: ["POP-17", "POP-19", "POP-21", "COR-03"],
      shiftedHandle),
    PlantedFault(
      "the picture flipped for down", "seed", caughtBy: ["POP-21", "POP-22"],
      PopoverSeams.gradients { gradient, popover in
        if popover.text("name").hasPrefix("down") || popover.direction == "down" {
          (gradient.start, gradient.end) = (gradient.end, gradient.start)
        }
      }),
    PlantedFault(
      "the picture flipped for down", "corrected", caughtBy: ["POP-22", "POP-37", "COR-04"],
      PopoverSeams.gradients { gradient, popover in
        if popover.direction == "down" { (gradient.start, gradient.end) = (gradient.end, gradient.start) }
      }),
  ]

  /// The first curve's first control point moved; the path stays closed and of one piece.
  private static let shiftedHandle = PopoverSeams.outlines { path, _ in
    guard
      let control = path.elements.lazy.compactMap({ element -> Point? in
        if case .cubic(let control, _, _) = element { control } else { nil }
      }).first
    else { return path }
    return path.mapped { $0 == control ? Point($0.x + 0.5, $0.y + 0.5) : $0 }
  }

  /// In gradient, border and colours.
  static let painting = [
    PlantedFault("a border without a clip", "seed", caughtBy: ["POP-23"], unclippedBorder),
    PlantedFault("a border without a clip", "corrected", caughtBy: ["POP-23", "COR-04"], unclippedBorder),
    PlantedFault("a border twice as wide", "corrected", caughtBy: ["POP-23"], border(width: 2)),
    PlantedFault("a border twice as wide", "seed", caughtBy: ["POP-23"], border(width: 2)),
    PlantedFault("an extended gradient", "seed", caughtBy: ["POP-22"], extended),
    PlantedFault("an extended gradient", "corrected", caughtBy: ["POP-22"], extended),
    PlantedFault(
      "a gradient of the body alone", "corrected", caughtBy: ["POP-22", "POP-37", "COR-04"],
      PopoverSeams.gradients { gradient, popover in
        if popover.direction == "up" { gradient.start.y += 19 }
      }),
    PlantedFault("a premultiplied gradient", "seed", caughtBy: ["POP-22"], premultiplied),
    PlantedFault("a premultiplied gradient", "corrected", caughtBy: ["POP-22", "COR-04"], premultiplied),
    PlantedFault("an opaque gradient", "seed", caughtBy: ["POP-24"], opaque),
    PlantedFault("an opaque gradient", "corrected", caughtBy: ["POP-24"], opaque),
    PlantedFault(
      "body colours of the offset", "seed", caughtBy: ["POP-37"],
      PopoverSeams.gradients { gradient, popover in
        if popover.isVertical, popover.centre > popover.length / 2 { gradient.end.y += 10 }
      }),
  ]

  private static let extended = PopoverSeams.gradients { gradient, _ in gradient.isExtended = true }

  private static let opaque = PopoverSeams.gradients { gradient, _ in
    gradient.from = Color(red: gradient.from.red, green: gradient.from.green, blue: gradient.from.blue)
  }

  private static let unclippedBorder = PopoverSeams.draws { operation, _ in
    guard case .stroke = operation.content else { return operation }
    var operation = operation
    operation.clip = nil
    return operation
  }

  private static func border(width: Double) -> @Sendable (Subject) -> Subject {
    PopoverSeams.draws { operation, _ in
      guard case .stroke(let path, _, let color) = operation.content else { return operation }
      var operation = operation
      operation.content = .stroke(path, width: width, color)
      return operation
    }
  }

  /// A renderer that mixes premultiplied colours.
  private static let premultiplied: @Sendable (Subject) -> Subject = {
    $0.changingRenderer { PremultipliedGradients(right: $0) }
  }
}

/// Draws each gradient as rows of one colour, mixed premultiplied.
private struct PremultipliedGradients: Renderer {
  let right: any Renderer

  var identity: RendererIdentity { right.identity }
  var capabilities: Set<RendererCapability> { right.capabilities }

  func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap {
    var request = request
    let scale = Double(request.scale)
    request.displayList = rows(request.displayList, scale)
    return try right.render(request)
  }

  private func rows(_ list: DisplayList, _ scale: Double) -> DisplayList {
    DisplayList(
      list.operations.flatMap { operation -> [DrawOperation] in
        var operation = operation
        switch operation.content {
        case .image(let source, let rect): operation.content = .image(rows(source, scale), rect)
        case .resizable(let source, let caps, let rect):
          operation.content = .resizable(rows(source, scale), capInsets: caps, rect)
        // Only gradients from a picture's top to its bottom, as POP-22 has them.
        case .fill(_, .gradient(let gradient), _) where gradient.start.y == 0 && gradient.end.y > 0:
          let height = gradient.end.y
          return (0..<Int(height * scale)).map { row in
            let strip = Rect(
              x: 0, y: Double(row) / scale, width: 2 * gradient.end.x, height: 1 / scale)
            return DrawOperation(
              .fill(
                Path(strip), .color(mixed(gradient, (Double(row) + 0.5) / (height * scale))), shadow: nil),
              clip: operation.clip, label: operation.label)
          }
        case .fill, .stroke, .layerShadow: break
        }
        return [operation]
      })
  }

  private func rows(_ source: ImageSource, _ scale: Double) -> ImageSource {
    switch source {
    case .bitmap: source
    case .mirrored(let inner): .mirrored(rows(inner, scale))
    case .picture(let picture):
      .picture(Picture(size: picture.size, displayList: rows(picture.displayList, scale)))
    }
  }

  private func mixed(_ gradient: LinearGradient, _ t: Double) -> Color {
    let (from, to) = (gradient.from, gradient.to)
    let alpha = from.alpha + (to.alpha - from.alpha) * t
    func channel(_ first: Double, _ second: Double) -> Double {
      guard alpha > 0 else { return 0 }
      let mixed = first * from.alpha + (second * to.alpha - first * from.alpha) * t
      return min(1, max(0, mixed / alpha))
    }
    return Color(
      red: channel(from.red, to.red), green: channel(from.green, to.green),
      blue: channel(from.blue, to.blue), alpha: alpha)
  }
}
