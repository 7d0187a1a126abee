import Catalog
import Components
import Drawing
import Foundation
import ImageCoding
import JSONText
import Pixels
import RunModel
import SoftwareRendering
import Storage

/// `render`: one picture.
enum RenderVerb: Verb {
  static let name = "render"
  static let summary = "draws one picture, or prints its drawing operations or its layout"
  static let options = [
    Arguments.Option(name: "--case", value: "ID", help: "a case of the catalog"),
    Arguments.Option(
      name: "--params", value: "JSON", help: "parameters; @FILE reads a file, - standard input"),
    Arguments.Option(name: "--out", value: "FILE.png", help: "where the picture goes"),
    Arguments.Option(name: "--display-list", value: nil, help: "print the drawing operations as JSON"),
    Arguments.Option(name: "--layout", value: nil, help: "print the geometry as JSON"),
  ]
  static let examples = [
    "proofsheet render --case popover/up/320x240-o0@1x --out picture.png"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let parameters = try parameters(arguments)
    let prints = arguments.has("--display-list") || arguments.has("--layout")
    guard prints || arguments.last("--out") != nil else {
      throw CommandFailure.usage(
        "nothing to do", "render", "give --out FILE.png, --display-list or --layout")
    }
    var files: [String: NamedBitmap] = [:]
    for path in parameters.files {
      let bitmap = Bitmap(try PNGFile.read(path))
      files[path] = NamedBitmap(name: "file:\(PictureHasher.digest(of: bitmap))", bitmap: bitmap)
    }
    var artworks: [String: ArtworkSet] = [:]
    for folder in parameters.artworkFolders { artworks[folder] = try ArtworkReading.set(folder) }
    let console = Console(arguments: arguments, carriesJSON: prints)
    let picture = try parameters.picture(files: files, artworks: artworks)
    if arguments.has("--display-list") { console.print(picture.displayList.json.serialized) }
    if arguments.has("--layout") { console.print(picture.geometry.serialized) }
    if let path = arguments.last("--out") {
      let bitmap: Bitmap
      do { bitmap = try SoftwareRenderer().render(parameters.request(picture)) } catch {
        throw CommandFailure.usage(error.description, "render", "change the parameters")
      }
      try PNGFile.write(try PNGEncoder.encode(bitmap), to: path)
      console.say("\(path)  \(bitmap.width)×\(bitmap.height)  \(PictureHasher.digest(of: bitmap))")
    }
    return .passed
  }

  private static func parameters(_ arguments: Arguments) throws -> PictureParameters {
    switch (arguments.last("--case"), arguments.last("--params")) {
    case (let text?, nil):
      guard let id = CaseID(text), let renderCase = StandardCatalog.renderCase(id) else {
        throw CommandFailure.usage("unknown case \(text)", "--case", "proofsheet cases lists the ids")
      }
      return renderCase.parameters
    case (nil, let text?):
      return try PictureParameters(try JSONReading.value(try data(text), from: "--params"))
    default:
      throw CommandFailure.usage("no picture named", "render", "give either --case ID or --params JSON")
    }
  }

  private static func data(_ text: String) throws -> Data {
    if text == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    guard text.hasPrefix("@") else { return Data(text.utf8) }
    return Data(try BoundedFile.read(String(text.dropFirst()), limit: 16 << 20))
  }
}
