#include "PixelKernels.h"

bool proofsheetPixelKernelsAvailable(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}
