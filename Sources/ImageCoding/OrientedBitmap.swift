import Pixels

extension UnpremultipliedBitmap {
  /// The picture as it is shown, from how it is stored.
  func applying(_ orientation: ImageOrientation) -> UnpremultipliedBitmap {
    if orientation == .topLeft { return self }
    guard
      let shown = try? PixelSize(
        width: orientation.swapsSides ? height : width, height: orientation.swapsSides ? width : height)
    else { preconditionFailure("the limits of a size are the same for both sides") }
    let turned = [UnpremultipliedPixel](unsafeUninitializedCapacity: size.count) { buffer, count in
      pixels.withUnsafeBufferPointer { stored in
        for y in 0..<height {
          // Along a row of the source the place moves by one step, which its first two pixels tell.
          let first = orientation.place(x: 0, y: y, width: width, height: height)
          let second = orientation.place(x: 1, y: y, width: width, height: height)
          let step = (second.y - first.y) * shown.width + second.x - first.x
          let start = first.y * shown.width + first.x
          for x in 0..<width { buffer[start + x * step] = stored[y * width + x] }
        }
      }
      count = size.count
    }
    return UnpremultipliedBitmap(size: shown, pixels: turned)
  }
}
