import Drawing
import Geometry
import JSONText
import SpecClauses

/// The seams of the snapshot stack's code, and what its layouts hold.
enum StackSeams {
  /// Other parameters are laid out.
  static func parameters(
    _ change: @escaping @Sendable (inout [String: JSONValue]) -> Void
  ) -> @Sendable (Subject) -> Subject {
    {
      $0.changingParameters { members in
        var members = members
        change(&members)
        return members
      }
    }
  }

  /// A layout is changed, knowing its parameters.
  static func layout(
    _ change: @escaping @Sendable (inout LaidOutPicture, [String: JSONValue]) -> Void
  ) -> @Sendable (Subject) -> Subject {
    {
      $0.changingLayouts { picture, parameters in
        guard case .object(let members) = parameters, members["component"] == .string("stack") else { return }
        change(&picture, members)
      }
    }
  }

  /// A rectangle of the figures, and the photo's draw if it is the photo's.
  static func rect(
    _ key: String, where isChanged: @escaping @Sendable ([String: JSONValue]) -> Bool = { _ in true },
    _ change: @escaping @Sendable (Rect) -> Rect
  ) -> @Sendable (Subject) -> Subject {
    layout { picture, members in
      guard isChanged(members), picture.draws, let rect = picture.rect(key) else { return }
      let changed = change(rect)
      picture.set(key, .numbers([changed.x, changed.y, changed.width, changed.height]))
      guard key == "photo" else { return }
      picture.changeOperations { operation in
        if case .image(let source, _) = operation.content { operation.content = .image(source, changed) }
      }
    }
  }

  /// Every operation of the view is changed, or removed.
  static func operations(
    _ change: @escaping @Sendable (inout DrawOperation) -> Void
  ) -> @Sendable (Subject) -> Subject {
    layout { picture, _ in picture.changeOperations(change) }
  }

  /// The sheets' corners are changed, in the figures and in what is drawn; `photo` and frame are given.
  static func sheets(
    _ change: @escaping @Sendable (_ sheets: [[Point]], _ photo: Rect, _ frame: Size) -> [[Point]]
  ) -> @Sendable (Subject) -> Subject {
    layout { picture, _ in
      guard picture.draws, let sheets = picture.sheets, let photo = picture.rect("photo") else { return }
      let changed = change(sheets, photo, picture.size)
      picture.set("sheets", .array(changed.map { .array($0.map { .numbers([$0.x, $0.y]) }) }))
      picture.changeOperations { operation in
        func replaced(_ path: Path) -> Path {
          sheets.firstIndex(of: path.controlPoints).map { Path(polygon: changed[$0]) } ?? path
        }
        switch operation.content {
        case .fill(let path, let paint, let shadow):
          operation.content = .fill(replaced(path), paint, shadow: shadow)
        case .stroke(let path, let width, let color):
          operation.content = .stroke(replaced(path), width: width, color)
        default: break
        }
      }
    }
  }
}

extension LaidOutPicture {
  /// Whether sheets are drawn.
  var draws: Bool { figure("draws") == .string("sheets") }

  /// A figure of the layout.
  func figure(_ key: String) -> JSONValue? {
    guard case .object(let members) = geometry else { return nil }
    return members[key]
  }

  fileprivate func rect(_ key: String) -> Rect? {
    guard case .array(let values)? = figure(key) else { return nil }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var sheets: [[Point]]? {
    guard case .array(let sheets)? = figure("sheets") else { return nil }
    return sheets.map { sheet in
      guard case .array(let corners) = sheet else { return [] }
      return corners.compactMap { corner in
        guard case .array(let values) = corner, case .number(let x)? = values.first,
          case .number(let y)? = values.last
        else { return nil }
        return Point(x, y)
      }
    }
  }

  /// Puts a figure in the place of another.
  mutating func set(_ key: String, _ value: JSONValue?) {
    guard case .object(var members) = geometry else { return }
    members[key] = value
    geometry = .object(members)
  }

  /// What is drawn in the view's own bitmap.
  var viewOperations: [DrawOperation] {
    get {
      guard case .image(.picture(let view), _)? = request.displayList.operations.first?.content else {
        return []
      }
      return view.displayList.operations
    }
    set {
      guard case .image(.picture(var view), let place)? = request.displayList.operations.first?.content
      else { return }
      view.displayList = DisplayList(newValue)
      request.displayList.operations[0].content = .image(.picture(view), place)
    }
  }

  /// Changes each operation of the view.
  mutating func changeOperations(_ change: (inout DrawOperation) -> Void) {
    var operations = viewOperations
    for index in operations.indices { change(&operations[index]) }
    viewOperations = operations
  }
}
