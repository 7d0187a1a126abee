import Geometry
import JSONText
import Pixels
import SpecClauses

extension StackFaults {
  /// In finished pixels.
  static let ofPixels = [
    PlantedFault(
      "a white background", "corrected", caughtBy: ["STK-01 clear background", "STK-16 no ink"],
      {
        $0.changingPixels { bitmap in
          for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y].isClear {
              bitmap[x, y] = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
            }
          }
        }
      }),
    PlantedFault(
      "a background though there is no image", "seed", caughtBy: ["STK-01 no image"],
      StackSeams.parameters { members in
        if members["image"] == nil || members["image"] == .null {
          members["image"] = .string("solid:60x40:ffffff")
        }
      }),
    PlantedFault(
      "picture a pixel to the right", "corrected",
      caughtBy: ["STK-03 matte", "STK-11 crisp edges", "STK-17 picture", "STK-18 picture", "COR-07 picture"],
      {
        $0.changingPixels { bitmap in
          let right = bitmap
          for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { bitmap[x, y] = x > 0 ? right[x - 1, y] : .clear }
          }
        }
      }),
    PlantedFault(
      "photo's edges smoothed", "seed", caughtBy: ["STK-11 crisp edges"],
      {
        $0.changingPixels { bitmap in
          let right = bitmap
          for y in 0..<bitmap.height {
            for x in 1..<max(2, bitmap.width) where x < bitmap.width && right[x, y] != right[x - 1, y] {
              let (one, two) = (right[x, y], right[x - 1, y])
              func mean(_ first: UInt8, _ second: UInt8) -> UInt8 { UInt8((Int(first) + Int(second)) / 2) }
              bitmap[x, y] = PremultipliedPixel(
                red: mean(one.red, two.red), green: mean(one.green, two.green),
                blue: mean(one.blue, two.blue),
                alpha: mean(one.alpha, two.alpha))
            }
          }
        }
      }),
  ]

  /// In what is remembered from one setting to the next.
  static let ofState = [
    PlantedFault(
      "history ignored", "seed", caughtBy: ["STK-06 after others"],
      StackSeams.parameters { $0["history"] = nil }),
    PlantedFault(
      "first image of all kept", "corrected",
      caughtBy: ["STK-12 layout", "STK-12 picture", "COR-08 stack", "COR-08 picture of a stack"],
      StackSeams.parameters { members in
        guard case .array(let history)? = members["history"] else { return }
        for case .object(let setting) in history {
          guard let image = setting["image"] else { continue }
          members["image"] = image
          return
        }
      }),
    PlantedFault(
      "popovers move when laid out again", "corrected",
      caughtBy: ["COR-08 popover", "COR-08 picture of a popover"],
      StackSeams.parameters { members in
        if members["component"] == .string("popover"), members["layouts"] != nil {
          members["profile"] = .string("seed")
        }
      }),
  ]
}
