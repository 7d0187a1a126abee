import Drawing
import Geometry
import Pixels

/// The colours of the scene round a popover: flat, opaque, and none of them a default style's.
enum PresentationColor {
  /// The container: light gray (CG-11).
  static let container = Color(white: 2.0 / 3)
  /// The button that is the anchor.
  static let anchor = Color(red: 0.25, green: 0.45, blue: 0.75)
  /// The keyboard.
  static let keyboard = Color.gray
}

extension PresentationParameters {
  /// What lies below the popover: the container, the anchor as a flat button in it, and the keyboard over
  /// both when it is shown.
  var surroundings: [DrawOperation] {
    let whole = Rect(x: 0, y: 0, width: container.width, height: container.height)
    var operations = [Self.fill(whole, PresentationColor.container)]
    // An anchor may reach out of its container, which cuts it.
    let button = anchor.intersection(whole)
    if !button.isEmpty { operations.append(Self.fill(button, PresentationColor.anchor)) }
    if keyboard > 0 {
      let panel = Rect(
        x: 0, y: container.height - keyboard, width: container.width, height: keyboard)
      operations.append(Self.fill(panel.intersection(whole), PresentationColor.keyboard))
    }
    return operations
  }

  /// What is shown in the popover.
  ///
  /// Navigation content is white between a bar at the top and a toolbar at the bottom, each as high as
  /// `barHeight` or as what the content leaves it, the bar first. Both have the background's look: the
  /// style's gradient from top to bottom, and a line of its border colour, 1 point or less, along the
  /// side that faces the white. A translucent style shows the white through.
  func contents(
    in rect: Rect, style: PopoverStyle?, rules: PresentationMetrics
  ) -> [DrawOperation] {
    guard !rect.isEmpty else { return [] }
    switch content {
    case .plain: return [Self.fill(rect, .white)]
    case .color(let color): return [Self.fill(rect, color)]
    case .navigation:
      let barHeight = min(rules.barHeight, rect.height)
      let toolbarHeight = min(rules.barHeight, rect.height - barHeight)
      let bar = Rect(x: rect.x, y: rect.y, width: rect.width, height: barHeight)
      let toolbar = Rect(
        x: rect.x, y: rect.maxY - toolbarHeight, width: rect.width, height: toolbarHeight)
      guard let style else {
        let between = Rect(x: rect.x, y: bar.maxY, width: rect.width, height: toolbar.minY - bar.maxY)
        return between.isEmpty ? [] : [Self.fill(between, .white)]
      }
      return [Self.fill(rect, .white)]
        + Self.bar(bar, style: style, lineAt: bar.maxY - min(1, bar.height))
        + Self.bar(toolbar, style: style, lineAt: toolbar.minY)
    }
  }

  private static func bar(_ rect: Rect, style: PopoverStyle, lineAt y: Double) -> [DrawOperation] {
    guard !rect.isEmpty else { return [] }
    let gradient = LinearGradient(
      from: style.from, to: style.to, start: Point(rect.midX, rect.minY), end: Point(rect.midX, rect.maxY),
      isExtended: false)
    let line = Rect(x: rect.x, y: y, width: rect.width, height: min(1, rect.height))
    return [
      DrawOperation(.fill(Path(rect), .gradient(gradient), shadow: nil), label: .body),
      fill(line, style.border),
    ]
  }

  private static func fill(_ rect: Rect, _ color: Color) -> DrawOperation {
    DrawOperation(.fill(Path(rect), .color(color), shadow: nil), label: .body)
  }
}
