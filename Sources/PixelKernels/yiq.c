#include "PixelKernels.h"

#include "blocks.h"

#if defined(__x86_64__)

// No product is fused with a sum, so that the undecided pixels are the same under every compiler.
#pragma STDC FP_CONTRACT OFF

/// The weights of two channels in one component, times 2^16, for lanes that hold the first in the lower half.
///
/// Each is the coefficient of y, i or q (Kotsarenko and Ramos 2010) times the square root of that
/// component's weight in the difference, 0.5053, 0.299 or 0.1957, rounded to the nearest. All are below
/// 2^15, and 255 times the sum of three below 2^24: nothing overflows and the conversion to float is exact.
#define WEIGHTS(first, second) _mm256_set1_epi32((int)((uint32_t)(second) << 16 | ((uint32_t)(first)&0xffff)))

/// Eight weighted sums, squared.
PROOFSHEET_AVX2 static inline __m256 squaredComponent(
    __m256i redGreen, __m256i blueAlpha, __m256i redGreenWeights, __m256i blueWeights) {
  const __m256i sums = _mm256_add_epi32(
      _mm256_madd_epi16(redGreen, redGreenWeights), _mm256_madd_epi16(blueAlpha, blueWeights));
  const __m256 component = _mm256_cvtepi32_ps(sums);
  return _mm256_mul_ps(component, component);
}

/// The difference of eight opaque pairs, times 2^32.
PROOFSHEET_AVX2 static inline __m256 approximateDifference(Block block) {
  const __m256i zero = _mm256_setzero_si256();
  // Differences in 16 bits, four channels together: pixels 0, 1, 4, 5 and 2, 3, 6, 7.
  const __m256 low = _mm256_castsi256_ps(
      _mm256_sub_epi16(_mm256_unpacklo_epi8(block.first, zero), _mm256_unpacklo_epi8(block.second, zero)));
  const __m256 high = _mm256_castsi256_ps(
      _mm256_sub_epi16(_mm256_unpackhi_epi8(block.first, zero), _mm256_unpackhi_epi8(block.second, zero)));
  // Two channels of eight pixels each; taking from both halves puts the pixels back in order.
  const __m256i redGreen = _mm256_castps_si256(_mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0)));
  const __m256i blueAlpha = _mm256_castps_si256(_mm256_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1)));
  const __m256 y = squaredComponent(redGreen, blueAlpha, WEIGHTS(13924, 27328), WEIGHTS(5333, 0));
  const __m256 i = squaredComponent(redGreen, blueAlpha, WEIGHTS(21357, -9825), WEIGHTS(-11532, 0));
  const __m256 q = squaredComponent(redGreen, blueAlpha, WEIGHTS(6131, -15152), WEIGHTS(9021, 0));
  return _mm256_add_ps(_mm256_add_ps(y, i), q);
}

/// The limits in every lane, and the two sets of one word as they grow.
typedef struct Sorting {
  __m256 within;
  __m256 beyond;
  uint64_t differing;
  uint64_t undecided;
} Sorting;

PROOFSHEET_AVX2 static inline void sortBlock(Sorting *sorting, Tally *tally, Block block, size_t x) {
  tallyBlock(tally, block);
  const __m256i opaqueAlpha = _mm256_set1_epi32((int)0xff000000);
  const __m256i alphas = _mm256_and_si256(_mm256_and_si256(block.first, block.second), opaqueAlpha);
  const uint32_t opaque = bitsOf(_mm256_cmpeq_epi32(alphas, opaqueAlpha));
  const uint32_t unequal = bitsOf(block.equal) ^ 0xff;
  const __m256 difference = approximateDifference(block);
  const uint32_t beyond = bitsOf(_mm256_castps_si256(_mm256_cmp_ps(difference, sorting->beyond, _CMP_GT_OQ)));
  const uint32_t within = bitsOf(_mm256_castps_si256(_mm256_cmp_ps(difference, sorting->within, _CMP_LT_OQ)));
  sorting->differing |= (uint64_t)(unequal & opaque & beyond) << x;
  sorting->undecided |= (uint64_t)(unequal & ~(opaque & (beyond | within))) << x;
}

/// At most 64 pixels.
PROOFSHEET_AVX2 static inline void sortWord(
    Sorting *sorting, Tally *tally, const uint8_t *first, const uint8_t *second, size_t pixels) {
  sorting->differing = 0;
  sorting->undecided = 0;
  size_t x = 0;
  for (; x + blockPixels <= pixels; x += blockPixels) {
    sortBlock(sorting, tally, loadBlock(first + x * 4, second + x * 4), x);
  }
  if (x < pixels) sortBlock(sorting, tally, loadTail(first + x * 4, second + x * 4, pixels - x), x);
}

PROOFSHEET_AVX2 ProofsheetRowCounts proofsheetScanYIQRow(
    const uint8_t *first, const uint8_t *second, size_t count, float certainlyWithin, float certainlyBeyond,
    uint64_t *differing, uint64_t *undecided, size_t firstBit) {
  Sorting sorting = {_mm256_set1_ps(certainlyWithin), _mm256_set1_ps(certainlyBeyond), 0, 0};
  Tally tally = emptyTally();
  uint32_t differs = 0;
  uint32_t open = 0;
  for (size_t x = 0, word = 0; x < count; word++) {
    const size_t room = wordPixels - firstBit;
    const size_t pixels = count - x < room ? count - x : room;
    const uint8_t *a = first + x * 4;
    const uint8_t *b = second + x * 4;
    if (pixels < wordPixels || !wordIsEqual(a, b)) {
      if (pixels < wordPixels) {
        sortWord(&sorting, &tally, a, b, pixels);
      } else {
        sortWord(&sorting, &tally, a, b, wordPixels);
      }
      differs += (uint32_t)__builtin_popcountll(sorting.differing);
      open += (uint32_t)__builtin_popcountll(sorting.undecided);
      if (sorting.differing) differing[word] |= sorting.differing << firstBit;
      if (sorting.undecided) undecided[word] |= sorting.undecided << firstBit;
    }
    x += pixels;
    firstBit = 0;
  }
  ProofsheetRowCounts counts = countsOf(tally);
  counts.differing = differs;
  counts.undecided = open;
  return counts;
}

#else

ProofsheetRowCounts proofsheetScanYIQRow(
    const uint8_t *first, const uint8_t *second, size_t count, float certainlyWithin, float certainlyBeyond,
    uint64_t *differing, uint64_t *undecided, size_t firstBit) {
  __builtin_trap();
}

#endif
