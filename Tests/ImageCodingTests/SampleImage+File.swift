import Pixels

/// The order of a file's pixels.
enum Interlacing: UInt8, CaseIterable {
  case none = 0
  case adam7 = 1

  /// First column, first row, step of columns, step of rows for each pass (PNG specification, 8.2).
  var passes: [(x: Int, y: Int, dx: Int, dy: Int)] {
    switch self {
    case .none: [(0, 0, 1, 1)]
    case .adam7:
      [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ]
    }
  }
}

extension SampleImage {
  /// The file, as a builder whose chunks a test can still spoil.
  ///
  /// Rows take the five filters in turn, so that each is undone by the reader. A test may give rows of
  /// its own in place of `filteredRows`.
  func builder(_ interlacing: Interlacing, dataChunks: Int = 1, rows: [UInt8]? = nil) -> PNGBuilder {
    var builder = PNGBuilder()
    builder.append(
      "IHDR",
      PNGBuilder.header(
        width: UInt32(width), height: UInt32(height), bitDepth: UInt8(bitDepth),
        colorType: colorType.rawValue, interlacing: interlacing.rawValue))
    if !palette.isEmpty { builder.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }) }
    if paletteAlphas > 0 { builder.append("tRNS", palette.prefix(paletteAlphas).map(\.alpha)) }
    if let transparentKey { builder.append("tRNS", transparentKey.flatMap { bigEndian(UInt16($0)) }) }
    let stream = PNGBuilder.zlibStream(rows ?? filteredRows(interlacing), blockSize: 1000)
    let length = (stream.count + dataChunks - 1) / dataChunks
    for start in stride(from: 0, to: stream.count, by: length) {
      builder.append("IDAT", Array(stream[start..<min(start + length, stream.count)]))
    }
    builder.append("IEND", [])
    return builder
  }

  func file(_ interlacing: Interlacing = .none, dataChunks: Int = 1) -> [UInt8] {
    builder(interlacing, dataChunks: dataChunks).file
  }

  /// All rows of all passes, each after its filter's number; the filters are taken in turn.
  func filteredRows(_ interlacing: Interlacing, filters: [Int] = [0, 1, 2, 3, 4]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rowIndex = 0
    for pass in interlacing.passes where pass.x < width {
      var previous: [UInt8] = []
      for y in stride(from: pass.y, to: height, by: pass.dy) {
        let row = packed(stride(from: pass.x, to: width, by: pass.dx).flatMap { samples(x: $0, y: y) })
        if previous.isEmpty { previous = Array(repeating: 0, count: row.count) }
        let filter = filters[rowIndex % filters.count]
        bytes.append(UInt8(filter))
        bytes += filtered(row, previous: previous, filter: filter)
        previous = row
        rowIndex += 1
      }
    }
    return bytes
  }

  /// Samples one after the other, most significant bits first; the last byte is filled with zeros.
  private func packed(_ samples: [Int]) -> [UInt8] {
    if bitDepth == 16 { return samples.flatMap { bigEndian(UInt16($0)) } }
    let perByte = 8 / bitDepth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      var byte = 0
      for index in start..<start + perByte {
        byte = byte << bitDepth | (index < samples.count ? samples[index] : 0)
      }
      return UInt8(byte)
    }
  }

  /// The row with a filter of the PNG specification (9.2) applied.
  private func filtered(_ row: [UInt8], previous: [UInt8], filter: Int) -> [UInt8] {
    let step = max(1, colorType.channels * bitDepth / 8)
    return row.indices.map { index in
      let left = index >= step ? Int(row[index - step]) : 0
      let up = Int(previous[index])
      let upLeft = index >= step ? Int(previous[index - step]) : 0
      let prediction: Int
      switch filter {
      case 0: prediction = 0
      case 1: prediction = left
      case 2: prediction = up
      case 3: prediction = (left + up) / 2
      default:
        let estimate = left + up - upLeft
        let distances = [left, up, upLeft].map { abs(estimate - $0) }
        if distances[0] <= distances[1] && distances[0] <= distances[2] {
          prediction = left
        } else {
          prediction = distances[1] <= distances[2] ? up : upLeft
        }
      }
      return row[index] &- UInt8(prediction)
    }
  }
}
