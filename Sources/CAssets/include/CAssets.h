#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// The standard design system, a JSON document in UTF-8.
extern const unsigned char paravent_standard_design_system[];
/// The number of bytes of the standard design system.
extern const size_t paravent_standard_design_system_size;

/// The base style sheet of an HTML page, CSS in UTF-8.
extern const unsigned char paravent_base_style_sheet[];
/// The number of bytes of the base style sheet.
extern const size_t paravent_base_style_sheet_size;

/// Returns the first byte of the base style sheet; Swift imports no array whose length is unknown.
static inline const unsigned char *paravent_base_style_sheet_bytes(void) { return paravent_base_style_sheet; }

#endif
