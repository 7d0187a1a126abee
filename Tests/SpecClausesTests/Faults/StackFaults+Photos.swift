import Geometry
import JSONText

@testable import SpecClauses

extension StackFaults {
  /// In where the photo lies.
  static let ofPhotos = [
    PlantedFault(
      "photo half a point off", "corrected", caughtBy: ["STK-11 rectangle", "COR-07 photo"],
      StackSeams.rect("photo") { $0.moved(by: Vector(0.5, 0)) }),
    PlantedFault(
      "photo half a point off", "seed", caughtBy: ["STK-11 rectangle", "STK-11 release 1.0"],
      StackSeams.rect("photo") { $0.moved(by: Vector(0.5, 0)) }),
    PlantedFault(
      "photo a point off", "corrected",
      caughtBy: [
        "STK-11 rectangle", "STK-11 crisp edges", "STK-15 matte", "STK-15 drawn matte", "COR-07 picture",
        "STK-18 picture",
      ], StackSeams.rect("photo") { $0.moved(by: Vector(1, 0)) }),
    PlantedFault(
      "matte of 6 points", "seed", caughtBy: ["STK-11 rectangle", "STK-15 matte", "STK-15 drawn matte"],
      StackSeams.rect("photo") { $0.inset(by: -1) }),
    PlantedFault(
      "photo stretched to the matte", "corrected",
      caughtBy: ["STK-11 rectangle", "STK-15 drawn matte", "COR-07 photo"],
      StackSeams.rect("photo") { $0.inset(by: -6) }),
    PlantedFault(
      "photo of another aspect", "corrected",
      caughtBy: ["STK-14 rectangle", "STK-14 photo", "STK-02 size", "COR-07 photo"],
      StackSeams.rect("photo") {
        Rect(x: $0.x, y: $0.y, width: max(1, $0.width - 5), height: $0.height)
      }),
    PlantedFault(
      "short side floored", "corrected", caughtBy: ["COR-07 photo"],
      StackSeams.layout { picture, members in
        guard picture.draws, case .string(let image)? = members["image"],
          case .array(let photo)? = picture.figure("photo"), case .number(let width) = photo[2],
          case .number(let height) = photo[3]
        else { return }
        let sides = image.split(separator: ":").dropFirst().first?.split(separator: "x").compactMap {
          Double($0)
        }
        guard let sides, sides.count == 2, sides[0] > sides[1] else { return }
        let floored = max(1, (width * sides[1] / sides[0]).rounded(.down))
        if floored != height {
          picture.set("photo", .array([photo[0], photo[1], photo[2], .number(floored)]))
        }
      }),
    PlantedFault(
      "one point too few along the longer side", "corrected", caughtBy: ["COR-07 photo"],
      StackSeams.rect("photo") {
        $0.width >= $0.height
          ? Rect(x: $0.x, y: $0.y, width: $0.width - 1, height: $0.height)
          : Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height - 1)
      }),
    PlantedFault(
      "layout on device pixels", "corrected", caughtBy: ["COR-07 scale and release"],
      StackSeams.rect("photo", where: { $0["scale"] != .number(1) }) { $0.moved(by: Vector(0.5, 0)) }),
    PlantedFault(
      "photos grow until one does not fit", "corrected",
      caughtBy: ["COR-07 photo above one that does not fit"],
      grown),
  ]

  /// Photos of COR-07 that are enlarged point by point up to the first that does not fit.
  private static let grown = StackSeams.layout { picture, members in
    guard picture.draws, members["profile"] == .string("corrected"), members["mode"] == .string("stack"),
      let sides = members["image"]?.text?.split(separator: ":").dropFirst().first?.split(separator: "x"),
      let width = sides.first.flatMap({ Int($0) }), let height = sides.last.flatMap({ Int($0) })
    else { return }
    let (photo, frame) = (StackPhoto(width: width, height: height), picture.size)
    func fits(_ n: Int) -> Bool { FittedPhoto(n, photo, in: frame).overhang(in: frame) <= 0 }
    guard let first = (1...).first(where: fits), let past = (first...).first(where: { !fits($0) }) else {
      return
    }
    let rect = FittedPhoto(past - 1, photo, in: frame).rect
    picture.set("photo", .numbers([rect.x, rect.y, rect.width, rect.height]))
  }
}
