import Conformance
import Drawing
import Geometry
import JSONText
import Pixels

/// The same bytes for the same case (CG-12).
///
/// Other machines, optimisation levels and numbers of threads are for a run to compare, by its digest.
enum DeterminismClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-12": [
      ClauseCheck(
        "twice", .pixels, needs: Set(RendererCapability.allCases.map(\.rawValue)), of: { _ in AnyDraws.any },
        classes: AnyDraws.kinds
      ) { draws, subject in
        let first = try subject.render(draws.request)
        try ExpectedPicture(first).demand(of: try subject.render(draws.request), "the second picture")
      },
      ClauseCheck(
        "whatever lies around", .pixels, needs: Set(RendererCapability.allCases.map(\.rawValue)),
        of: { _ in AnyDraws.any }
      ) { draws, subject in try demandSame(draws.request, subject) },
      ClauseCheck("components", .pixels, of: ComponentInput.any, classes: ["popover", "stack", "tutorial"]) {
        component, subject in
        let picture = try subject.layOut(component.parameters)
        let again = try subject.layOut(component.parameters)
        try demand(
          picture.request.displayList == again.request.displayList, "a second layout draws otherwise",
          at: .everything)
        try demandSame(picture.request, subject)
      },
      ClauseCheck("bad input", .layout, of: BadInput.any, classes: BadInput.allClasses) { input, subject in
        do {
          _ = try subject.layOut(input.parameters)
          try demand(input.key == nil, "\(input.key ?? "") is taken as it is", at: .everything)
        } catch let refusal as Refusal {
          try demand(
            input.key.map { refusal.key.hasPrefix($0) } == true,
            "\(refusal.key) is refused (\(refusal.description)), not \(input.key ?? "accepted")")
        }
      },
    ]
  ]

  /// Demands that a picture on a larger bitmap, cut to its size, is the picture.
  private static func demandSame(_ request: RenderRequest, _ subject: Subject) throws {
    let picture = try subject.render(request)
    var larger = request
    let (left, top) = (3, 2)
    larger.origin = request.origin - Vector(Double(left), Double(top))
    larger.size = try PixelSize(
      width: request.size.width + (left + 4) * request.scale,
      height: request.size.height + (top + 5) * request.scale)
    let around = try subject.render(larger)
    try ExpectedPicture(width: picture.width, height: picture.height) { x, y in
      around[x + left * request.scale, y + top * request.scale]
    }.demand(of: picture, "the picture, to the same on a larger bitmap,")
  }
}
