import Conformance
import Geometry
import JSONText
import PropertyTesting

/// What describes no presentation (POP-34).
enum ImpossiblePresentationClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-34": [
      ClauseCheck(
        "impossible values", .layout, of: ImpossiblePresentation.any,
        classes: ImpossiblePresentation.Kind.allCases.map(\.rawValue)
      ) { input, subject in
        try subject.demandRefusal(
          of: input.impossible, naming: [input.kind.key], because: "\(input.kind.rawValue) is impossible")
      },
      ClauseCheck("no room", .layout, of: PresentationInput.cramped, classes: ["refused", "fits"]) {
        input, subject in
        if case .refused(let keys) = input.expected {
          try subject.demandRefusal(of: input.parameters, naming: keys, because: "there is no room")
        } else {
          _ = try subject.layOut(input.parameters)
        }
      },
    ]
  ]
}

/// A presentation with one thing that is impossible.
struct ImpossiblePresentation: ClauseInput {
  enum Kind: String, CaseIterable {
    case noDirection = "no direction"
    case sidesOfABarButton = "only sides for a bar button"
    case emptyContainer = "an empty container"
    case container = "a container of no size"
    case anchor = "an anchor of no place"
    case content = "a content of no size"
    case margins = "margins below 0 or endless"
    case wideMargins = "margins that leave nothing"
    case keyboard = "a keyboard below 0 or endless"
    case highKeyboard = "a keyboard that leaves nothing"

    /// What an error has to name.
    var key: String {
      switch self {
      case .noDirection, .sidesOfABarButton: "permitted"
      case .emptyContainer, .container: "container"
      case .anchor: "anchor"
      case .content: "contentSize"
      case .margins, .wideMargins: "margins"
      case .keyboard, .highKeyboard: "keyboard"
      }
    }
  }

  var kind: Kind
  var presentation: PresentationInput
  /// Which number of a list, and what becomes of it.
  var index: Int
  var value: Double

  /// JSON has no notation for numbers that are not finite: texts stand for them.
  var parameters: JSONValue { changed { $0.isFinite ? .number($0) : .string("\($0)") } }
  /// The parameters themselves.
  var impossible: JSONValue { changed(JSONValue.number) }
  var classes: [String] { [kind.rawValue] }
  var measure: [Double] { presentation.measure }
  var deviations: [String] { [] }

  private func changed(_ number: (Double) -> JSONValue) -> JSONValue {
    func list(_ values: [Double]) -> JSONValue {
      .array(values.enumerated().map { number($0.offset == index % values.count ? value : $0.element) })
    }
    let presentation = presentation
    let plain = presentation.parameters
    switch kind {
    case .noDirection: return plain.adding("permitted", .array([]))
    case .sidesOfABarButton:
      return plain.adding("barButton", .boolean(true))
        .adding("permitted", .array([.string("left"), .string("right")]))
    case .emptyContainer: return plain.adding("container", .numbers(index == 0 ? [0, 200] : [200, 0]))
    case .container:
      return plain.adding("container", list([presentation.container.width, presentation.container.height]))
    case .anchor:
      let anchor = presentation.anchor
      // A place below 0 is possible, a size is not.
      let values = [anchor.x, anchor.y, anchor.width, anchor.height]
      let place = value.isFinite ? 2 + index % 2 : index
      return plain.adding(
        "anchor", .array(values.enumerated().map { number($0.offset == place ? value : $0.element) }))
    case .content: return plain.adding("contentSize", list([100, 100]))
    case .margins: return plain.adding("margins", list([10, 10, 10, 10]))
    case .wideMargins:
      let half = max(presentation.container.width, presentation.container.height) / 2
      return plain.adding("margins", .numbers([half, half, half, half]))
    case .keyboard: return plain.adding("keyboard", number(value))
    case .highKeyboard:
      return plain.adding("keyboard", .number(presentation.container.height - 20)).adding(
        "margins", .numbers([10, 10, 10, 10]))
    }
  }

  static func any(_ profile: String) -> Generator<ImpossiblePresentation> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let kind = try source.draw(.element(of: Kind.allCases))
      let presentation = PresentationInput(
        anchor: Rect(x: 90, y: 20, width: 20, height: 20), container: Size(200, 200),
        contentSize: Size(100, 100), permitted: Directions.all, profile: profile)
      return ImpossiblePresentation(
        kind: kind, presentation: presentation, index: try source.draw(.integer(in: 0...3)),
        value: try source.draw(.element(of: [-1, -0.5, .nan, .infinity, -.infinity])))
    }
  }
}

extension PresentationInput {
  /// Contents and rooms about as small as a background may be (COR-05), either side of it.
  static func cramped(_ profile: String) -> Generator<PresentationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: Directions.all))
      var input = PresentationInput(
        anchor: Rect(x: 0, y: 0, width: 0, height: 0), container: Size(400, 400), contentSize: nil,
        permitted: [direction], margins: .zero, profile: profile)
      let extra = input.extra(direction)
      let (along, across) = (
        try source.draw(.element(of: [52, 51.5, 51, 53, 300])),
        try source.draw(.element(of: [36, 35.5, 35, 37, 200]))
      )
      let need = Directions.isVertical(direction) ? Size(along, across) : Size(across, along)
      input.contentSize = Size(max(0.25, need.width - extra.width), max(0.25, need.height - extra.height))
      // As little room at the anchor, or plenty of it.
      let room = try source.draw(.element(of: [200, 36, 35, 35.75]))
      switch direction {
      case "up": input.anchor.y = 400 - room
      case "down": input.anchor.y = room
      case "left": input.anchor.x = 400 - room
      default: input.anchor.x = room
      }
      input.scale = try source.draw(.integer(in: 1...2))
      return input
    }
  }
}
