import Geometry

/// A path as a rasteriser that counts sample points would cover it.
///
/// The path of all cells of a grid whose centres lie inside: with n cells to a pixel's side, its exact
/// area within a pixel is the number of samples hit over n².
enum SampledPath {
  /// How far a flattened curve may lie from the true one, in device pixels: far below half a cell.
  private static let flatness = 0.001

  /// The cells inside a path that is filled non-zero.
  static func cells(in path: Path, samples: Int, on canvas: PlantingCanvas) -> Path {
    cells(in: lines(of: path, on: canvas), samples: samples, on: canvas)
  }

  /// The cells inside the stroke of a path, its width in points.
  static func cells(inStrokeOf path: Path, width: Double, samples: Int, on canvas: PlantingCanvas) -> Path {
    let stroker = Stroker(width: width * canvas.scale)
    return cells(in: lines(of: path, on: canvas).flatMap(stroker.outline), samples: samples, on: canvas)
  }

  /// The path in device pixels of the canvas, as straight lines.
  private static func lines(of path: Path, on canvas: PlantingCanvas) -> [Polyline] {
    let map = PixelMap(origin: Point(canvas.rect.x, canvas.rect.y), scale: canvas.scale)
    return path.mapped(map.callAsFunction).flattened(tolerance: flatness)
  }

  private static func cells(in lines: [Polyline], samples: Int, on canvas: PlantingCanvas) -> Path {
    let count = Double(samples)
    var edges: [(top: Point, bottom: Point, winding: Int)] = []
    for line in lines {
      for (index, start) in line.points.enumerated() {
        let end = line.points[(index + 1) % line.points.count]
        if start.y < end.y { edges.append((start, end, 1)) }
        if start.y > end.y { edges.append((end, start, -1)) }
      }
    }
    guard let first = edges.map(\.top.y).min(), let last = edges.map(\.bottom.y).max() else { return Path() }
    var result = Path()
    var open: [Run: Int] = [:]
    for row in Int(
      (first * count - 0.5).rounded(.up))..<max(
        Int((first * count - 0.5).rounded(.up)), Int((last * count - 0.5).rounded(.up)) + 1)
    {
      let runs = Set(runs(of: edges, at: (Double(row) + 0.5) / count, count))
      for run in open.keys.sorted() where !runs.contains(run) {
        if let start = open.removeValue(forKey: run) { result.add(run, start..<row, count, canvas) }
      }
      for run in runs where open[run] == nil { open[run] = row }
    }
    let end = Int((last * count - 0.5).rounded(.up)) + 1
    for run in open.keys.sorted() { if let start = open[run] { result.add(run, start..<end, count, canvas) } }
    return result
  }

  /// Columns of cells in one row of them.
  fileprivate struct Run: Hashable, Comparable {
    let start: Int
    let end: Int
    static func < (first: Run, second: Run) -> Bool { (first.start, first.end) < (second.start, second.end) }
  }

  /// The runs whose centres lie inside, at a height that is the middle of a row.
  private static func runs(
    of edges: [(top: Point, bottom: Point, winding: Int)], at y: Double, _ count: Double
  ) -> [Run] {
    var crossings: [(x: Double, winding: Int)] = []
    for edge in edges where edge.top.y <= y && y < edge.bottom.y {
      let part = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      crossings.append((edge.top.x + (edge.bottom.x - edge.top.x) * part, edge.winding))
    }
    crossings.sort { $0.x < $1.x }
    var runs: [Run] = []
    var winding = 0
    var left = 0.0
    for crossing in crossings {
      if winding == 0 { left = crossing.x }
      winding += crossing.winding
      guard winding == 0 else { continue }
      let run = Run(
        start: Int((left * count - 0.5).rounded(.up)), end: Int((crossing.x * count - 0.5).rounded(.up)))
      if run.start < run.end { runs.append(run) }
    }
    return runs
  }
}

extension Path {
  /// Adds a block of cells, back in the canvas's points.
  fileprivate mutating func add(
    _ run: SampledPath.Run, _ rows: Range<Int>, _ count: Double, _ canvas: PlantingCanvas
  ) {
    func x(_ cell: Int) -> Double { canvas.rect.x + Double(cell) / count / canvas.scale }
    func y(_ cell: Int) -> Double { canvas.rect.y + Double(cell) / count / canvas.scale }
    move(to: Point(x(run.start), y(rows.lowerBound)))
    line(to: Point(x(run.end), y(rows.lowerBound)))
    line(to: Point(x(run.end), y(rows.upperBound)))
    line(to: Point(x(run.start), y(rows.upperBound)))
    close()
  }
}
