import Drawing
import Geometry
import Pixels

/// Wrong colours, gradients and transparency.
enum ColorDefects {
  static let all: [PlantedChange] = fills + gradients + tones

  private static let fills: [PlantedChange] = [
    .drawing("body-color", "a colour step", "in the body", .steps([1, 2, 3, 4, 8, 16]), visibleFrom: 4) {
      operation, strength, _, _ in
      operation.label == .body ? operation.mappingFill { $0.stepped(strength) }.map { [$0] } : nil
    },
    .drawing("arrow-color", "a colour step", "in the arrow", .steps([1, 2, 3, 4, 8, 16]), visibleFrom: 4) {
      operation, strength, _, _ in
      operation.label == .arrow ? operation.mappingFill { $0.stepped(strength) }.map { [$0] } : nil
    },
    .drawing("matte-color", "a colour step", "in the matte", .steps([1, 2, 3, 4, 8, 16]), visibleFrom: 4) {
      operation, strength, _, _ in
      operation.label == .matte ? operation.mappingFill { $0.stepped(strength) }.map { [$0] } : nil
    },
    .drawing("body-alpha", "a step of alpha", "in the body", .steps([1, 2, 4, 8, 16]), visibleFrom: 8) {
      operation, strength, _, _ in
      guard operation.label == .body else { return nil }
      return operation.mappingFill { $0.mapping(alpha: $0.alpha - strength / 255) }.map { [$0] }
    },
    .drawing(
      "body-opaque", "lost transparency", "in the body", .shares([0.05, 0.25, 0.5, 1]), visibleFrom: 0.25
    ) {
      operation, strength, _, _ in
      guard operation.label == .body else { return nil }
      return operation.mappingFill { $0.mapping(alpha: $0.alpha + (1 - $0.alpha) * strength) }.map { [$0] }
    },
    PlantedChange(
      "background", "a white background", "behind the picture", .steps([1, 2, 4, 16, 255]), visibleFrom: 16
    ) {
      site, strength in
      var request = site.request
      request.background = Color(white: 1, alpha: strength / 255)
      return try site.draw(request)
    },
  ]

  private static let gradients: [PlantedChange] = [
    .drawing(
      "gradient-swapped", "a swapped gradient", "in the body", .shares([0.05, 0.1, 0.25, 0.5, 1]),
      visibleFrom: 0.1
    ) {
      operation, strength, _, _ in
      operation.mappingGradient { gradient in
        let (from, to) = (gradient.from, gradient.to)
        gradient.from = from.towards(to, strength)
        gradient.to = to.towards(from, strength)
      }.map { [$0] }
    },
    .drawing(
      "gradient-end", "a step of the gradient's end colour", "in the body", .steps([1, 2, 4, 8, 16]),
      visibleFrom: 8
    ) {
      operation, strength, _, _ in
      operation.mappingGradient { $0.to = $0.to.stepped(strength) }.map { [$0] }
    },
    .drawing(
      "gradient-off", "a gradient that starts too low", "in the body", .of([0.5, 1, 2, 4], "pt"),
      visibleFrom: 2
    ) {
      operation, strength, _, _ in
      operation.mappingGradient { gradient in
        // Extended, so that nothing is left unpainted at the other end.
        gradient.start.y += strength
        gradient.end.y += strength
        gradient.isExtended = true
      }.map { [$0] }
    },
    .drawing(
      "gradient-slanted", "a slanted gradient", "in the body", .of([1, 4, 16, 64], "pt"), visibleFrom: 16
    ) {
      operation, strength, _, _ in
      operation.mappingGradient { gradient in
        gradient.end.x += strength
        gradient.isExtended = true
      }.map { [$0] }
    },
  ]

  private static let tones: [PlantedChange] = [
    PlantedChange("red-tint", "a tint of red", "", .steps([1, 2, 4, 8, 16]), visibleFrom: 4) {
      site, strength in
      site.bitmap.replacingPixels { _, _, pixel in
        let more = (strength * Double(pixel.alpha) / 255).rounded()
        let red = Double(pixel.red) + more <= Double(pixel.alpha) ? more : -more
        return PremultipliedPixel(nearest: pixel.numbers + SIMD4(red, 0, 0, 0))
      }
    },
    PlantedChange("gamma", "another gamma", "", .shares([0.02, 0.05, 0.1, 0.25, 1]), visibleFrom: 0.1) {
      site, strength in
      // Towards the squares of the values, as a gamma of 2 would have them.
      site.bitmap.replacingPixels { _, _, pixel in
        let alpha = Double(max(pixel.alpha, 1))
        var numbers = pixel.numbers
        let squares = numbers * numbers / alpha
        numbers = numbers + (squares - numbers) * strength
        numbers.w = Double(pixel.alpha)
        return PremultipliedPixel(nearest: numbers)
      }
    },
    PlantedChange("dithering", "dithering", "", .steps([1, 2, 4, 8]), visibleFrom: 4) { site, strength in
      // Bayer's 4×4 matrix, from −½ to just below ½ of the amplitude.
      let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
      return site.bitmap.replacingPixels { x, y, pixel in
        let offset = ((Double(order[(y & 3) * 4 + (x & 3)]) + 0.5) / 16 - 0.5) * 2 * strength
        let shown = (offset * Double(pixel.alpha) / 255).rounded()
        return PremultipliedPixel(nearest: pixel.numbers + SIMD4(shown, shown, shown, 0))
      }
    },
    PlantedChange(
      "fewer-levels", "levels too far apart", "", .steps([2, 4, 8, 16]),
      visibleFrom: 8
    ) {
      site, strength in
      site.bitmap.replacingPixels { _, _, pixel in
        var numbers = (pixel.numbers / strength).rounded(.down) * strength
        numbers.w = Double(pixel.alpha)
        return PremultipliedPixel(nearest: numbers)
      }
    },
    PlantedChange(
      "multiplied-twice", "colours multiplied by alpha twice", "", .shares([0.05, 0.25, 1]), visibleFrom: 0.25
    ) {
      site, strength in
      site.bitmap.replacingPixels { _, _, pixel in
        let factor = 1 + (Double(pixel.alpha) / 255 - 1) * strength
        return PremultipliedPixel(nearest: pixel.numbers * SIMD4(factor, factor, factor, 1))
      }
    },
    PlantedChange(
      "channels-swapped", "red in the place of blue", "", .shares([0.05, 0.25, 1]), visibleFrom: 0.25
    ) {
      site, strength in
      site.bitmap.replacingPixels { _, _, pixel in
        let numbers = pixel.numbers
        let swapped = SIMD4(numbers.z, numbers.y, numbers.x, numbers.w)
        return PremultipliedPixel(nearest: numbers + (swapped - numbers) * strength)
      }
    },
  ]
}
