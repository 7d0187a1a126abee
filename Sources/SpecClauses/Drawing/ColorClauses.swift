import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The named colours (CG-11).
enum ColorClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-11": [
      ClauseCheck(
        "named colours", .pixels, needs: ["paths"], of: { _ in NamedColorFill.any },
        classes: NamedColorFill.names.map(\.name)
      ) { fill, subject in
        let bytes = fill.named.bytes.map(UInt8.init)
        let pixel = PremultipliedPixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
        try ExpectedPicture(width: fill.frame.width, height: fill.frame.height) { _, _ in pixel }
          .demand(of: try subject.render(fill.request), "\(fill.named.name)")
      },
      ClauseCheck(
        "gray and yellow of the tutorial", .pixels, needs: ["paths"], of: { _ in TutorialColors.any },
        classes: ["inset", "finished"]
      ) { tutorial, subject in
        let picture = try subject.picture(tutorial.parameters)
        let pixels = Set(picture.pixels.filter { $0.alpha == 255 }.map(\.bytes))
        let wanted = tutorial.step == "inset" ? [128, 128, 128, 255] : [255, 255, 0, 255]
        try demand(
          pixels.contains(wanted), "no pixel is \(wanted), only \(pixels.sorted { $0[2] < $1[2] }.prefix(4))",
          at: .everything)
      },
    ]
  ]
}

/// A named colour over a whole bitmap.
struct NamedColorFill: DrawingInput {
  /// A colour and its bytes, by the clause.
  struct Named: Sendable {
    var name: String
    var color: Color
    var bytes: [Int]
  }

  var frame: DeviceFrame
  var named: Named

  static let names = [
    Named(name: "black", color: .black, bytes: [0, 0, 0, 255]),
    Named(name: "dark gray", color: Color(white: 1.0 / 3), bytes: [85, 85, 85, 255]),
    Named(name: "gray", color: .gray, bytes: [128, 128, 128, 255]),
    Named(name: "light gray", color: Color(white: 2.0 / 3), bytes: [170, 170, 170, 255]),
    Named(name: "white", color: .white, bytes: [255, 255, 255, 255]),
    Named(name: "clear", color: Color(white: 0, alpha: 0), bytes: [0, 0, 0, 0]),
    Named(name: "yellow", color: Color(red: 1, green: 1, blue: 0), bytes: [255, 255, 0, 255]),
  ]

  var request: RenderRequest {
    frame.request([
      DrawOperation(.fill(Path(frame.rect(frame.bounds)), .color(named.color), shadow: nil), label: .body)
    ])
  }

  var classes: [String] { [named.name] }

  static let any = Generator<NamedColorFill> { (source: inout ChoiceSource) throws(GenerationFailure) in
    NamedColorFill(frame: try source.draw(DeviceFrame.upTo(4)), named: try source.draw(.element(of: names)))
  }
}

/// A tutorial popover, whose colours are named (TUT-02, TUT-03).
struct TutorialColors: ClauseInput {
  var step: String
  var width: Int
  var height: Int
  var scale: Int

  var parameters: JSONValue {
    .object([
      "component": .string("tutorial-popover"), "step": .string(step),
      "bounds": .numbers([Double(width), Double(height)]), "scale": .integer(scale),
    ])
  }
  var classes: [String] { [step] }
  var measure: [Double] { [1, Double(width + height), 0, Double(scale)] }
  var deviations: [String] { [] }

  static let any = Generator<TutorialColors> { (source: inout ChoiceSource) throws(GenerationFailure) in
    TutorialColors(
      step: try source.draw(.element(of: ["inset", "finished"])),
      width: try source.draw(.integer(in: 60...120)), height: try source.draw(.integer(in: 60...120)),
      scale: try source.draw(.integer(in: 1...2)))
  }
}
