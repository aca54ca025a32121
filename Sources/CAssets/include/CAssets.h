#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// Returns the standard design system, a JSON document in UTF-8.
const unsigned char *paravent_standard_design_system(void);
/// Returns the number of bytes of the standard design system.
size_t paravent_standard_design_system_size(void);

/// Returns the base style sheet of an HTML page, CSS in UTF-8.
const unsigned char *paravent_base_style_sheet(void);
/// Returns the number of bytes of the base style sheet.
size_t paravent_base_style_sheet_size(void);

/// Returns the rules of toggles, fields, pickers and progress views, for pages that have any, CSS in UTF-8.
const unsigned char *paravent_control_style_sheet(void);
/// Returns the number of bytes of those rules.
size_t paravent_control_style_sheet_size(void);

/// Returns the rules of sheets, for pages that have any, CSS in UTF-8.
const unsigned char *paravent_sheet_style_sheet(void);
/// Returns the number of bytes of those rules.
size_t paravent_sheet_style_sheet_size(void);

/// Returns the script that makes a page's actions smooth, in UTF-8.
const unsigned char *paravent_page_script(void);
/// Returns the number of bytes of that script.
size_t paravent_page_script_size(void);

/// Returns an example of each view, modifier and style family of the engine, a JSON document in UTF-8.
const unsigned char *paravent_examples(void);
/// Returns the number of bytes of the examples.
size_t paravent_examples_size(void);

/// Returns the style sheet of the gallery's pages, CSS in UTF-8.
const unsigned char *paravent_gallery_style_sheet(void);
/// Returns the number of bytes of that style sheet.
size_t paravent_gallery_style_sheet_size(void);

/// Returns the icon that the examples show, SVG in UTF-8.
const unsigned char *paravent_boat(void);
/// Returns the number of bytes of that icon.
size_t paravent_boat_size(void);

/// Returns the picture that the examples show, SVG in UTF-8.
const unsigned char *paravent_landscape(void);
/// Returns the number of bytes of that picture.
size_t paravent_landscape_size(void);

#endif
