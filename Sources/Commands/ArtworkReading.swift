import Components
import Drawing
import Foundation
import ImageCoding
import JSONText
import Pixels
import Storage

/// Reads a set of artwork from a folder: `artwork.json`, and the pictures that it names.
enum ArtworkReading {
  private static let largestDescription = 1 << 20

  /// - Throws: `CommandFailure` that names the file and, where there is one, the key in `artwork.json`.
  static func set(_ folder: String) throws -> ArtworkSet {
    let path = "\(folder)/artwork.json"
    let description = try description(folder, at: path)
    var images: [SourceImage: ArtworkImage] = [:]
    for name in SourceImage.allCases {
      guard let image = description.images[name] else { continue }
      var bitmaps: [NamedBitmap] = []
      for scale in ArtworkDescription.scales {
        let file = "\(folder)/\(image.file(atScale: scale))"
        // Only the file of scale 1 has to be there.
        if scale > 1 && !FileManager.default.fileExists(atPath: file) { continue }
        bitmaps.append(try bitmap(file, scale: scale, key: "\(path): images.\(name.rawValue).file"))
      }
      images[name] = ArtworkImage(.bitmaps(bitmaps), capInsets: image.capInsets)
    }
    do {
      return try ArtworkSet(name: folder, images: images, dimensions: description.dimensions)
    } catch { throw Self.failure(error, in: path) }
  }

  private static func description(_ folder: String, at path: String) throws -> ArtworkDescription {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure(
        what: "no such folder of artwork", location: "style.artwork: \(folder)",
        remedy: "use wide-arrow, one-x-only or a folder with an artwork.json", status: .inputOutput)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        what: "no artwork.json", location: path,
        remedy: "describe the folder's images: {\"images\":{\"up\":{\"file\":\"up.png\"}}}",
        status: .inputOutput)
    }
    let data = Data(try BoundedFile.read(path, limit: largestDescription))
    do { return try ArtworkDescription(try JSONReading.value(data, from: path)) } catch let error
      as ParameterFailure
    { throw failure(error, in: path) }
  }

  private static func bitmap(_ file: String, scale: Int, key: String) throws -> NamedBitmap {
    let bitmap: Bitmap
    do { bitmap = Bitmap(try ImageFile.read(file).bitmap) } catch {
      throw CommandFailure(
        what: error.what, location: "\(file), \(key)",
        remedy: error.remedy ?? "give a readable PNG or JPEG file", status: .inputOutput)
    }
    // Names identify pixels and their scale.
    let name = "file:\(PictureHasher.digest(of: bitmap))"
    return NamedBitmap(name: scale == 1 ? name : "\(name)@\(scale)x", bitmap: bitmap, scale: scale)
  }

  private static func failure(_ failure: ParameterFailure, in path: String) -> CommandFailure {
    .usage(
      failure.problem, failure.key.isEmpty ? path : "\(path): \(failure.key)", failure.remedy)
  }
}
