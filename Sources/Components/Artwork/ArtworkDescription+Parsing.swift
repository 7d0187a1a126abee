import Geometry
public import JSONText
import Pixels

extension ArtworkDescription {
  /// The description that a JSON object gives; unknown keys and images, wrong types and impossible values
  /// are refused with their key, such as `images.up.capInsets[1]`.
  public init(_ json: JSONValue) throws(ParameterFailure) {
    var reader = try ParameterReader(json, path: "")
    let list = try reader.required("images", reader.take("images"))
    dimensions = try Self.dimensions(&reader)
    try reader.finish()

    var members = try ParameterReader(list, path: "images")
    var images: [SourceImage: Image] = [:]
    for image in SourceImage.allCases {
      guard let value = members.take(image.rawValue) else { continue }
      images[image] = try Self.image(value, at: members.place(image.rawValue))
    }
    try members.finish()
    guard !images.isEmpty else {
      throw ParameterFailure(
        key: "images", problem: "no image",
        remedy: "name one of \(SourceImage.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.images = images
  }

  private static func image(_ value: JSONValue, at place: String) throws(ParameterFailure) -> Image {
    var reader = try ParameterReader(value, path: place)
    let file = try reader.required("file", try reader.string("file"))
    // A folder holds all of its artwork, so that it can be moved.
    let steps = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !steps.contains(where: { $0.isEmpty || $0 == ".." }) else {
      throw ParameterFailure(
        key: reader.place("file"), problem: "\(JSONValue.string(file).serialized) leads out of the folder",
        remedy: "give a file inside it")
    }
    let insets = try insets("capInsets", &reader)
    try reader.finish()
    return Image(file: file, capInsets: insets)
  }

  private static func dimensions(_ reader: inout ParameterReader) throws(ParameterFailure)
    -> ArtworkDimensions
  {
    ArtworkDimensions(
      arrowBase: try length("arrowBase", &reader), arrowHeight: try length("arrowHeight", &reader),
      cornerRadius: try length("cornerRadius", &reader),
      sideArrowCentreOffset: try length("sideArrowCentreOffset", &reader),
      contentInsets: try insets("contentInsets", &reader))
  }

  private static func length(
    _ key: String, _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> Double? {
    guard let value = try reader.number(key) else { return nil }
    try check(value, at: reader.place(key))
    return value
  }

  private static func insets(
    _ key: String, _ reader: inout ParameterReader
  ) throws(ParameterFailure) -> EdgeInsets? {
    guard let sides = try reader.numbers(key, 4) else { return nil }
    for (index, side) in sides.enumerated() { try check(side, at: "\(reader.place(key))[\(index)]") }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  private static func check(_ value: Double, at place: String) throws(ParameterFailure) {
    guard (0...Double(PixelSize.longestSide)).contains(value) else {
      throw ParameterFailure(
        key: place, problem: "\(value) is impossible", remedy: "give 0 to \(PixelSize.longestSide) points")
    }
  }
}
