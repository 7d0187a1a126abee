import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

extension StackFaults {
  /// In how large things are, and in what does not fit.
  static let ofSizes = [
    PlantedFault(
      "width decides for wide images, else height", "seed",
      caughtBy: ["STK-02 scale", "STK-02 size", "STK-03 matte rectangle", "STK-03 matte"],
      StackSeams.parameters { $0["release"] = .string("1.0") }),
    PlantedFault(
      "scale without the line's point", "seed",
      caughtBy: ["STK-06 first image", "STK-06 after others", "STK-07 scale"],
      StackSeams.layout { picture, _ in
        if case .number(let scale)? = picture.figure("imageScale") {
          picture.set("imageScale", .number(scale * 1.004))
        }
      }),
    PlantedFault(
      "sheets on whole points", "seed", caughtBy: ["STK-03 matte rectangle", "STK-08 upright sheet"],
      StackSeams.rect("matte") { $0.moved(by: Vector(-0.5, 0)) }),
    PlantedFault(
      "nothing drawn where a small photo fits", "corrected",
      caughtBy: ["STK-16 nothing drawn", "STK-16 no ink", "COR-07 none fits"],
      StackSeams.layout { picture, _ in
        guard case .array(let photo)? = picture.figure("photo"), case .number(let width) = photo[2],
          width < 8
        else { return }
        picture.geometry = .object(["draws": .string("nothing: the frame is too small")])
        picture.request.displayList = DisplayList()
        picture.inkBounds = nil
      }),
    PlantedFault(
      "drawn though too small", "corrected",
      caughtBy: ["STK-16 nothing drawn", "STK-16 no ink"],
      StackSeams.layout { picture, _ in
        guard !picture.draws else { return }
        let sheet = Path(Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
        picture.request.displayList = DisplayList([
          DrawOperation(.fill(sheet, .color(.white), shadow: nil), label: .matte)
        ])
      }),
    PlantedFault(
      "negative rectangles kept", "corrected", caughtBy: ["STK-16 rectangles"],
      StackSeams.layout { picture, _ in
        if !picture.draws { picture.set("photo", .numbers([12, 14, -5, -8])) }
      }),
    PlantedFault(
      "impossible frames put right", "corrected", caughtBy: ["STK-16 impossible frames"],
      StackSeams.parameters { members in
        guard case .array(let frame)? = members["frame"] else { return }
        members["frame"] = .array(
          frame.map { side in
            guard case .number(let side) = side else { return .null }
            return .number(max(1, min(5_000, side.rounded(.down))))
          })
      }),
    PlantedFault(
      "nothing drawn from 150 points on", "corrected",
      caughtBy: ["STK-17 layout", "STK-17 picture", "STK-16 nothing drawn"],
      StackSeams.layout { picture, _ in
        guard picture.size.width >= 150 else { return }
        picture.set("draws", .string("nothing: the frame is too small"))
        picture.request.displayList = DisplayList()
      }),
  ]
}
