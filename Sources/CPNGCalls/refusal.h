#ifndef PROOFSHEET_REFUSAL_H
#define PROOFSHEET_REFUSAL_H

#include <png.h>

#include "CPNGCalls.h"

/// What libpng's error handler is handed: it lives in a frame above the one that sets the jump, so that
/// it is intact after the jump.
typedef struct ProofsheetRefusal {
  ProofsheetPNGOutcome outcome;
  ProofsheetPNGMessage message;
} ProofsheetRefusal;

/// libpng's error handler: keeps the message and jumps. The error pointer is a `ProofsheetRefusal`.
///
/// Swift cannot do it, because an error handler must not return.
void proofsheetRefuse(png_structp png, png_const_charp text);

/// Notes that libpng could not be set up: no memory, or not the version of the header.
///
/// For both calls alike; there is no frame to jump to yet.
void proofsheetRefuseStart(ProofsheetRefusal *refusal);

/// libpng's warning handler: says nothing. Without one, libpng prints to standard error.
///
/// It stands beside the error handler because libpng takes the two together.
void proofsheetIgnoreWarning(png_structp png, png_const_charp text);

#endif
