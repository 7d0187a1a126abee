import Drawing
import Foundation
import Geometry
import JSONText
import TestSupport
import Testing

@testable import Components

/// COR-07 and the clauses of SPEC section 3 that hold under `corrected`, on the layout's numbers.
struct CorrectedStackLayoutTests {
  private static func layout(
    _ width: Int, _ height: Int, _ frame: Size, _ mode: StackMode = .stack
  ) throws -> StackLayout {
    StackParameters(frame: frame, mode: mode, image: try .gray(width, height), profile: .corrected).layout
  }

  /// By hand. A square's sheet of side s spans s·(cos 3° + sin 3°) = 1.050966 s about the photo's middle. In
  /// 280×280 that middle lies at 140 for an even n, and 132 below it the shadow ends: s ≤ 251.2, n ≤ 238;
  /// for an odd n it lies at 139.5: s ≤ 252.1, n ≤ 239.
  @Test("COR-07: the largest square photo in 280×280 is 239 points wide")
  func squareByHand() throws {
    let layout = try Self.layout(326, 326, Size(280, 280))
    #expect(layout.photo == Rect(x: 20, y: 20, width: 239, height: 239))
    #expect(layout.matte == Rect(x: 13.5, y: 13.5, width: 252, height: 252))
    #expect(layout.sheets.count == 3)
    #expect(layout.sheets.last == StackLayout.corners(of: layout.matte))
    #expect(layout.imageScale == 239.0 / 326)
  }

  /// By hand. n = 90, m = 60: 103 cos 3° + 73 sin 3° = 106.68 of the 108 points between the shadows' reach;
  /// n = 91, m = 61: 107.73 of 107; n = 92, m = 61: 108.73 of 108.
  @Test("COR-07: a 3:2 photo in 120×120 is 90×60, a 2:3 photo 60×90 moved by the same rule")
  func landscapeByHand() throws {
    #expect(try Self.layout(600, 400, Size(120, 120)).photo == Rect(x: 15, y: 30, width: 90, height: 60))
    // Upright the room below the middle is 52: 2·52 = 104, n = 87 with its middle at 59.5 and
    // 100 cos 3° + 71 sin 3° = 103.58 of 105; n = 88, m = 59: 104.64 of 104; n = 89: 105.64 of 105.
    #expect(try Self.layout(400, 600, Size(120, 120)).photo == Rect(x: 31, y: 16, width: 58, height: 87))
  }

  @Test("COR-07: a photo is at least one point high, and small frames hold small photos")
  func smallByHand() throws {
    #expect(try Self.layout(600, 400, Size(30, 30)).photo == Rect(x: 14, y: 14, width: 2, height: 1))
    #expect(try Self.layout(600, 2, Size(100, 60)).photo.height == 1)
    // A photo of one point has sheets of 14·1.050966 = 14.71 points. In a width of 27 its middle lies at
    // 13.5, 7.5 from either end of the room; in 26 at 12.5, 6.5 from it. In a height of 30 it lies at 14.5,
    // 7.5 above the room's end; in 29 at 14.5, 6.5 above it.
    #expect(try Self.layout(9, 9, Size(27, 30)).photo == Rect(x: 13, y: 14, width: 1, height: 1))
    #expect(try Self.layout(9, 9, Size(26, 30)).content == .tooSmall)
    #expect(try Self.layout(9, 9, Size(27, 29)).content == .tooSmall)
  }

  /// Every n is tried; corners are turned with the C library's functions.
  private static func oracle(_ image: Size, in frame: Size) -> Rect? {
    func isInside(_ photo: Rect) -> Bool {
      for degrees in [2.5, -3, 0] {
        let angle = degrees * Double.pi / 180
        for (right, down) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
          let dx = right * (photo.width / 2 + 6.5)
          let dy = down * (photo.height / 2 + 6.5)
          let x = photo.x + photo.width / 2 + dx * cos(angle) - dy * sin(angle)
          let y = photo.y + photo.height / 2 + dx * sin(angle) + dy * cos(angle)
          if x < 6 || x > frame.width - 6 || y < 4 || y > frame.height - 8 { return false }
        }
      }
      return true
    }
    var largest: Rect?
    for n in 1...400 {
      let long = Double(n)
      let short = max(1, (long * min(image.width, image.height) / max(image.width, image.height)).rounded())
      let size = image.width >= image.height ? Size(long, short) : Size(short, long)
      let photo = Rect(
        x: floor(frame.width / 2 - size.width / 2), y: floor(frame.height / 2 - size.height / 2),
        width: size.width, height: size.height)
      if isInside(photo) { largest = photo }
    }
    return largest
  }

  @Test("COR-07: no larger photo fits, by trying all of them")
  func largestPhoto() throws {
    var choices = StackChoices(random: SplitMix64(seed: 7))
    var drawn = 0
    for _ in 0..<500 {
      var parameters = try choices.parameters(profile: .corrected, settings: 0)
      parameters.mode = .stack
      let expected = Self.oracle(parameters.imageSize, in: parameters.frame)
      let layout = parameters.layout
      #expect(layout.content == (expected == nil ? .tooSmall : .sheets), "\(parameters)")
      guard let expected else { continue }
      #expect(layout.photo == expected, "\(parameters)")
      drawn += 1
    }
    #expect((100...450).contains(drawn))
  }

  /// Random stacks of both modes; those that are drawn are counted.
  private static func eachDrawn(_ count: Int, _ body: (StackParameters, StackLayout) throws -> Void) throws {
    var choices = StackChoices(random: SplitMix64(seed: 13))
    var drawn: [StackMode: Int] = [:]
    for _ in 0..<count {
      let parameters = try choices.parameters(profile: .corrected, settings: 0)
      let layout = parameters.layout
      guard layout.content == .sheets else { continue }
      drawn[parameters.mode, default: 0] += 1
      try body(parameters, layout)
    }
    for mode in StackMode.allCases { #expect(drawn[mode, default: 0] > count / 10) }
  }

  @Test("STK-13: every sheet, its stroke included, lies within the frame")
  func sheetsLieWithinTheFrame() throws {
    try Self.eachDrawn(1_000) { parameters, layout in
      for sheet in layout.sheets {
        let box = try #require(Rect(around: sheet))
        // A miter's corner lies half a line's width outside along both axes of the sheet.
        let turn = parameters.mode == .stack ? 0.5 * (cos(Double.pi / 60) + sin(Double.pi / 60)) : 0.5
        #expect(box.minX - turn >= 0 && box.maxX + turn <= parameters.frame.width, "\(parameters)")
        #expect(box.minY - turn >= 0 && box.maxY + turn <= parameters.frame.height, "\(parameters)")
      }
    }
  }

  @Test("STK-14: the photo keeps its aspect ratio to within a point")
  func aspectIsKept() throws {
    try Self.eachDrawn(1_000) { parameters, layout in
      let image = parameters.imageSize
      let (photo, scale) = (layout.photo, layout.imageScale)
      #expect(abs(photo.width - image.width * scale) <= 1, "\(parameters)")
      #expect(abs(photo.height - image.height * scale) <= 1, "\(parameters)")
      for number in [photo.x, photo.y, photo.width, photo.height] { #expect(number == number.rounded()) }
    }
  }

  @Test("STK-15: sheets are rectangles of one size at 2.5°, −3° and 0°, the matte equally wide on all sides")
  func sheetsAreRectangles() throws {
    try Self.eachDrawn(1_000) { parameters, layout in
      guard parameters.mode == .stack else { return }
      #expect(layout.sheets.count == 3)
      // tan 2.5° and tan 3°.
      for (sheet, tangent) in zip(layout.sheets, [0.043_660_942_908_512, -0.052_407_779_283_041, 0]) {
        let (along, down) = (sheet[1] - sheet[0], sheet[3] - sheet[0])
        #expect(abs(along.length - layout.matte.width) < 1e-9)
        #expect(abs(down.length - layout.matte.height) < 1e-9)
        #expect(abs(along.dot(down)) < 1e-7)
        #expect(abs(along.y / along.x - tangent) < 1e-9)
        // The fourth corner closes a parallelogram, and the middle is the photo's.
        let middle = Point((sheet[0].x + sheet[2].x) / 2, (sheet[0].y + sheet[2].y) / 2)
        #expect((sheet[2] - (sheet[1] + down)).length < 1e-9)
        #expect((middle - Point(layout.photo.midX, layout.photo.midY)).length < 1e-9)
      }
      // 6.5 points of path and half a line.
      #expect(layout.photo.inset(by: -6.5) == layout.matte)
    }
  }

  @Test("STK-16: no rectangle is empty or negative, and a layout that draws nothing says so")
  func smallFrames() throws {
    for mode in StackMode.allCases {
      var drawn = 0
      for width in 1...45 {
        for height in 1...45 {
          for (across, down) in [(600, 400), (9, 9), (200, 1200)] {
            let layout = try Self.layout(across, down, Size(Double(width), Double(height)), mode)
            let picture = StackParameters(
              frame: layout.frame, mode: mode, image: try .gray(across, down), profile: .corrected)
            guard case .object(let geometry) = layout.picture(photo: nil, metrics: .sources).geometry else {
              Issue.record("the geometry is an object")
              return
            }
            if layout.content == .sheets {
              drawn += 1
              #expect(!layout.matte.isEmpty && !layout.photo.isEmpty && layout.imageScale > 0)
              for sheet in layout.sheets { #expect(Rect(around: sheet)?.isEmpty == false) }
            } else {
              #expect(layout.content == .tooSmall)
              #expect(geometry["draws"] == .string("nothing: the frame is too small"))
              #expect(geometry["matte"] == nil && geometry["photo"] == nil && geometry["sheets"] == nil)
              let list = try picture.picture(files: [:], metrics: .sources).displayList
              #expect(list.operations.isEmpty)
            }
          }
        }
      }
      #expect((500...5_000).contains(drawn), "\(mode): \(drawn)")
    }
  }

  @Test("STK-18: the curve's control point lies on the matte's axis, the path within the matte")
  func shadowPathIsSymmetric() throws {
    try Self.eachDrawn(1_000) { parameters, layout in
      guard parameters.mode == .single else { return }
      let path = layout.curvedShadowPath(.sources)
      let matte = layout.matte
      #expect(layout.shadowControl == matte.x + matte.width / 2)
      let points = path.controlPoints
      let mirrored = points.map { Point(2 * matte.midX - $0.x, $0.y) }
      for point in mirrored { #expect(points.contains(point), "\(parameters)") }
      for point in points {
        #expect(point.x >= matte.minX && point.x <= matte.maxX)
        #expect(point.y >= matte.minY && point.y <= matte.maxY)
      }
    }
  }

  @Test("STK-17: the demo's sweep is drawn from 120 to 280 points, three aspects, both modes")
  func demoSweep() throws {
    for side in 120...280 {
      for (width, height) in [(600, 400), (326, 326), (400, 600)] {
        for mode in StackMode.allCases {
          let layout = try Self.layout(width, height, Size(Double(side), Double(side)), mode)
          #expect(layout.content == .sheets)
          let longest = max(layout.photo.width, layout.photo.height)
          #expect(longest > Double(side) * 0.6 && longest < Double(side))
        }
      }
    }
  }

  @Test("COR-07: release has no effect")
  func releaseHasNoEffect() throws {
    try Self.eachDrawn(300) { parameters, layout in
      var other = parameters
      other.release = parameters.release == .first ? .current : .first
      #expect(other.layout == layout)
    }
  }
}
