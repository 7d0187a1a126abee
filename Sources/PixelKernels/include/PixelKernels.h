#ifndef PROOFSHEET_PIXELKERNELS_H
#define PROOFSHEET_PIXELKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Comparisons of two rows of unpremultiplied RGBA pixels, 4 bytes each, eight pixels at a time. They exist
// because they measured 3 to 6 times faster than Swift's. They only sort pixels: integers, and one sum of
// three squares whose error is bounded; what lies within that bound is left to the caller. So no result
// depends on how a compiler rounds or fuses.
//
// Sets of pixels are bits in 64-bit words, the lowest bit first. Bit `firstBit` of the first word is the
// first pixel. Bits are only ever set, never cleared, and a word without a bit to set is not written.

/// What a row holds, whatever the metric.
typedef struct ProofsheetRowCounts {
  /// Pixels that differ by the metric for certain.
  uint32_t differing;
  /// Pixels that could not be decided; 0 for the channel metric.
  uint32_t undecided;
  /// Pixels of which any byte differs.
  uint32_t unequal;
  /// Pixels that differ, and whose alpha is 0 on both sides.
  uint32_t invisible;
  /// The largest difference of any channel, 0 to 255.
  uint32_t largestDelta;
} ProofsheetRowCounts;

/// Whether this machine can run the two functions below; they must not be called where it cannot.
bool proofsheetPixelKernelsAvailable(void);

/// Marks the pixels whose largest channel difference exceeds a threshold.
///
/// `differing` has room for firstBit + count bits, firstBit at most 63; there is no other limit on
/// alignment.
ProofsheetRowCounts proofsheetScanChannelRow(
    const uint8_t *_Nonnull first, const uint8_t *_Nonnull second, size_t count, uint8_t threshold,
    uint64_t *_Nonnull differing, size_t firstBit);

/// Marks the pixels whose YIQ difference is certainly beyond a limit, and those that need the exact formula.
///
/// Both sets have room for firstBit + count bits. Opaque pixels are sorted by an approximation of the
/// difference, times 2^32: above `certainlyBeyond` they differ, below `certainlyWithin` they do not, and
/// between the two they are undecided. So is every unequal pair with an alpha below 255.
///
/// The approximation is the squared length of an integer vector. Each of its components is off by at most
/// 0.5 (|dr| + |dg| + |db|) from 2^16 times the true one; the length is then rounded thrice to 24 bits.
ProofsheetRowCounts proofsheetScanYIQRow(
    const uint8_t *_Nonnull first, const uint8_t *_Nonnull second, size_t count, float certainlyWithin,
    float certainlyBeyond, uint64_t *_Nonnull differing, uint64_t *_Nonnull undecided, size_t firstBit);

#endif
