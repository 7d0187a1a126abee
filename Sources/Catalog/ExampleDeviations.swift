import Components
import Geometry

/// One input for each row of SPEC section 6.
public enum ExampleDeviations {
  /// D-01 to D-19, in order.
  public static let all: [ExampleDeviation] = popovers + layouts + stacks

  private static let popovers = [
    ExampleDeviation(
      "D-01", "The two-part stretch puts the arrow's tip one point before a whole centre: at 59 for 60.",
      popover(120, 80, .up, 0)),
    ExampleDeviation(
      "D-02", "At an edge the tip is fixed 24 points from the corner: at 296 for the centre 319.",
      popover(320, 80, .up, 159)),
    ExampleDeviation(
      "D-03", "The first stretch is shorter than its caps, 58 points against 71: the body is squeezed.",
      popover(80, 120, .right, -30)),
    ExampleDeviation(
      "D-04", "The caps of the second stretch exceed the bounds, 322 points against 320.",
      popover(320, 80, .up, 134.5)),
    ExampleDeviation(
      "D-05",
      "In a narrow popover the arrow is at both edges at once, and the caps exceed the bounds, 51 against 50.",
      popover(50, 60, .up, 0)),
    ExampleDeviation(
      "D-06",
      "The images' transparent margins differ: the left one is 2 points at the left edge, 1 at offset 0.",
      popover(120, 80, .up, -60)),
    ExampleDeviation(
      "D-07",
      "The gradient is squeezed into the unstretched rows: light above the arrow, dark below.",
      popover(80, 120, .right, 0)),
    ExampleDeviation(
      "D-08",
      "Half of the arrow base is the base class's constant: a base of 60 at centre 30 counts as between.",
      popover(120, 80, .up, -30, .artwork("wide-arrow"))),
  ]

  private static let layouts = [
    ExampleDeviation(
      "D-09", "Each layout with direction left moves the view 19 points on: after two the picture is at 38.",
      popover(120, 80, .left, 0, layouts: 2)),
    ExampleDeviation(
      "D-10", "Mirroring takes the screen's scale for the image's: a 1× picture comes out half size at 2×.",
      popover(120, 80, .left, 0, .artwork("one-x-only")), scale: 2),
  ]

  private static let stacks = [
    ExampleDeviation(
      "D-11",
      "An image that already fits is enlarged by the first snapshot's height: a matte of 495×247 in 280×280.",
      stack(280, 280, "solid:200x100:808080")),
    ExampleDeviation(
      "D-12", "What the image before left decides the next one's scale: a matte of 243×487 in 280×280.",
      stack(280, 280, "solid:100x200:808080", history: [.image(image("solid:600x400:808080"))])),
    ExampleDeviation(
      "D-13", "A new frame computes no new scale: a matte of 260×173 in 280×100.",
      stack(
        280, 100, "solid:600x400:808080",
        history: [.frame(Size(280, 280)), .image(image("solid:600x400:808080"))])),
    ExampleDeviation(
      "D-14", "The sine terms use the bounding size: the sheets lie at 2.611° and −3.161°.",
      stack(120, 120, "solid:300x300:808080")),
    ExampleDeviation(
      "D-15", "A fixed matte is taken off a rectangle true to the aspect: 3:2 is drawn at 1.614.",
      stack(120, 120, "solid:600x400:808080")),
    ExampleDeviation(
      "D-16", "The shadow's curve has its control point at 115.25 instead of 139: a skewed shadow.",
      stack(280, 280, "solid:400x600:808080", mode: .single)),
    ExampleDeviation(
      "D-17", "The stack's shadows are cut at the frame's bottom: alpha 12 in the last row.",
      stack(280, 280, "solid:326x326:808080")),
    ExampleDeviation(
      "D-18", "A small frame gives negative rectangles: a photo of −6×−4.",
      stack(20, 20, "solid:600x400:808080", mode: .single)),
    ExampleDeviation(
      "D-19",
      "In release 1.0 the width decides whenever W > H: the matte begins 40.5 points above the frame.",
      stack(250, 100, "solid:600x400:808080", mode: .single, release: .first)),
  ]

  private static func popover(
    _ width: Double, _ height: Double, _ direction: ArrowDirection, _ offset: Double,
    _ style: StyleChoice = .standard, layouts: Int = 1
  ) -> PictureParameters.Component {
    .popover(
      PopoverParameters(
        bounds: Size(width, height), direction: direction, offset: offset, style: style, profile: .seed,
        layouts: layouts))
  }

  private static func stack(
    _ width: Double, _ height: Double, _ picture: String, mode: StackMode = .stack,
    release: StackRelease = .current, history: [StackParameters.Setting] = []
  ) -> PictureParameters.Component {
    .stack(
      StackParameters(
        frame: Size(width, height), mode: mode, image: image(picture), release: release, history: history,
        profile: .seed))
  }

  private static func image(_ text: String) -> StackImage {
    do { return try StackImage(text, key: "image") } catch {
      preconditionFailure("the examples' own pictures are possible: \(error)")
    }
  }
}
