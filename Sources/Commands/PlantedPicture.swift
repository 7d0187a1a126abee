import Catalog
import ImageCoding
import Pixels
import RunModel
import SoftwareRendering
import Storage

/// One planted picture as a file, to be looked at or to be held against a baseline.
struct PlantedPicture {
  private let change: PlantedChange
  private let strength: PlantedChange.Strength
  private let renderCase: RenderCase
  private let path: String
  private let console: Console

  init(_ arguments: Arguments, change name: String) throws {
    guard let change = PlantedChanges.change(named: name), !change.actsOnFile else {
      throw CommandFailure.usage(
        "unknown change \(name)", "--plant",
        "use one of \(PlantedChanges.all.filter { !$0.actsOnFile }.map(\.name).joined(separator: ", "))")
    }
    guard let text = arguments.last("--case"), let id = CaseID(text),
      let renderCase = StandardCatalog.renderCase(id)
    else { throw CommandFailure.usage("no case to plant into", "--case", "proofsheet cases lists the ids") }
    guard let path = arguments.last("--out") else {
      throw CommandFailure.usage("nowhere to write", "--out", "give --out FILE.png")
    }
    let number = try arguments.integer("--strength", in: 1...change.strengths.count)
    self.change = change
    self.renderCase = renderCase
    self.path = path
    strength = change.strengths[(number ?? change.strengths.count) - 1]
    console = Console(arguments: arguments, carriesJSON: false)
  }

  func write() throws -> ExitStatus {
    let site = try PlantingSite(renderCase, renderer: SoftwareRenderer())
    guard let bitmap = try change.planted(in: site, strength: strength) else {
      throw CommandFailure.usage(
        "\(change.name) at \(strength.words) changes nothing there", renderCase.id.description,
        "choose another case or strength")
    }
    let whole = try site.whole(bitmap)
    try PNGFile.write(try PNGEncoder.encode(whole), to: path)
    console.say("\(path)  \(change.name) \(strength.words)  \(PictureHasher.digest(of: whole))")
    return .passed
  }
}
