import Conformance
import Geometry
import JSONText
import PropertyTesting

/// One of the seven images by itself.
struct SourceImageInput: ClauseInput {
  let image: SpecImage
  let isMirrored: Bool
  let scale: Int
  var style: JSONValue = .string("default")

  var parameters: JSONValue {
    .object([
      "component": .string("source-image"), "name": .string(image.rawValue), "mirrored": .boolean(isMirrored),
      "scale": .integer(scale), "style": style,
    ])
  }
  var classes: [String] { [image.rawValue, isMirrored ? "mirrored" : "unmirrored"] }
  var measure: [Double] { [0, image.size.width + image.size.height, 0, Double(scale)] }
  var deviations: [String] { [] }

  /// Some of the images.
  static func each(
    of images: [SpecImage], styles: [JSONValue] = [.string("default")], scales: Int = 3
  ) -> Generator<SourceImageInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      SourceImageInput(
        image: try source.draw(.element(of: images)), isMirrored: try source.draw(.boolean),
        scale: try source.draw(.integer(in: 1...scales)), style: try source.draw(.element(of: styles)))
    }
  }

  /// All of them.
  static let all = each(of: SpecImage.allCases)
  /// All of them, at the scales that are soon drawn.
  static let small = each(of: SpecImage.allCases, scales: 2)

  /// The outline as it is drawn, mirrored or not.
  var outline: Contour {
    let width = image.size.width
    return isMirrored ? image.outline.mapped { Point(width - $0.x, $0.y) } : image.outline
  }
}
