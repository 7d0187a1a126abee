#include "PixelKernels.h"

#include "blocks.h"

#if defined(__x86_64__)

/// The pixels of a block whose largest channel difference exceeds the threshold.
PROOFSHEET_AVX2 static inline uint64_t exceedingInBlock(Tally *tally, Block block, __m256i threshold) {
  const __m256i delta = tallyBlock(tally, block);
  const __m256i excess = _mm256_subs_epu8(delta, threshold);
  return bitsOf(_mm256_cmpeq_epi32(excess, _mm256_setzero_si256())) ^ 0xff;
}

/// At most 64 pixels.
PROOFSHEET_AVX2 static inline uint64_t exceedingInWord(
    Tally *tally, const uint8_t *first, const uint8_t *second, size_t pixels, __m256i threshold) {
  uint64_t word = 0;
  size_t x = 0;
  for (; x + blockPixels <= pixels; x += blockPixels) {
    word |= exceedingInBlock(tally, loadBlock(first + x * 4, second + x * 4), threshold) << x;
  }
  if (x < pixels) {
    word |= exceedingInBlock(tally, loadTail(first + x * 4, second + x * 4, pixels - x), threshold) << x;
  }
  return word;
}

PROOFSHEET_AVX2 ProofsheetRowCounts proofsheetScanChannelRow(
    const uint8_t *first, const uint8_t *second, size_t count, uint8_t threshold, uint64_t *differing,
    size_t firstBit) {
  const __m256i limit = _mm256_set1_epi8((char)threshold);
  Tally tally = emptyTally();
  uint32_t found = 0;
  for (size_t x = 0; x < count;) {
    const size_t room = wordPixels - firstBit;
    const size_t pixels = count - x < room ? count - x : room;
    const uint8_t *a = first + x * 4;
    const uint8_t *b = second + x * 4;
    if (pixels < wordPixels) {
      const uint64_t word = exceedingInWord(&tally, a, b, pixels, limit);
      found += (uint32_t)__builtin_popcountll(word);
      if (word) *differing |= word << firstBit;
    } else if (!wordIsEqual(a, b)) {
      const uint64_t word = exceedingInWord(&tally, a, b, wordPixels, limit);
      found += (uint32_t)__builtin_popcountll(word);
      if (word) *differing |= word;
    }
    differing++;
    x += pixels;
    firstBit = 0;
  }
  ProofsheetRowCounts counts = countsOf(tally);
  counts.differing = found;
  return counts;
}

#else

ProofsheetRowCounts proofsheetScanChannelRow(
    const uint8_t *first, const uint8_t *second, size_t count, uint8_t threshold, uint64_t *differing,
    size_t firstBit) {
  __builtin_trap();
}

#endif
