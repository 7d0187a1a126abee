import Components
import Geometry
import Pixels
import RunModel

/// Snapshot stacks.
enum StackCases {
  static let families: [CaseFamily] = [exhaustive, pairwise, smallImages, histories]

  /// STK-17's sweep of squares, three other aspects, and two frames too small for a sheet (STK-16).
  static let frames =
    stride(from: 120.0, through: 280, by: 20).map { Size($0, $0) } + [
      Size(280, 100), Size(100, 280), Size(250, 175), Size(24, 24), Size(10, 10),
    ]

  /// The project's own pictures.
  static let pictures = TestPicture.allCases.map(StackImage.testPicture)

  /// Pictures that a frame of 280×280 need not reduce.
  static let smallPictures = [(200, 100), (100, 200), (100, 100), (40, 30)].map(solid)

  private static let exhaustive = CaseFamily(
    name: "stack, scale 1", combination: .exhaustive,
    axes: [
      "\(StackMode.allCases.count) modes", "\(TestPicture.allCases.count) pictures",
      "\(frames.count) frames",
    ],
    cases: StackMode.allCases.flatMap { mode in
      TestPicture.allCases.flatMap { picture in
        frames.map { renderCase($0, mode, .testPicture(picture), scale: 1) }
      }
    })

  private static let pairwise: CaseFamily = {
    let modes = StackMode.allCases
    let pictures = TestPicture.allCases
    let scales = [1, 2, 3]
    let releases = StackRelease.allCases
    let counts = [frames.count, pictures.count, scales.count, modes.count, releases.count]
    let combinations = PairwiseCombinations(axes: counts) { combination in
      // Scale 1 of the current release is covered exhaustively.
      scales[combination[2]] > 1 || releases[combination[4]] != .current
    }.combinations
    return CaseFamily(
      name: "stack, scales 2 and 3 and release 1.0", combination: .pairwise,
      axes: [
        "\(frames.count) frames", "\(pictures.count) pictures", "\(scales.count) scales",
        "\(modes.count) modes", "\(releases.count) releases",
      ],
      cases: combinations.map { combination in
        renderCase(
          frames[combination[0]], modes[combination[3]], .testPicture(pictures[combination[1]]),
          release: releases[combination[4]], scale: scales[combination[2]])
      })
  }()

  /// Images that fit already leave the choice of snapshot and dimension at its first value (D-11).
  private static let smallImages: CaseFamily = {
    let images = smallPictures
    return CaseFamily(
      name: "stack 280×280, images that already fit", combination: .exhaustive,
      axes: ["\(images.count) images", "\(StackMode.allCases.count) modes", "2 scales"],
      cases: images.flatMap { image in
        StackMode.allCases.flatMap { mode in
          [1, 2].map { renderCase(Size(280, 280), mode, image, scale: $0) }
        }
      })
  }()

  /// What was set before decides with it (D-12, D-13).
  private static let histories: CaseFamily = {
    let square = Size(280, 280)
    let small = solid(100, 200)
    var cases: [RenderCase] = []
    for earlier in [TestPicture.landscape, .tower] {
      cases += [1, 2].map {
        renderCase(
          square, .stack, small, history: ("after-\(earlier.rawValue)", [.image(.testPicture(earlier))]),
          scale: $0)
      }
    }
    for frame in [Size(280, 100), Size(100, 280), Size(250, 175)] {
      for picture in TestPicture.allCases {
        let image = StackImage.testPicture(picture)
        cases.append(
          renderCase(
            frame, .stack, image, history: ("from-280x280", [.frame(square), .image(image)]), scale: 1))
      }
    }
    // A mode that becomes stack again decides again, and forgets the frame before.
    let landscape = StackImage.testPicture(.landscape)
    cases.append(
      renderCase(
        Size(280, 100), .stack, landscape,
        history: ("from-280x280-by-single", [.frame(square), .image(landscape), .mode(.single)]), scale: 1))
    return CaseFamily(
      name: "stack with a history", combination: .chosen,
      axes: ["an earlier image, frame or mode"], cases: cases)
  }()

  private static func solid(_ width: Int, _ height: Int) -> StackImage {
    guard let size = try? PixelSize(width: width, height: height) else {
      preconditionFailure("\(width)×\(height) is a size")
    }
    return .solid(size, red: 96, green: 144, blue: 192)
  }

  private static func renderCase(
    _ frame: Size, _ mode: StackMode, _ image: StackImage, release: StackRelease = .current,
    history: (name: String, settings: [StackParameters.Setting])? = nil, scale: Int
  ) -> RenderCase {
    let stack = StackParameters(
      frame: frame, mode: mode, image: image, release: release, history: history?.settings ?? [],
      profile: .seed)
    return RenderCase(
      id: .stack(stack, imageName: name(of: image), historyName: history?.name, scale: scale),
      parameters: StandardCatalog.parameters(.stack(stack), scale: scale), tolerance: .exact,
      expectsInk: fits(stack))
  }

  /// Whether a photo fits, so that something is drawn (STK-16).
  private static func fits(_ stack: StackParameters) -> Bool {
    switch (stack.release, stack.mode) {
    case (.current, _): return stack.frame.width > 24
    case (.first, .single):
      // D-19: the width alone decides here, and 10 of 24 points are left for it.
      return stack.frame.width > 24
        || stack.frame.width == 24 && stack.image == .testPicture(.landscape)
    case (.first, .stack):
      // STK-11: 14 points are taken off the photo, which is all that these two have.
      let isThin =
        stack.image == .testPicture(.tower) && stack.frame == Size(280, 100)
        || stack.image == .testPicture(.panorama) && stack.frame == Size(100, 280)
      return stack.frame.width > 24 && !isThin
    }
  }

  static func name(of image: StackImage) -> String {
    if case .solid(let size, _, _, _) = image { "solid-\(size.width)x\(size.height)" } else { image.text }
  }
}
