import Drawing
import Pixels

/// Wrong single pixels, rows and columns of the finished bitmap.
enum PixelDefects {
  static let all: [PlantedChange] = [
    PlantedChange("seam", "a seam", "through the figure", .steps([1, 2, 4, 8, 16, 32]), visibleFrom: 8) {
      site, strength in
      let figure = site.figure
      let column = PixelRect(
        x: figure.x + figure.width / 2, y: figure.y, width: 1, height: figure.height)
      return site.bitmap.replacingPixels(in: column) { _, _, pixel in pixel.stepped(strength) }
    },
    PlantedChange(
      "seam-level", "a level seam", "through the figure", .steps([1, 2, 4, 8, 16, 32]), visibleFrom: 8
    ) {
      site, strength in
      let figure = site.figure
      let row = PixelRect(x: figure.x, y: figure.y + figure.height / 2, width: figure.width, height: 1)
      return site.bitmap.replacingPixels(in: row) { _, _, pixel in pixel.stepped(strength) }
    },
    PlantedChange("last-rows", "cropped last rows", "", .of([1, 2, 4], ""), visibleFrom: 1) {
      site, strength in
      site.ink.map { ink in
        let rows = Int(strength)
        let last = PixelRect(x: 0, y: ink.maxY - rows, width: site.bitmap.width, height: rows)
        return site.bitmap.replacingPixels(in: last) { _, _, _ in .clear }
      }
    },
    PlantedChange("last-columns", "cropped last columns", "", .of([1, 2, 4], ""), visibleFrom: 1) {
      site, strength in
      site.ink.map { ink in
        let columns = Int(strength)
        let last = PixelRect(x: ink.maxX - columns, y: 0, width: columns, height: site.bitmap.height)
        return site.bitmap.replacingPixels(in: last) { _, _, _ in .clear }
      }
    },
    PlantedChange("canvas", "a canvas too low by rows", "", .of([1, 2, 4], ""), visibleFrom: 1) {
      site, strength in
      let rows = site.bitmap.height - Int(strength)
      guard rows > 0 else { return nil }
      return Bitmap(
        size: try PixelSize(width: site.bitmap.width, height: rows),
        pixels: Array(site.bitmap.pixels.prefix(site.bitmap.width * rows)))
    },
    PlantedChange(
      "single-pixel", "a single wrong pixel", "in the figure", .steps([1, 4, 16, 64, 128]), visibleFrom: 64
    ) {
      site, strength in
      let figure = site.figure
      let place = PixelRect(
        x: figure.x + figure.width / 2, y: figure.y + figure.height / 2, width: 1, height: 1)
      return site.bitmap.replacingPixels(in: place) { _, _, pixel in pixel.stepped(strength) }
    },
    PlantedChange(
      "stray-pixels", "stray pixels", "in the corner", [.init(1, "1×1"), .init(2, "2×2"), .init(4, "4×4")],
      visibleFrom: 1
    ) {
      site, strength in
      let side = Int(strength)
      let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
      return site.bitmap.replacingPixels(in: PixelRect(x: 0, y: 0, width: side, height: side)) { _, _, _ in
        red
      }
    },
    PlantedChange("specks", "specks", "over the figure", .of([1, 4, 16, 64], ""), visibleFrom: 1) {
      site, strength in
      var bitmap = site.bitmap
      let figure = site.figure.intersection(bitmap.bounds)
      for speck in 0..<Int(strength) {
        let x = figure.x + Int(PlaceHash.bits(speck, 0, 0) % UInt64(figure.width))
        let y = figure.y + Int(PlaceHash.bits(speck, 1, 0) % UInt64(figure.height))
        let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
        let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
        bitmap[x, y] = bitmap[x, y].green > 127 ? black : white
      }
      return bitmap
    },
    PlantedChange("blurred", "a blur", "over the picture", .of([0.1, 0.25, 0.5], "px"), visibleFrom: 0.25) {
      site, strength in
      // Each pixel gives a part of itself to both of its neighbours.
      let bitmap = site.bitmap
      return bitmap.replacingPixels { x, y, pixel in
        let left = bitmap[max(x - 1, 0), y].numbers
        let right = bitmap[min(x + 1, bitmap.width - 1), y].numbers
        return PremultipliedPixel(
          nearest: pixel.numbers * (1 - strength) + (left + right) * (strength / 2))
      }
    },
  ]
}

extension PlantingSite {
  /// The rectangle around all pixels that hide a quarter or more of what is behind them; nil for none.
  ///
  /// The last rows of a soft shadow hide less than a step: to lose them is no crop that shows.
  fileprivate var ink: PixelRect? {
    var rows: [PixelRect] = []
    for y in 0..<bitmap.height {
      let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      guard let first = row.firstIndex(where: { $0.alpha >= 64 }),
        let last = row.lastIndex(where: { $0.alpha >= 64 })
      else { continue }
      rows.append(PixelRect(x: first - y * bitmap.width, y: y, width: last - first + 1, height: 1))
    }
    return PixelRect.around(rows)
  }
}
