extension ImageMetadata {
  /// What a PNG file says before its image data. The file has been read: its chunks are sound.
  init(header: PNGHeader, bytes: [UInt8]) {
    var colorChunks: [String: String] = [:]
    var isAnimated = false
    bytes.withUnsafeBytes { memory in
      for chunk in PNGChunkSequence(memory) {
        if chunk.name == PNGChunk.data { break }
        if chunk.name == PNGChunk.animation { isAnimated = true }
        // A second chunk of a name is against the format, which most readers forgive: the first counts.
        if PNGChunk.colorNames.contains(chunk.name), colorChunks[chunk.text] == nil {
          colorChunks[chunk.text] = ColorChunkDigest.text(of: memory[chunk.content])
        }
      }
    }
    self.init(
      format: .png, bitDepth: header.bitDepth, colorType: header.colorType, colorChunks: colorChunks,
      isAnimated: isAnimated, orientation: .topLeft)
  }
}
