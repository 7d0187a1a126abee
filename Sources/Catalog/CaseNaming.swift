import Components
import Geometry
import JSONText
import RunModel

extension CaseID {
  /// The id of a popover background:
  /// `popover/DIRECTION/WxH-oOFFSET[-STYLE][-layer][-layoutsN][-corrected]@SCALEx`.
  static func popover(_ popover: PopoverParameters, styleName: String?, scale: Int) -> CaseID {
    let style = styleName.map { "-\($0)" } ?? ""
    let shadow = popover.shadow == .layer ? "-layer" : ""
    let layouts = popover.layouts > 1 ? "-layouts\(popover.layouts)" : ""
    let size = "\(digits(popover.bounds.width))x\(digits(popover.bounds.height))"
    let look = style + shadow + layouts + suffix(popover.profile)
    return named(
      "popover/\(popover.direction.rawValue)/\(size)-o\(digits(popover.offset))\(look)@\(scale)x")
  }

  /// The id of a source image: `source-image/STYLE/NAME[-mirrored]@SCALEx`.
  static func sourceImage(_ image: SourceImageParameters, styleName: String, scale: Int) -> CaseID {
    let reflection = image.reflection == .mirrored ? "-mirrored" : ""
    return named("source-image/\(styleName)/\(image.name.rawValue)\(reflection)@\(scale)x")
  }

  /// The id of a snapshot stack:
  /// `stack/MODE/IMAGE-WxH[-release-RELEASE][-HISTORY][-corrected]@SCALEx`.
  static func stack(_ stack: StackParameters, imageName: String, historyName: String?, scale: Int) -> CaseID {
    let release = stack.release == .current ? "" : "-release-\(stack.release.rawValue)"
    let history = historyName.map { "-\($0)" } ?? ""
    let size = "\(digits(stack.frame.width))x\(digits(stack.frame.height))"
    return named(
      "stack/\(stack.mode.rawValue)/\(imageName)-\(size)\(release)\(history)\(suffix(stack.profile))@\(scale)x"
    )
  }

  /// What tells a profile in an id: nothing for `seed`.
  static func suffix(_ profile: Profile) -> String { profile == .seed ? "" : "-\(profile.rawValue)" }

  static func digits(_ value: Double) -> String { JSONValue.number(value).serialized }

  static func named(_ text: String) -> CaseID {
    guard let id = CaseID(text) else { preconditionFailure("\(text) is no case id") }
    return id
  }
}
