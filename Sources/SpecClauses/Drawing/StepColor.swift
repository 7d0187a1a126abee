import Pixels
import PropertyTesting

/// A colour in whole steps, so that what it gives can be computed in whole numbers.
struct StepColor: Equatable, Sendable {
  /// Red, 0…510; a component of 1/2 is 255.
  var red = 0
  /// Green, 0…510.
  var green = 0
  /// Blue, 0…510.
  var blue = 0
  /// Alpha, 0…255.
  var alpha = 255

  /// Black: where it is drawn on nothing, alpha is coverage.
  static let black = StepColor()

  /// The colour.
  var color: Color {
    Color(
      red: Double(red) / 510, green: Double(green) / 510, blue: Double(blue) / 510,
      alpha: Double(alpha) / 255)
  }

  /// Any colour; clear, opaque and halves of a step often.
  static let any = Generator<StepColor> { (source: inout ChoiceSource) throws(GenerationFailure) in
    var color = try source.draw(opaque)
    color.alpha = try source.draw(
      .one(of: [.element(of: [255, 0, 128, 254, 1]), .integer(in: 0...255, origin: 255)]))
    return color
  }

  /// Any opaque colour.
  static let opaque = Generator<StepColor> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let component = Generator<Int>.one(of: [.element(of: [0, 510, 255]), .integer(in: 0...510)])
    return StepColor(
      red: try source.draw(component), green: try source.draw(component), blue: try source.draw(component))
  }
}
