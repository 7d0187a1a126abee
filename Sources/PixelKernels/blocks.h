#ifndef PROOFSHEET_PIXELKERNELS_BLOCKS_H
#define PROOFSHEET_PIXELKERNELS_BLOCKS_H

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#include "PixelKernels.h"

/// The instructions of every function here; the caller has asked for them at run time.
#define PROOFSHEET_AVX2 __attribute__((target("avx2,popcnt")))

enum {
  /// Pixels in one 256-bit register.
  blockPixels = 8,
  /// Bytes of those.
  blockBytes = 32,
  /// Pixels in one word of a set.
  wordPixels = 64
};

/// What is counted while a row is read, eight lanes of 32 bits (or 32 of 8, for the largest difference).
typedef struct Tally {
  __m256i equal;
  __m256i invisible;
  __m256i largest;
  uint32_t scanned;
} Tally;

/// Eight pixels of each row, and where they are equal.
typedef struct Block {
  __m256i first;
  __m256i second;
  __m256i equal;
} Block;

PROOFSHEET_AVX2 static inline Tally emptyTally(void) {
  const __m256i zero = _mm256_setzero_si256();
  return (Tally){zero, zero, zero, 0};
}

/// One bit a pixel, from lanes that are all ones or all zeros.
PROOFSHEET_AVX2 static inline uint32_t bitsOf(__m256i lanes) {
  return (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(lanes));
}

PROOFSHEET_AVX2 static inline Block loadBlock(const uint8_t *first, const uint8_t *second) {
  const __m256i a = _mm256_loadu_si256((const __m256i *)first);
  const __m256i b = _mm256_loadu_si256((const __m256i *)second);
  return (Block){a, b, _mm256_cmpeq_epi32(a, b)};
}

/// The last pixels of a row, filled up with pixels that are equal on both sides.
PROOFSHEET_AVX2 static inline Block loadTail(const uint8_t *first, const uint8_t *second, size_t pixels) {
  uint8_t a[blockBytes] = {0};
  uint8_t b[blockBytes] = {0};
  memcpy(a, first, pixels * 4);
  memcpy(b, second, pixels * 4);
  return loadBlock(a, b);
}

/// Counts a block, and returns the differences of its channels.
PROOFSHEET_AVX2 static inline __m256i tallyBlock(Tally *tally, Block block) {
  // One of the two saturated differences is 0.
  const __m256i delta = _mm256_or_si256(
      _mm256_subs_epu8(block.first, block.second), _mm256_subs_epu8(block.second, block.first));
  const __m256i alphas = _mm256_srli_epi32(_mm256_or_si256(block.first, block.second), 24);
  const __m256i clear = _mm256_cmpeq_epi32(alphas, _mm256_setzero_si256());
  // A lane that holds is -1.
  tally->invisible = _mm256_sub_epi32(tally->invisible, _mm256_andnot_si256(block.equal, clear));
  tally->equal = _mm256_sub_epi32(tally->equal, block.equal);
  tally->largest = _mm256_max_epu8(tally->largest, delta);
  tally->scanned += blockPixels;
  return delta;
}

/// Whether 64 pixels are equal, byte for byte.
PROOFSHEET_AVX2 static inline bool wordIsEqual(const uint8_t *first, const uint8_t *second) {
  __m256i any = _mm256_setzero_si256();
  for (size_t i = 0; i < wordPixels * 4; i += blockBytes) {
    const __m256i a = _mm256_loadu_si256((const __m256i *)(first + i));
    const __m256i b = _mm256_loadu_si256((const __m256i *)(second + i));
    any = _mm256_or_si256(any, _mm256_xor_si256(a, b));
  }
  return _mm256_testz_si256(any, any);
}

PROOFSHEET_AVX2 static inline uint32_t sumOfLanes(__m256i lanes) {
  uint32_t values[blockPixels];
  _mm256_storeu_si256((__m256i *)values, lanes);
  uint32_t sum = 0;
  for (size_t i = 0; i < blockPixels; i++) sum += values[i];
  return sum;
}

/// The counts that do not depend on the metric.
PROOFSHEET_AVX2 static inline ProofsheetRowCounts countsOf(Tally tally) {
  uint8_t largest[blockBytes];
  _mm256_storeu_si256((__m256i *)largest, tally.largest);
  ProofsheetRowCounts counts = {0};
  for (size_t i = 0; i < blockBytes; i++) {
    if (largest[i] > counts.largestDelta) counts.largestDelta = largest[i];
  }
  counts.invisible = sumOfLanes(tally.invisible);
  counts.unequal = tally.scanned - sumOfLanes(tally.equal);
  return counts;
}

#endif
#endif
