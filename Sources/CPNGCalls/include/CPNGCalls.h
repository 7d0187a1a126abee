#ifndef PROOFSHEET_CPNGCALLS_H
#define PROOFSHEET_CPNGCALLS_H

#include <stddef.h>
#include <stdint.h>

// libpng reports an error by longjmp, which must not cross a Swift frame, and setjmp cannot be called
// from Swift. Hence these two calls: each sets its own jump, and turns every error into a return value
// and a message before Swift sees it. What a picture may be is decided in Swift.

/// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) ProofsheetPNGOutcome {
  /// All rows and the end of the file were read, or written.
  ProofsheetPNGOutcomeComplete,
  /// The bytes came to an end before the file did.
  ProofsheetPNGOutcomeEndedEarly,
  /// libpng stopped; the message says why.
  ProofsheetPNGOutcomeRefused
} ProofsheetPNGOutcome;

/// Where a call puts libpng's words when it stops: text that ends with a zero byte.
typedef struct ProofsheetPNGMessage {
  /// The first byte.
  char *_Nonnull text;
  /// The bytes that there is room for, the zero byte counted; at least 1.
  size_t capacity;
} ProofsheetPNGMessage;

/// Takes the next bytes of a file that is being written. It must return normally.
typedef void (*ProofsheetPNGSink)(void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t count);

/// What a picture's samples are read as.
typedef enum __attribute__((enum_extensibility(closed))) ProofsheetPNGSamples {
  /// One byte each; 16 bits are rounded to the nearest of 8, fewer than 8 stretched.
  ProofsheetPNGSamplesEightBits,
  /// Two bytes each, in the machine's order; only for files of 16 bits.
  ProofsheetPNGSamplesSixteenBits
} ProofsheetPNGSamples;

/// Reads a whole PNG file of any colour type into unpremultiplied RGBA.
///
/// `pixels` has room for width × height × 4 samples; the file must have that size, and it is not an error
/// of the caller if it has not. On any outcome but complete, what `pixels` holds is no picture.
///
/// Swift cannot make these calls, because any of them may longjmp.
ProofsheetPNGOutcome proofsheetReadPNG(
    const uint8_t *_Nonnull bytes, size_t count, uint32_t width, uint32_t height,
    ProofsheetPNGSamples samples, void *_Nonnull pixels, ProofsheetPNGMessage message);

/// Writes unpremultiplied RGBA, 8 bits a channel, as a PNG file: IHDR, IDAT and IEND, nothing else.
///
/// `pixels` holds width × height × 4 bytes. `compressionLevel` is zlib's, 0…9. Every row is filtered by
/// its difference to the row above.
///
/// Swift cannot make these calls, because any of them may longjmp.
ProofsheetPNGOutcome proofsheetWritePNG(
    const uint8_t *_Nonnull pixels, uint32_t width, uint32_t height, int compressionLevel,
    ProofsheetPNGSink _Nonnull sink, void *_Nonnull context, ProofsheetPNGMessage message);

#endif
