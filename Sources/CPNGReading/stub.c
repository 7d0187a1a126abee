#include "CPNGReading.h"
int proofsheetPNGStub(void){return 0;}
