#include "refusal.h"

#include <stdio.h>

void proofsheetRefuse(png_structp png, png_const_charp text) {
  ProofsheetRefusal *refusal = png_get_error_ptr(png);
  if (refusal->outcome == ProofsheetPNGOutcomeComplete) refusal->outcome = ProofsheetPNGOutcomeRefused;
  snprintf(refusal->message.text, refusal->message.capacity, "%s", text);
  png_longjmp(png, 1);
}

void proofsheetRefuseStart(ProofsheetRefusal *refusal) {
  refusal->outcome = ProofsheetPNGOutcomeRefused;
  snprintf(refusal->message.text, refusal->message.capacity, "libpng cannot start");
}

void proofsheetIgnoreWarning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}
