import Conformance
import Drawing
import Geometry
import JSONText
import Pixels

/// A stack as a subject lays it out.
struct LaidOutStack {
  let picture: LaidOutPicture
  /// Whether the layout says that something is drawn.
  let isDrawn: Bool

  init(_ input: StackInput, _ subject: Subject) throws {
    picture = try subject.layOut(input.parameters)
    let says = try picture.text("draws")
    isDrawn = says == "sheets"
    try demand(isDrawn || says.hasPrefix("nothing"), "the layout says that it draws \(says)", at: .everything)
  }

  /// The stack, or nil where nothing is drawn.
  static func drawn(_ input: StackInput, _ subject: Subject) throws -> LaidOutStack? {
    let stack = try LaidOutStack(input, subject)
    return stack.isDrawn ? stack : nil
  }

  var matte: Rect { get throws { try picture.rect("matte") } }
  var photo: Rect { get throws { try picture.rect("photo") } }
  var imageScale: Double { get throws { try picture.number("imageScale") } }

  /// Bottom to top.
  var sheets: [StackSheet] {
    get throws {
      guard case .array(let sheets)? = picture.value("sheets") else {
        throw Violation("the layout has no sheets", at: .everything)
      }
      return try sheets.map { sheet in
        guard case .array(let corners) = sheet, corners.count == 4 else {
          throw Violation("a sheet has no four corners: \(sheet)", at: .everything)
        }
        return StackSheet(
          try corners.map { corner in
            guard case .array(let values) = corner, values.count == 2, case .number(let x) = values[0],
              case .number(let y) = values[1]
            else { throw Violation("a sheet's corner is no point: \(corner)", at: .everything) }
            return Point(x, y)
          })
      }
    }
  }

  /// Where a sheet lies; the whole picture for one that the layout does not tell of.
  func sheetPlace(_ index: Int) -> MarkedPlaces {
    guard let sheets = try? sheets, sheets.indices.contains(index) else { return .everything }
    return .box(around: sheets[index].corners)
  }

  /// Where the matte differs from another; the other where the layout does not tell of it.
  func matteDifference(from expected: Rect) -> MarkedPlaces {
    .difference((try? matte) ?? expected, expected)
  }

  /// What is drawn, in the frame's coordinates.
  ///
  /// A view may draw into a bitmap of its own size, which cuts what reaches further; that one is opened.
  var operations: [DrawOperation] {
    let all = picture.request.displayList.operations
    guard all.count == 1, case .image(.picture(let view), let place) = all[0].content, all[0].clip == nil,
      place == Rect(x: 0, y: 0, width: view.size.width, height: view.size.height)
    else { return all }
    return view.displayList.operations
  }

  /// The fills without shadows: of each sheet one, bottom to top.
  var sheetFills: [DrawOperation] {
    operations.filter { if case .fill(_, _, nil) = $0.content { true } else { false } }
  }

  /// Operations drawn on a canvas that is larger than the frame.
  ///
  /// - Parameter margin: points of canvas beyond each side of the frame.
  func bitmap(of operations: [DrawOperation], margin: Int, by subject: Subject) throws -> Bitmap {
    var request = picture.request
    request.displayList = DisplayList(operations)
    request.size = try PixelSize(
      width: request.size.width + 2 * margin * request.scale,
      height: request.size.height + 2 * margin * request.scale)
    request.origin = Point(-Double(margin), -Double(margin))
    return try subject.render(request)
  }
}
