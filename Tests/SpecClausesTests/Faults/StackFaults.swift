import Drawing
import Geometry
import JSONText
import Pixels
import SpecClauses

/// What wrong code would make of snapshot stacks; single checks are named that catch it.
enum StackFaults {
  static let all = ofSheets + ofShadows + ofPhotos + ofSizes + ofPixels + ofState

  private static let ofSheets = [
    PlantedFault(
      "angles turned the other way", "corrected",
      caughtBy: [
        "STK-10 operations", "STK-15 sheets", "STK-15 drawn sheets", "COR-07 sheets",
      ],
      StackPlanting.sheets { sheets, photo, _ in sheets.map { mirrored($0, about: photo.midX) } }),
    PlantedFault(
      "angles turned the other way", "seed", caughtBy: ["STK-09 corners", "STK-10 operations"],
      StackPlanting.sheets { sheets, photo, _ in sheets.map { mirrored($0, about: photo.midX) } }),
    PlantedFault(
      "lower sheets drawn in the other order", "corrected", caughtBy: ["STK-10 operations", "STK-10 whites"],
      StackPlanting.layout { picture, _ in
        let all = picture.viewOperations
        guard all.count == 10 else { return }
        picture.viewOperations = Array(all[3..<6] + all[0..<3] + all[6...])
      }),
    PlantedFault(
      "upright sheet at the bottom", "corrected", caughtBy: ["STK-10 operations", "STK-10 lines"],
      StackPlanting.layout { picture, _ in
        let all = picture.viewOperations
        guard all.count == 10 else { return }
        picture.viewOperations = Array(all[6..<9] + all[0..<6] + all[9...])
      }),
    PlantedFault(
      "sheets turned about the frame's middle", "corrected", caughtBy: ["COR-07 sheets"],
      StackPlanting.sheets { sheets, photo, frame in
        let step = Vector(frame.width / 2 - photo.midX, frame.height / 2 - photo.midY)
        return sheets.dropLast().map { $0.map { $0 + step } } + sheets.suffix(1)
      }),
    PlantedFault(
      "sheets nine points too low", "corrected",
      caughtBy: [
        "STK-13 sheets", "STK-13 drawn sheets", "STK-17 layout", "STK-19 sheets", "STK-19 reach",
        "STK-19 shadows", "STK-03 matte rectangle", "STK-03 matte",
      ],
      StackPlanting.sheets { sheets, _, _ in sheets.map { $0.map { $0 + Vector(0, 9) } } }),
    PlantedFault(
      "bounding size without the sine", "seed", caughtBy: ["STK-05 bounding size", "STK-09 drawn corners"],
      StackPlanting.sheets { sheets, photo, _ in
        sheets.map { $0.map { Point(photo.midX + ($0.x - photo.midX) * 0.96, $0.y) } }
      }),
    PlantedFault(
      "line of two points", "corrected",
      caughtBy: ["STK-04 operations", "STK-10 operations", "STK-15 drawn matte", "STK-01 clear background"],
      StackPlanting.operations { operation in
        if case .stroke(let path, _, let color) = operation.content {
          operation.content = .stroke(path, width: 2, color)
        }
      }),
  ]

  /// Corner by corner, so that the first stays the top left one.
  private static func mirrored(_ sheet: [Point], about axis: Double) -> [Point] {
    [1, 0, 3, 2].map { Point(2 * axis - sheet[$0].x, sheet[$0].y) }
  }

  private static func shadows(
    _ change: @escaping @Sendable (Shadow) -> Shadow
  ) -> @Sendable (Subject) -> Subject {
    StackPlanting.operations { operation in
      if case .fill(let path, let paint, let shadow?) = operation.content {
        operation.content = .fill(path, paint, shadow: change(shadow))
      }
    }
  }

  private static let ofShadows = [
    PlantedFault(
      "standard deviation taken for blur", "corrected",
      caughtBy: [
        "STK-04 operations", "STK-04 shadow", "STK-10 operations", "STK-10 whites", "STK-19 shadows",
      ],
      shadows { Shadow(offset: $0.offset, blur: 2 * $0.blur, color: $0.color) }),
    PlantedFault(
      "shadow upward", "corrected",
      caughtBy: ["STK-04 operations", "STK-04 shadow", "STK-10 operations", "STK-10 shadows"],
      shadows { Shadow(offset: -$0.offset, blur: $0.blur, color: $0.color) }),
    PlantedFault(
      "shadow without its sheet", "corrected",
      caughtBy: ["STK-04 operations", "STK-10 operations", "STK-18 path"],
      StackPlanting.operations { operation in
        if case .fill(let path, _, let shadow?) = operation.content {
          operation.content = .layerShadow(
            path, offset: shadow.offset, radius: shadow.blur / 2, shadow.color)
        }
      }),
    PlantedFault(
      "control point at (x + w)/2", "corrected",
      caughtBy: ["STK-04 operations", "STK-18 path", "STK-18 picture"],
      StackPlanting.layout { picture, _ in
        guard case .array(let matte)? = picture.figure("matte"), case .number(let x) = matte[0],
          case .number(let width) = matte[2]
        else { return }
        picture.changeOperations { operation in
          guard case .fill(let path, let paint, let shadow?) = operation.content else { return }
          let axis = x + width / 2
          operation.content = .fill(
            path.mapped { $0.x == axis ? Point((x + width) / 2, $0.y) : $0 }, paint, shadow: shadow)
        }
      }),
    PlantedFault(
      "curved shadow of another height", "seed", caughtBy: ["STK-04 operations", "STK-04 shadow"],
      shadows { Shadow(offset: $0.offset, blur: $0.blur, color: Color(white: 0, alpha: 0.5)) }),
  ]

  private static let ofPhotos = [
    PlantedFault(
      "photo half a point off", "corrected", caughtBy: ["STK-11 rectangle", "COR-07 photo"],
      StackPlanting.rect("photo") { $0.moved(by: Vector(0.5, 0)) }),
    PlantedFault(
      "photo half a point off", "seed", caughtBy: ["STK-11 rectangle", "STK-11 release 1.0"],
      StackPlanting.rect("photo") { $0.moved(by: Vector(0.5, 0)) }),
    PlantedFault(
      "photo a point off", "corrected",
      caughtBy: [
        "STK-11 rectangle", "STK-11 crisp edges", "STK-15 matte", "STK-15 drawn matte", "COR-07 picture",
        "STK-18 picture",
      ], StackPlanting.rect("photo") { $0.moved(by: Vector(1, 0)) }),
    PlantedFault(
      "matte of 6 points", "seed", caughtBy: ["STK-11 rectangle", "STK-15 matte", "STK-15 drawn matte"],
      StackPlanting.rect("photo") { $0.inset(by: -1) }),
    PlantedFault(
      "photo stretched to the matte", "corrected",
      caughtBy: ["STK-11 rectangle", "STK-15 drawn matte", "COR-07 photo"],
      StackPlanting.rect("photo") { $0.inset(by: -6) }),
    PlantedFault(
      "photo of another aspect", "corrected",
      caughtBy: ["STK-14 rectangle", "STK-14 photo", "STK-02 size", "COR-07 photo"],
      StackPlanting.rect("photo") {
        Rect(x: $0.x, y: $0.y, width: max(1, $0.width - 5), height: $0.height)
      }),
    PlantedFault(
      "short side floored", "corrected", caughtBy: ["COR-07 photo"],
      StackPlanting.layout { picture, members in
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
      StackPlanting.rect("photo") {
        $0.width >= $0.height
          ? Rect(x: $0.x, y: $0.y, width: $0.width - 1, height: $0.height)
          : Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height - 1)
      }),
    PlantedFault(
      "layout on device pixels", "corrected", caughtBy: ["COR-07 scale and release"],
      StackPlanting.rect("photo", where: { $0["scale"] != .number(1) }) { $0.moved(by: Vector(0.5, 0)) }),
  ]

  private static let ofSizes = [
    PlantedFault(
      "width decides for wide images, else height", "seed",
      caughtBy: ["STK-02 scale", "STK-02 size", "STK-03 matte rectangle", "STK-03 matte"],
      StackPlanting.parameters { $0["release"] = .string("1.0") }),
    PlantedFault(
      "scale without the line's point", "seed",
      caughtBy: ["STK-06 first image", "STK-06 after others", "STK-07 scale"],
      StackPlanting.layout { picture, _ in
        if case .number(let scale)? = picture.figure("imageScale") {
          picture.set("imageScale", .number(scale * 1.004))
        }
      }),
    PlantedFault(
      "sheets on whole points", "seed", caughtBy: ["STK-03 matte rectangle", "STK-08 upright sheet"],
      StackPlanting.rect("matte") { $0.moved(by: Vector(-0.5, 0)) }),
    PlantedFault(
      "nothing drawn where a small photo fits", "corrected",
      caughtBy: ["STK-16 nothing drawn", "STK-16 no ink", "COR-07 none fits"],
      StackPlanting.layout { picture, _ in
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
      StackPlanting.layout { picture, _ in
        guard !picture.draws else { return }
        let sheet = Path(Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
        picture.request.displayList = DisplayList([
          DrawOperation(.fill(sheet, .color(.white), shadow: nil), label: .matte)
        ])
      }),
    PlantedFault(
      "negative rectangles kept", "corrected", caughtBy: ["STK-16 rectangles"],
      StackPlanting.layout { picture, _ in
        if !picture.draws { picture.set("photo", .numbers([12, 14, -5, -8])) }
      }),
    PlantedFault(
      "impossible frames put right", "corrected", caughtBy: ["STK-16 impossible frames"],
      StackPlanting.parameters { members in
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
      StackPlanting.layout { picture, _ in
        guard picture.size.width >= 150 else { return }
        picture.set("draws", .string("nothing: the frame is too small"))
        picture.request.displayList = DisplayList()
      }),
  ]

  private static let ofPixels = [
    PlantedFault(
      "a white background", "corrected", caughtBy: ["STK-01 clear background", "STK-16 no ink"],
      StackPlanting.bitmap { bitmap in
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width where bitmap[x, y].isClear {
            bitmap[x, y] = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
          }
        }
      }),
    PlantedFault(
      "a background though there is no image", "seed", caughtBy: ["STK-01 no image"],
      { subject in
        var wrong = subject
        wrong.layOut = { value in
          guard case .object(var members) = value else { return try subject.layOut(value) }
          if members["image"] == nil || members["image"] == .null {
            members["image"] = .string("solid:60x40:ffffff")
          }
          return try subject.layOut(.object(members))
        }
        return wrong
      }),
    PlantedFault(
      "picture a pixel to the right", "corrected",
      caughtBy: ["STK-03 matte", "STK-11 crisp edges", "STK-17 picture", "STK-18 picture", "COR-07 picture"],
      StackPlanting.bitmap { bitmap in
        let right = bitmap
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width { bitmap[x, y] = x > 0 ? right[x - 1, y] : .clear }
        }
      }),
    PlantedFault(
      "photo's edges smoothed", "seed", caughtBy: ["STK-11 crisp edges"],
      StackPlanting.bitmap { bitmap in
        let right = bitmap
        for y in 0..<bitmap.height {
          for x in 1..<max(2, bitmap.width) where x < bitmap.width && right[x, y] != right[x - 1, y] {
            let (one, two) = (right[x, y], right[x - 1, y])
            func mean(_ first: UInt8, _ second: UInt8) -> UInt8 { UInt8((Int(first) + Int(second)) / 2) }
            bitmap[x, y] = PremultipliedPixel(
              red: mean(one.red, two.red), green: mean(one.green, two.green), blue: mean(one.blue, two.blue),
              alpha: mean(one.alpha, two.alpha))
          }
        }
      }),
  ]

  private static let ofState = [
    PlantedFault(
      "history ignored", "seed", caughtBy: ["STK-06 after others"],
      StackPlanting.parameters { $0["history"] = nil }),
    PlantedFault(
      "first image of all kept", "corrected",
      caughtBy: ["STK-12 layout", "STK-12 picture", "COR-08 stack", "COR-08 picture of a stack"],
      StackPlanting.parameters { members in
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
      StackPlanting.parameters { members in
        if members["component"] == .string("popover"), members["layouts"] != nil {
          members["profile"] = .string("seed")
        }
      }),
  ]
}

extension LaidOutPicture {
  /// A figure of the layout.
  fileprivate func figure(_ key: String) -> JSONValue? {
    guard case .object(let members) = geometry else { return nil }
    return members[key]
  }
}
