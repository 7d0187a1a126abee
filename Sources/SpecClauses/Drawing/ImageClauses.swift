import Conformance
import Drawing
import Pixels

/// Resizable, mirrored and resampled images (CG-07 to CG-10).
///
/// EXIF orientation and resolution (CG-10) are a matter of reading files, which no display list shows.
enum ImageClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-07": [
      ClauseCheck(
        "pixel by pixel", .pixels, needs: ["resizableImages"], of: { _ in StretchedPattern.stretched },
        classes: StretchedPattern.stretchedClasses
      ) { image, subject in
        try image.expected.demand(of: try subject.render(image.request), "the resizable image")
      },
      ClauseCheck(
        "another scale", .pixels, needs: ["resizableImages", "resampledImages"], of: { _ in NineColors.any },
        classes: ["finer", "coarser"]
      ) { image, subject in
        try image.expected.demand(of: try subject.render(image.request), "the image of nine colours")
      },
    ],
    "CG-08": [
      ClauseCheck(
        "a strip of both caps", .pixels, needs: ["resizableImages"], of: { _ in StretchedPattern.squeezed },
        classes: StretchedPattern.squeezedClasses
      ) { image, subject in
        try image.expected.demand(of: try subject.render(image.request), "the squeezed image")
      }
    ],
    "CG-09": [
      ClauseCheck(
        "images", .pixels, needs: ["resampledImages"], of: { _ in ScaledPattern.any(mirrorings: 1...2) }
      ) { image, subject in
        try image.expected.demand(of: try subject.render(image.request), "the mirrored image")
      },
      ClauseCheck(
        "pictures", .pixels, needs: ["paths", "resampledImages"], of: { _ in MirroredPicture.any }
      ) { picture, subject in
        let plain = try subject.render(picture.request(mirrored: false))
        try ExpectedPicture(width: plain.width, height: plain.height) { plain[plain.width - 1 - $0, $1] }
          .demand(of: try subject.render(picture.request), "the mirrored picture, to the plain one reversed,")
      },
      ClauseCheck(
        "resizable images", .pixels, needs: ["resizableImages"], of: { _ in StretchedPattern.stretched }
      ) { image, subject in
        // A centre of several columns is tiled from its left, mirrored or not.
        var single = image
        single.image.width = (image.caps[1] + image.caps[3]) * image.frame.scale + 1
        let plain = try subject.render(single.request)
        let target = single.target
        try ExpectedPicture(width: plain.width, height: plain.height) { x, y in
          target.contains(x: x, y: y) ? plain[2 * target.x + target.width - 1 - x, y] : .clear
        }.demand(of: try subject.render(single.mirrored.request), "mirrored, to the plain one reversed, it")
      },
    ],
    "CG-10": [
      ClauseCheck(
        "Lanczos-2", .pixels, needs: ["resampledImages"], of: { _ in ScaledPattern.any(mirrorings: 0...0) },
        classes: ScaledPattern.allClasses
      ) { image, subject in
        try image.expected.demand(of: try subject.render(image.request), "the resampled image")
      }
    ],
  ]
}
