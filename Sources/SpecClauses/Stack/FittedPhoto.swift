import Geometry

/// A photo of COR-07, n points along the image's longer side.
struct FittedPhoto {
  /// Where it lies.
  let rect: Rect

  /// COR-07's size and origin for a number of points.
  init(_ n: Int, _ photo: StackPhoto, in frame: Size) {
    let (long, short) = (max(photo.width, photo.height), min(photo.width, photo.height))
    // Half away from zero, in whole numbers.
    let m = max(1, (2 * n * short + long) / (2 * long))
    let (width, height) = photo.width >= photo.height ? (Double(n), Double(m)) : (Double(m), Double(n))
    rect = Rect(
      x: (frame.width / 2 - width / 2).rounded(.down), y: (frame.height / 2 - height / 2).rounded(.down),
      width: width, height: height)
  }

  /// By how much the sheets' boxes reach out of [6, W − 6] × [4, H − 8] where they do most; at most 0
  /// for sheets that fit.
  func overhang(in frame: Size) -> Double {
    let (halfWidth, halfHeight) = (
      rect.width / 2 + StackConstants.photoInset, rect.height / 2 + StackConstants.photoInset
    )
    var most = -Double.infinity
    for turn in StackConstants.turns {
      let across = halfWidth * turn.cosine + halfHeight * turn.sine.magnitude
      let down = halfWidth * turn.sine.magnitude + halfHeight * turn.cosine
      let reach = StackConstants.reach
      most = max(
        most, reach.left - (rect.midX - across), rect.midX + across - (frame.width - reach.right),
        reach.top - (rect.midY - down), rect.midY + down - (frame.height - reach.bottom))
    }
    return most
  }

  /// The largest n for which the sheets fit; nil where none does.
  static func largest(_ photo: StackPhoto, in frame: Size) -> Int? {
    let longest = Int((photo.width >= photo.height ? frame.width : frame.height).rounded(.down))
    return (0..<longest).lazy.map { longest - $0 }.first {
      FittedPhoto($0, photo, in: frame).overhang(in: frame) <= 0
    }
  }
}
