import Components
import Pixels

/// A style of popover backgrounds and its name in ids.
struct NamedStyle {
  let name: String
  let choice: StyleChoice

  static let standard = NamedStyle(name: "default", choice: .standard)
  static let renderedImages = NamedStyle(name: "rendered-images", choice: .renderedImages)
  /// Every colour lets through what lies behind it, each by another share.
  static let translucent = NamedStyle(
    name: "translucent",
    choice: .colors(
      PopoverStyle(
        border: Color(red: 0.1, green: 0.2, blue: 0.5, alpha: 0.7),
        from: Color(red: 1, green: 0.75, blue: 0.5, alpha: 0.75),
        to: Color(red: 0.4, green: 0.1, blue: 0.35, alpha: 0.4))))

  /// The name in ids of popovers: nil for the style `default`.
  var idName: String? { name == NamedStyle.standard.name ? nil : name }

  static let all = [standard, renderedImages, translucent]
}
