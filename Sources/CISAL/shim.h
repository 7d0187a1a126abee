#include <isa-l/igzip_lib.h>

/// The bytes of working memory that level 1 asks for. The library's macro multiplies and adds, which
/// Swift does not import.
enum { proofsheetLevelOneMemory = ISAL_DEF_LVL1_DEFAULT };
