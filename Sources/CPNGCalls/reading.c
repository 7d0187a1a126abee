#include <string.h>

#include "refusal.h"

/// The largest chunk other than image data, in bytes; libpng's own default, stated so that a build of
/// libpng with another one changes nothing. A palette has 768 bytes, its alpha 256.
static const png_alloc_size_t largestChunk = 8000000;

/// The bytes that are being read, and how far.
typedef struct Source {
  const uint8_t *bytes;
  size_t count;
  size_t position;
  ProofsheetRefusal refusal;
} Source;

/// Hands libpng the next bytes, or notes that there are none and jumps.
static void readBytes(png_structp png, png_bytep destination, size_t count) {
  Source *source = png_get_io_ptr(png);
  if (count > source->count - source->position) {
    source->refusal.outcome = ProofsheetPNGOutcomeEndedEarly;
    png_error(png, "the bytes end early");
  }
  memcpy(destination, source->bytes + source->position, count);
  source->position += count;
}

/// Makes libpng refuse what it would otherwise mend or leave out with a warning.
///
/// A palette's alpha with a wrong checksum would be dropped and the picture come out opaque; so every
/// checksum counts, and an error is an error. Chunks that do not change a sample are passed over
/// unread, so that an odd colour profile cannot fail a picture.
static void setStrictness(png_structp png, uint32_t width, uint32_t height) {
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_benign_errors(png, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_user_limits(png, width, height);
  png_set_chunk_malloc_max(png, largestChunk);
}

/// Asks for RGBA, or for palette indices of one byte each. No gamma: samples stay as they are.
static void setConversions(png_structp png, int isPalette, ProofsheetPNGSamples samples) {
  if (isPalette) {
    png_set_packing(png);
    return;
  }
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  if (samples == ProofsheetPNGSamplesEightBits) {
    png_set_scale_16(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  } else {
    png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(png);
#endif
  }
}

/// Puts the palette's colours in place of a row's indices, from the last to the first, since a colour
/// takes the room of four.
///
/// libpng would do it, but gives black for an index that the palette does not have.
static void lookUpColors(png_structp png, png_infop info, uint8_t *row, uint32_t width) {
  png_colorp palette = NULL;
  png_bytep alphas = NULL;
  int paletteCount = 0;
  int alphaCount = 0;
  png_get_PLTE(png, info, &palette, &paletteCount);
  png_get_tRNS(png, info, &alphas, &alphaCount, NULL);
  for (size_t column = width; column-- > 0;) {
    int index = row[column];
    if (index >= paletteCount) png_error(png, "a pixel has a colour that the palette does not have");
    uint8_t *pixel = row + column * 4;
    pixel[0] = palette[index].red;
    pixel[1] = palette[index].green;
    pixel[2] = palette[index].blue;
    pixel[3] = index < alphaCount ? alphas[index] : 0xFF;
  }
}

/// Reads all of the file; the frame that errors jump to.
static void readPicture(
    png_structp png, png_infop info, Source *source, uint32_t width, uint32_t height,
    ProofsheetPNGSamples samples, uint8_t *pixels) {
  if (setjmp(png_jmpbuf(png)) != 0) return;
  png_set_read_fn(png, source, readBytes);
  setStrictness(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the size is not the one announced");
  }
  int isPalette = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
  setConversions(png, isPalette, samples);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t rowBytes = (size_t)width * (samples == ProofsheetPNGSamplesEightBits ? 4 : 8);
  if (png_get_rowbytes(png, info) != (isPalette ? width : rowBytes)) {
    png_error(png, "the rows are not RGBA of the depth asked for");
  }
  for (int pass = 0; pass < passes; pass += 1) {
    for (uint32_t row = 0; row < height; row += 1) png_read_row(png, pixels + row * rowBytes, NULL);
  }
  png_read_end(png, NULL);
  if (isPalette) {
    for (uint32_t row = 0; row < height; row += 1) lookUpColors(png, info, pixels + row * rowBytes, width);
  }
}

ProofsheetPNGOutcome proofsheetReadPNG(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, ProofsheetPNGSamples samples,
    void *pixels, ProofsheetPNGMessage message) {
  Source source = {bytes, count, 0, {ProofsheetPNGOutcomeComplete, message}};
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &source.refusal, proofsheetRefuse, proofsheetIgnoreWarning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    proofsheetRefuseStart(&source.refusal);
  } else {
    readPicture(png, info, &source, width, height, samples, pixels);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return source.refusal.outcome;
}
