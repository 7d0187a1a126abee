import Drawing
import Geometry
import Pixels
import SpecClauses

extension StackFaults {
  /// In where sheets lie and what is drawn of them.
  static let ofSheets = [
    PlantedFault(
      "angles turned the other way", "corrected",
      caughtBy: [
        "STK-10 operations", "STK-15 sheets", "STK-15 drawn sheets", "COR-07 sheets",
      ],
      StackSeams.sheets { sheets, photo, _ in sheets.map { mirrored($0, about: photo.midX) } }),
    PlantedFault(
      "angles turned the other way", "seed", caughtBy: ["STK-09 corners", "STK-10 operations"],
      StackSeams.sheets { sheets, photo, _ in sheets.map { mirrored($0, about: photo.midX) } }),
    PlantedFault(
      "lower sheets drawn in the other order", "corrected", caughtBy: ["STK-10 operations", "STK-10 whites"],
      StackSeams.layout { picture, _ in
        let all = picture.viewOperations
        guard all.count == 10 else { return }
        picture.viewOperations = Array(all[3..<6] + all[0..<3] + all[6...])
      }),
    PlantedFault(
      "upright sheet at the bottom", "corrected", caughtBy: ["STK-10 operations", "STK-10 lines"],
      StackSeams.layout { picture, _ in
        let all = picture.viewOperations
        guard all.count == 10 else { return }
        picture.viewOperations = Array(all[6..<9] + all[0..<6] + all[9...])
      }),
    PlantedFault(
      "sheets turned about the frame's middle", "corrected", caughtBy: ["COR-07 sheets"],
      StackSeams.sheets { sheets, photo, frame in
        let step = Vector(frame.width / 2 - photo.midX, frame.height / 2 - photo.midY)
        return sheets.dropLast().map { $0.map { $0 + step } } + sheets.suffix(1)
      }),
    PlantedFault(
      "sheets nine points too low", "corrected",
      caughtBy: [
        "STK-13 sheets", "STK-13 drawn sheets", "STK-17 layout", "STK-19 sheets", "STK-19 reach",
        "STK-19 shadows", "STK-03 matte rectangle", "STK-03 matte",
      ],
      StackSeams.sheets { sheets, _, _ in sheets.map { $0.map { $0 + Vector(0, 9) } } }),
    PlantedFault(
      "a panorama's sheets up to the frame, and their lines out of it", "corrected",
      caughtBy: ["STK-13 long sheets"],
      StackSeams.sheets { sheets, photo, _ in
        let top = sheets.joined().map(\.y).min() ?? 0
        let isLong = max(photo.width, photo.height) > 18 * min(photo.width, photo.height)
        return isLong ? sheets.map { $0.map { $0 - Vector(0, top) } } : sheets
      }),
    PlantedFault(
      "bounding size without the sine", "seed", caughtBy: ["STK-05 bounding size", "STK-09 drawn corners"],
      StackSeams.sheets { sheets, photo, _ in
        sheets.map { $0.map { Point(photo.midX + ($0.x - photo.midX) * 0.96, $0.y) } }
      }),
    PlantedFault(
      "line of two points", "corrected",
      caughtBy: ["STK-04 operations", "STK-10 operations", "STK-15 drawn matte", "STK-01 clear background"],
      StackSeams.operations { operation in
        if case .stroke(let path, _, let color) = operation.content {
          operation.content = .stroke(path, width: 2, color)
        }
      }),
  ]

  /// Corner by corner, so that the first stays the top left one.
  private static func mirrored(_ sheet: [Point], about axis: Double) -> [Point] {
    [1, 0, 3, 2].map { Point(2 * axis - sheet[$0].x, sheet[$0].y) }
  }
}
