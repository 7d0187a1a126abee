import Components
import Drawing
import Geometry
import JSONText
import Pixels
import TestSupport
import Testing

/// A popover's view that is set and laid out again and again (POP-28, POP-29, D-09).
struct PopoverViewTests {
  private static func parameters(
    _ direction: ArrowDirection, _ profile: Profile, layouts: Int, scale: Int = 1
  ) throws -> PictureParameters {
    try PictureParameters(
      component: .popover(
        PopoverParameters(
          bounds: Size(120, 80), direction: direction, offset: 7, style: .standard, profile: profile,
          layouts: layouts)), scale: scale)
  }

  @Test(
    "POP-28, D-09: each layout with direction left moves the view right by 19",
    arguments: [(1, 19.0, 0.0), (2, 38, 38), (3, 57, 76), (4, 76, 114)])
  func pop28Left(layouts: Int, view: Double, picture: Double) {
    var popover = PopoverView(bounds: Size(120, 80), direction: .left, offset: 7, profile: .seed)
    for _ in 0..<layouts { popover.layOut() }
    #expect(popover.origin == Point(view, 0))
    #expect(popover.pictureFrame == Rect(x: picture, y: 0, width: 120, height: 80))
  }

  /// The background's centre is the number that is the view's on its parent: away from the parent's
  /// origin the background lies as far again from the view's.
  @Test("POP-28: the background's centre is the view's own, as a number") func pop28Origin() {
    var popover = PopoverView(bounds: Size(120, 80), direction: .up, offset: 0, profile: .seed)
    popover.set(origin: Point(30, 50))
    popover.layOut()
    popover.layOut()
    #expect(popover.origin == Point(30, 50))
    #expect(popover.pictureFrame == Rect(x: 60, y: 100, width: 120, height: 80))
  }

  @Test("POP-28: the canvas is the parent's, up to the last picture's right edge", arguments: 1...3)
  func pop28Canvas(layouts: Int) throws {
    let once = try draw(try Self.parameters(.left, .seed, layouts: 1).component, scale: 2)
    let parameters = try Self.parameters(.left, .seed, layouts: layouts, scale: 2)
    let bitmap = try draw(parameters.component, scale: 2)
    let left = (layouts - 1) * 38 * 2
    #expect(bitmap.width == 240 + left && bitmap.height == 160)
    var wrong = 0
    for y in 0..<160 {
      for x in 0..<bitmap.width where bitmap[x, y] != (x < left ? .clear : once[x - left, y]) { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(try PictureParameters(parameters.json) == parameters)
    guard layouts > 1, case .object(let geometry) = try parameters.picture().geometry else { return }
    #expect(geometry["view"] == .numbers([Double(layouts) * 19, 0, 120, 80]))
    #expect(geometry["picture"] == .numbers([Double(layouts - 1) * 38, 0, 120, 80]))
  }

  @Test("POP-28: other directions stay where they are", arguments: [ArrowDirection.up, .down, .right])
  func pop28Others(direction: ArrowDirection) throws {
    let once = try draw(try Self.parameters(direction, .seed, layouts: 1).component, scale: 1)
    #expect(try draw(try Self.parameters(direction, .seed, layouts: 3).component, scale: 1) == once)
  }

  @Test(
    "POP-29, COR-08: laying out again changes nothing under corrected", arguments: ArrowDirection.allCases)
  func pop29LaidOutAgain(direction: ArrowDirection) throws {
    let once = try draw(try Self.parameters(direction, .corrected, layouts: 1).component, scale: 1)
    for layouts in [2, 5] {
      #expect(
        try draw(try Self.parameters(direction, .corrected, layouts: layouts).component, scale: 1) == once)
    }
  }

  /// Random settings and layouts on one view; whatever came before, a layout gives what it gives on a
  /// new view with the same values.
  @Test("POP-29, COR-08: layout depends on the current values alone") func pop29AnyOrder() {
    var random = SplitMix64(seed: 0x2900)
    for _ in 0..<200 {
      var view = PopoverView(bounds: Size(60, 70), direction: .left, offset: 0, profile: .corrected)
      for _ in 0..<random.below(12) {
        switch random.below(5) {
        case 0: view.set(bounds: Size(Double(52 + random.below(300)), Double(52 + random.below(300))))
        case 1: view.set(origin: Point(Double(random.below(500)), Double(random.below(500))))
        case 2: view.set(direction: ArrowDirection.allCases[random.below(4)])
        case 3: view.set(offset: random.double(in: -300..<300))
        default: view.layOut()
        }
      }
      view.layOut()
      var fresh = PopoverView(
        bounds: view.bounds, direction: view.direction, offset: view.offset, profile: .corrected)
      fresh.set(origin: view.origin)
      fresh.layOut()
      #expect(view == fresh)
      #expect(
        view.pictureFrame
          == Rect(x: view.origin.x, y: view.origin.y, width: view.bounds.width, height: view.bounds.height))
      #expect(view.background.direction == view.direction && view.background.offset == view.offset)
    }
  }

  /// Set but not laid out: the background is as it was, and moves with the view.
  @Test("POP-28: setting alone draws nothing anew") func settingAlone() {
    var view = PopoverView(bounds: Size(60, 70), direction: .up, offset: 3, profile: .corrected)
    view.layOut()
    let before = view.background
    view.set(bounds: Size(90, 90))
    view.set(direction: .left)
    view.set(offset: -8)
    view.set(origin: Point(5, 6))
    #expect(view.background == before)
    #expect(view.pictureFrame == Rect(x: 5, y: 6, width: 60, height: 70))
  }
}
