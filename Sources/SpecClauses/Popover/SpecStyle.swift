import Drawing
import JSONText
import Pixels
import PropertyTesting

/// A popover's three colours as SPEC states them: red, green, blue, alpha, 0…1.
struct SpecStyle: Sendable {
  var border: [Double]
  var from: [Double]
  var to: [Double]
  /// What `style` is given as.
  var json: JSONValue

  /// POP-24, the style `default`.
  static let standard = SpecStyle(
    border: [0, 0, 0, 1], from: [0.8, 0.8, 0.8, 0.8], to: [1.0 / 3, 1.0 / 3, 1.0 / 3, 1],
    json: .string("default"))

  /// POP-24, the style `rendered-images`.
  static let renderedImages = SpecStyle(
    border: [0.439216, 0.431373, 0.407843, 1], from: [0.980392, 0.976471, 0.964706, 1],
    to: [0.858824, 0.835294, 0.807843, 1], json: .string("rendered-images"))

  /// POP-24: any other three colours.
  init(border: [Double], from: [Double], to: [Double], json: JSONValue? = nil) {
    self.border = border
    self.from = from
    self.to = to
    self.json = json ?? PlainStyle.style(border: border, from: from, to: to)
  }

  private static let colour = Generator<[Double]> {
    (source: inout ChoiceSource) throws(GenerationFailure) in
    var components: [Double] = []
    for _ in 0..<3 { components.append(Double(try source.draw(.integer(in: 0...10))) / 10) }
    return components + [try source.draw(.element(of: [1, 0.8, 0.5, 0.2, 0]))]
  }

  /// Any three colours.
  static let colours = Generator<SpecStyle> { (source: inout ChoiceSource) throws(GenerationFailure) in
    SpecStyle(
      border: try source.draw(colour), from: try source.draw(colour), to: try source.draw(colour))
  }

  /// Any style, by name or colours.
  static let any = Generator<SpecStyle>.one(of: [.constant(standard), .constant(renderedImages), colours])

  /// Any gradient, without a border.
  static let gradients = any.map { style in
    SpecStyle(border: PlainStyle.clear, from: style.from, to: style.to)
  }

  /// CG-04: the gradient's premultiplied colour at the middle of a row of pixels, 0…255.
  func premultiplied(row: Int, of rows: Int) -> [Double] {
    let t = (Double(row) + 0.5) / Double(rows)
    let mixed = zip(from, to).map { $0 + ($1 - $0) * t }
    return mixed[..<3].map { 255 * $0 * mixed[3] } + [255 * mixed[3]]
  }

  /// Whether a pixel is a premultiplied colour, rounded half up.
  static func isRounded(_ pixel: PremultipliedPixel, of colour: [Double]) -> Bool {
    // Sums of products are off by some 10⁻¹³: a half may go either way.
    zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], colour).allSatisfy {
      (Double($0) - $1).magnitude <= 0.5 + 1e-6
    }
  }

  /// Whether a colour of a display list is one of the spec's.
  static func isColour(_ color: Color, _ components: [Double]) -> Bool {
    zip([color.red, color.green, color.blue, color.alpha], components).allSatisfy {
      ($0 - $1).magnitude < 1e-9
    }
  }
}
