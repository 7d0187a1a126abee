#include "refusal.h"

/// The most bytes of one IDAT chunk: fewer, larger calls of the sink, 12 bytes of overhead each.
static const size_t chunkSize = 65536;

/// Where the bytes go.
typedef struct Target {
  ProofsheetPNGSink sink;
  void *context;
} Target;

/// Hands the sink what libpng has ready.
static void writeBytes(png_structp png, png_bytep bytes, size_t count) {
  Target *target = png_get_io_ptr(png);
  target->sink(target->context, bytes, count);
}

/// libpng asks for this between chunks; there is nothing to flush.
static void flushNothing(png_structp png) { (void)png; }

/// Writes all of the file; the frame that errors jump to.
static void writePicture(
    png_structp png, png_infop info, Target *target, const uint8_t *pixels, uint32_t width,
    uint32_t height, int compressionLevel) {
  if (setjmp(png_jmpbuf(png)) != 0) return;
  png_set_write_fn(png, target, writeBytes, flushNothing);
  png_set_compression_level(png, compressionLevel);
  png_set_compression_buffer_size(png, chunkSize);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_IHDR(
      png, info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  size_t rowBytes = (size_t)width * 4;
  for (uint32_t row = 0; row < height; row += 1) png_write_row(png, pixels + row * rowBytes);
  png_write_end(png, NULL);
}

ProofsheetPNGOutcome proofsheetWritePNG(
    const uint8_t *pixels, uint32_t width, uint32_t height, int compressionLevel, ProofsheetPNGSink sink,
    void *context, ProofsheetPNGMessage message) {
  Target target = {sink, context};
  ProofsheetRefusal refusal = {ProofsheetPNGOutcomeComplete, message};
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &refusal, proofsheetRefuse, proofsheetIgnoreWarning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    proofsheetRefuseStart(&refusal);
  } else {
    writePicture(png, info, &target, pixels, width, height, compressionLevel);
  }
  png_destroy_write_struct(&png, &info);
  return refusal.outcome;
}
