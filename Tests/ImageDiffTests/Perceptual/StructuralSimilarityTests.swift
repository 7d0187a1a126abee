import ImageDiff
import Pixels
import Testing

struct StructuralSimilarityTests {
  @Test(arguments: MeasuredPair.all) func agreesWithScikitImage(_ pair: MeasuredPair) throws {
    let reference = try pair.reference.bitmap(pair.width, pair.height)
    let candidate = try pair.candidate.bitmap(pair.width, pair.height)
    let score = try #require(StructuralSimilarity.score(reference: reference, candidate: candidate))
    #expect((score - pair.similarity).magnitude < 1e-6)
    #expect(StructuralSimilarity.score(reference: candidate, candidate: reference) == score)
  }

  @Test func picturesThatNoWindowFitsHaveNone() throws {
    for (width, height) in [(10, 40), (40, 10), (1, 1)] {
      let picture = try FormulaPicture.noise.bitmap(width, height)
      #expect(StructuralSimilarity.score(reference: picture, candidate: picture) == nil)
    }
  }

  @Test func samePicturesScoreExactlyOne() throws {
    for picture in [FormulaPicture.noise, .disc, .glassDisc, .clear] {
      let bitmap = try picture.bitmap(50, 30)
      #expect(StructuralSimilarity.score(reference: bitmap, candidate: bitmap) == 1)
    }
    // Different bytes that show the same everywhere.
    let hidden = try FormulaPicture.clear.bitmap(50, 30)
    let empty = UnpremultipliedBitmap(
      size: hidden.size,
      pixels: hidden.pixels.map { _ in UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0) })
    #expect(StructuralSimilarity.score(reference: hidden, candidate: empty) == 1)
  }

  /// Without variance only C₁ is left of equation 13: C₁/(255² + C₁).
  @Test func blackAndWhiteByHand() throws {
    let score = try #require(
      StructuralSimilarity.score(
        reference: FormulaPicture.white.bitmap(31, 12), candidate: FormulaPicture.black.bitmap(31, 12)))
    #expect((score - 6.5025 / (65_025 + 6.5025)).magnitude < 1e-12)
  }

  /// One changed pixel at each corner, edge and inside: what is skipped must be what does not change.
  @Test func skippedWindowsAreThoseThatAreEqual() throws {
    let reference = try FormulaPicture.grainyGradient.bitmap(30, 27)
    for (x, y) in [(0, 0), (29, 0), (0, 26), (29, 26), (15, 0), (0, 13), (15, 13), (4, 21), (10, 10)] {
      var pixels = reference.pixels
      pixels[y * 30 + x].green ^= 0xff
      let candidate = UnpremultipliedBitmap(size: reference.size, pixels: pixels)
      let score = try #require(StructuralSimilarity.score(reference: reference, candidate: candidate))
      #expect((score - DirectSimilarity.score(reference, candidate)).magnitude < 1e-12, "at \(x), \(y)")
      #expect(score < 1)
    }
  }

  /// A gray that vanishes on its own backdrop is judged on the other.
  @Test func theBackdropThatShowsMoreCounts() throws {
    let glass = try FormulaPicture.glassDisc.bitmap(40, 40)
    let clear = try FormulaPicture.clear.bitmap(40, 40)
    let score = try #require(StructuralSimilarity.score(reference: glass, candidate: clear))
    let composites = [255.0, 0.0].map { backdrop in
      DirectSimilarity.score(
        DirectSimilarity.flattened(glass, on: backdrop), DirectSimilarity.flattened(clear, on: backdrop))
    }
    #expect((composites[0] - composites[1]).magnitude > 0.1)
    #expect((score - composites[0]).magnitude < 1e-12 || (score - composites[1]).magnitude < 1e-12)
    #expect(score < max(composites[0], composites[1]) - 0.1)
  }
}
