import AtomicFiles
import Drawing
import ImageCoding
import Pixels
import SoftwareRendering

/// The files of a gallery: its text, and the pictures that the text links to.
struct GalleryFiles {
  /// The folder of the pictures, from the text's folder.
  static let imageFolder = "Images/gallery"

  /// The text's folder.
  let folder: String

  /// Makes the folders.
  init(folder: String) throws {
    self.folder = folder
    let images = "\(folder)/\(Self.imageFolder)"
    do { try Folder.create(images) } catch {
      throw CommandFailure(
        what: "the folder cannot be made", location: images,
        remedy: "give --out a folder that can be written",
        status: .inputOutput)
    }
  }

  /// Draws a sheet into a file, and gives the Markdown that shows it.
  func write(_ sheet: ContactSheetPicture, name: String, alternative: String) throws -> String {
    let bitmap = try SoftwareRenderer().render(sheet.request)
    let path = "\(Self.imageFolder)/\(name).png"
    try PNGFile.write(try PNGEncoder.encode(bitmap), to: "\(folder)/\(path)")
    return "![\(alternative)](\(path))"
  }

  /// Writes the text.
  func write(_ text: String) throws -> String {
    let path = "\(folder)/Gallery.md"
    do { try AtomicFile.write(Array(text.utf8), to: path) } catch {
      throw CommandFailure(
        what: "the gallery cannot be written", location: path,
        remedy: "give --out a folder that can be written",
        status: .inputOutput)
    }
    return path
  }
}
