import Drawing
import Geometry
import Pixels

/// A shape and its shadow, as a context casts it or a layer.
struct CastShadow: DrawingInput {
  var frame: DeviceFrame
  var shape: Outline
  /// In eighths of a point.
  var offset: (x: Int, y: Int)
  /// The context's blur, or twice the layer's radius, in quarters of a point.
  var blur: Int
  var shadowColor: StepColor
  /// What the shape is filled with, over the shadow.
  var color: StepColor
  /// Below all.
  var below: StepColor
  var clip: Outline?
  var isLayer: Bool

  /// The clause does not say whether the clip's coverage meets the mask or the shadow's alpha, and each has
  /// its rounding: one step.
  var tolerance: Int { clip == nil ? 0 : 1 }

  private var blurInPoints: Double { Double(blur) / 4 }
  private var offsetInPoints: Vector { Vector(Double(offset.x) / 8, Double(offset.y) / 8) }

  private func request(fill: StepColor, isLayer: Bool) -> RenderRequest {
    let path = shape.path(in: frame)
    let clip = clip?.path(in: frame)
    let ground = DrawOperation(
      .fill(GridRect(frame.bounds).path(in: frame), .color(below.color), shadow: nil), label: .body)
    if !isLayer {
      let shadow = Shadow(offset: offsetInPoints, blur: blurInPoints, color: shadowColor.color)
      return frame.request([
        ground, DrawOperation(.fill(path, .color(fill.color), shadow: shadow), clip: clip, label: .body),
      ])
    }
    let cast = DrawOperation.Content.layerShadow(
      path, offset: offsetInPoints, radius: blurInPoints / 2, shadowColor.color)
    return frame.request([
      ground, DrawOperation(cast, clip: clip, label: .shadow),
      DrawOperation(.fill(path, .color(fill.color), shadow: nil), clip: clip, label: .body),
    ])
  }

  var request: RenderRequest { request(fill: color, isLayer: isLayer) }

  /// The same with nothing of the shape to be seen.
  var shadowAlone: RenderRequest {
    var clear = color
    clear.alpha = 0
    return request(fill: clear, isLayer: isLayer)
  }

  /// A layer's shadow cast by a context.
  var asContextShadow: RenderRequest { request(fill: color, isLayer: false) }

  /// The shape drawn over a picture.
  func over(_ picture: Bitmap) -> ExpectedPicture {
    let coverage = shape.coverage(within: frame.bounds)
    let clip = clip?.coverage(within: frame.bounds)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      let covered = ExactSource.product(coverage.byte(x: x, y: y), clip?.byte(x: x, y: y) ?? 255)
      return ExactSource(color, coverage: covered).over(picture[x, y])
    }
  }

  /// How far the shadow falls and how far it is blurred, in device pixels.
  var fall: (step: Vector, blur: Double) {
    let scale = Double(frame.scale)
    return (offsetInPoints * scale, blurInPoints * scale)
  }

  var expected: ExpectedPicture {
    let (step, blur) = fall
    let around = frame.bounds.insetBy(-ShadowOracle.reach(blur: blur))
    let cast = shape.coverage(within: around, movedBy: step)
    let mask = ShadowOracle.mask(width: frame.width, height: frame.height, blur: blur) {
      cast.byte(x: $0, y: $1)
    }
    let coverage = shape.coverage(within: frame.bounds)
    let clip = clip?.coverage(within: frame.bounds)
    let ground = ExactSource(below, coverage: 255).over(.clear)
    return ExpectedPicture(width: frame.width, height: frame.height) { x, y in
      let clipped = clip?.byte(x: x, y: y) ?? 255
      let shadow = ExactSource.product(mask[y * frame.width + x] * shadowColor.alpha / 255, clipped)
      let covered = ExactSource.product(coverage.byte(x: x, y: y), clipped)
      return ExactSource(color, coverage: covered)
        .over(ExactSource(shadow: shadowColor, alpha: shadow).over(ground))
    }
  }
}
