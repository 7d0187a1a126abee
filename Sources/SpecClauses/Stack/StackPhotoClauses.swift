import Conformance
import Drawing
import Geometry
import Pixels

/// The photo (STK-11, STK-14).
enum StackPhotoClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-11": [
      ClauseCheck(
        "rectangle", .layout, of: StackSearch.layouts().after(0...2).inputs,
        classes: ["single", "stack", "drawn", "frame on pixels"], body: rectangle),
      ClauseCheck(
        "release 1.0", .layout, of: StackSearch.layouts().ofFirstRelease.inputs,
        classes: ["single", "stack", "drawn"], body: rectangle),
      ClauseCheck(
        "crisp edges", .pixels, needs: StackSearch.wholePicture, of: StackSearch.pictures().inputs,
        classes: ["single", "stack", "drawn"], body: crispEdges),
    ],
    "STK-14": [
      ClauseCheck(
        "rectangle", .layout, of: StackSearch.layouts(.aspect).inputs,
        classes: ["single", "stack", "wide", "tall", "square"], body: aspect),
      ClauseCheck(
        "photo", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.aspect).only { $0.isPhotoInFrame }.inputs,
        classes: ["single", "stack", "wide", "tall"], body: drawnAspect),
    ],
  ]

  /// STK-11. In release 1.0 of the source, under `seed`, moved by 7.5 and reduced by 14.
  static func rectangle(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let (matte, photo) = (try stack.matte, try stack.photo)
    let isFirst = input.release == "1.0" && !input.isCorrected
    let (move, reduction) = isFirst ? (7.5, 14.0) : (6.5, 13.0)
    let expected = Rect(
      x: matte.x + move, y: matte.y + move, width: matte.width - reduction, height: matte.height - reduction)
    try demand(
      photo == expected, "the photo's rectangle is \(photo), not \(expected)",
      at: .difference(photo, expected))
    try locating(at: .areas(photo)) {
      for number in [photo.x, photo.y, photo.width, photo.height] {
        try demand(number == number.rounded(), "the photo lies at \(photo), not on whole points")
      }
      guard case .image(let source, let place)? = stack.operations.last?.content else {
        throw Violation("the photo is not drawn last")
      }
      try demand(
        place == photo, "the photo is drawn at \(place), not \(photo)", at: .difference(place, photo))
      guard case .bitmap(let image) = source else { throw Violation("what is drawn is not the image") }
      try demand(
        image.size == input.photo.size,
        "the image drawn has \(image.size.width)×\(image.size.height) points, not \(input.photo.size)")
    }
  }

  /// STK-11 in pixels: all of the photo's rectangle has its colour, and nothing else has.
  static func crispEdges(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let photo = try stack.matte.inset(by: StackConstants.photoInset)
    let bitmap = try subject.render(stack.picture.request)
    let wanted = PixelRect(
      x: Int(photo.x) * input.scale, y: Int(photo.y) * input.scale, width: Int(photo.width) * input.scale,
      height: Int(photo.height) * input.scale)
    let wrong = bitmap.runs { x, y, pixel in (pixel == StackPhoto.green) != wanted.contains(x: x, y: y) }
    try demand(
      wrong.isEmpty, "the photo is not exactly the pixels of \(photo): \(wrong.count) runs differ",
      marks: wrong)
  }

  /// STK-14: there is a scale by which both sides are the image's to within a point.
  static func aspect(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let photo = try stack.photo
    try locating(at: .areas(photo)) { try demandAspect(photo.size, input) }
  }

  /// STK-14 in pixels.
  static func drawnAspect(_ input: StackInput, _ subject: Subject) throws {
    guard input.isDrawn else { return }
    let box = try StackPhoto.box(in: try subject.picture(input.parameters))
    let scale = Double(input.scale)
    try demandAspect(Size(Double(box.width) / scale, Double(box.height) / scale), input, marks: [box])
  }

  private static func demandAspect(_ found: Size, _ input: StackInput, marks: [PixelRect] = []) throws {
    let image = input.photo.size
    // |w − W·s| ≤ 1 and |h − H·s| ≤ 1 for one s: the two ranges of s meet. Floors may gain what 32-bit
    // floats lose.
    let least = max((found.width - 1) / image.width, (found.height - 1) / image.height)
    let most = min((found.width + 1) / image.width, (found.height + 1) / image.height)
    try demand(
      least <= most + 1e-4 / min(image.width, image.height),
      "the photo is \(found.width)×\(found.height), \(found.width / found.height) : 1; the image"
        + " \(image.width / image.height) : 1", marks: marks)
  }
}

extension StackInput {
  /// Whether the whole photo shows: under `seed` it may reach out of the frame (D-11).
  var isPhotoInFrame: Bool {
    guard isStack, !isCorrected, let figures else { return true }
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    return figures.photo.overhang(of: whole) <= 0
  }
}
