import Pixels

/// Names the change between two pictures: the first of these that explains every changed pixel.
///
/// Invisible, lines put in or taken out, a shift, antialiasing, a recolour; else content.
struct ChangeClassifier {
  let reference: UnpremultipliedBitmap
  let candidate: UnpremultipliedBitmap
  /// Every pixel in which a byte differs and that is not hidden, over the union of both pictures.
  let changed: DiffMask

  var change: ImageChange {
    if reference.size != candidate.size { return changeOfSize }
    if changed.isEmpty { return ImageChange(.identical) }
    let changed = visiblyChanged
    guard let box = changed.boundingBox else { return ImageChange(.invisible) }
    let lines = lineChange(within: box)
    if let shift = ShiftSearch(reference, candidate, changed: changed).shift {
      // Pages grow downwards: a shift of all that follows something that stayed is told as rows that came
      // or went.
      if let lines, lines.change.axis == .rows, shift.x == 0 { return Self.change(lines) }
      return ImageChange(.shift, shift: shift)
    }
    if let lines { return Self.change(lines) }
    if AntialiasingRemoval.explains(changed, reference: reference, candidate: candidate) {
      return ImageChange(.antialiasing)
    }
    if RecolourCheck(reference, candidate, changed: changed).isRecolour { return ImageChange(.recolour) }
    return ImageChange(.content)
  }

  private var changeOfSize: ImageChange {
    var lines: LineAlignment.Finding?
    if reference.width == candidate.width {
      lines = LineAlignment(reference, candidate, axis: .rows).finding
    } else if reference.height == candidate.height {
      lines = LineAlignment(reference, candidate, axis: .columns).finding
    }
    return lines.map(Self.change) ?? ImageChange(.resize)
  }

  /// The changed pixels of which something shows.
  private var visiblyChanged: DiffMask {
    var visible = changed
    changed.forEachPixel { x, y in
      let index = y * reference.width + x
      if reference.pixels[index].alpha == 0 && candidate.pixels[index].alpha == 0 {
        visible.remove(x: x, y: y)
      }
    }
    return visible
  }

  /// Lines that came or went after some that stayed and show something; in fewer than three lines there
  /// is no room for it.
  private func lineChange(within box: PixelRect) -> LineAlignment.Finding? {
    if box.height >= 3, let rows = LineAlignment(reference, candidate, axis: .rows).finding,
      !isPlain(before: rows)
    {
      return rows
    }
    guard box.width >= 3, let columns = LineAlignment(reference, candidate, axis: .columns).finding,
      !isPlain(before: columns)
    else { return nil }
    return columns
  }

  private static func change(_ lines: LineAlignment.Finding) -> ImageChange {
    ImageChange(lines.isInsertion ? .insert : .delete, lines: lines.change)
  }

  /// Whether the lines before the first that came or went are all of one colour.
  private func isPlain(before lines: LineAlignment.Finding) -> Bool {
    let (width, height) =
      lines.change.axis == .rows
      ? (reference.width, lines.change.start) : (lines.change.start, reference.height)
    guard width > 0, height > 0 else { return true }
    let first = reference.pixels[0].visibleBits
    return (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { reference.pixels[y * reference.width + $0].visibleBits == first }
    }
  }
}
