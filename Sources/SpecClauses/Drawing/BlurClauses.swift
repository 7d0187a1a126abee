import Conformance
import Drawing

/// Context and layer shadows (CG-05, CG-06).
enum BlurClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-05": [
      ClauseCheck(
        "convolution", .pixels, needs: ["paths", "shadows"], of: { _ in CastShadow.context },
        classes: CastShadow.contextClasses
      ) { shadow, subject in
        try shadow.expected.demand(
          of: try subject.render(shadow.request), within: shadow.tolerance, "the shape over its shadow")
      },
      ClauseCheck(
        "under the whole shape", .pixels, needs: ["paths", "shadows"], of: { _ in CastShadow.context }
      ) { shadow, subject in
        // The shape drawn clear leaves the shadow alone; the shape over that is the whole.
        let whole = try subject.render(shadow.request)
        try shadow.over(try subject.render(shadow.shadowAlone))
          .demand(of: whole, within: shadow.tolerance, "the shape over the shadow drawn before it")
      },
    ],
    "CG-06": [
      ClauseCheck(
        "convolution", .pixels, needs: ["paths", "shadows"], of: { _ in CastShadow.layer },
        classes: CastShadow.layerClasses
      ) { shadow, subject in
        try shadow.expected.demand(
          of: try subject.render(shadow.request), within: shadow.tolerance, "the layer over its shadow")
      },
      ClauseCheck(
        "as a context blur of twice the radius", .pixels, needs: ["paths", "shadows"],
        of: { _ in CastShadow.layer }
      ) { shadow, subject in
        let layer = try subject.render(shadow.request)
        try ExpectedPicture(try subject.render(shadow.asContextShadow))
          .demand(of: layer, "the layer's shadow, to a context shadow of twice the radius,")
      },
    ],
  ]
}
