#include "CAssets.h"

static const unsigned char standard_design_system[] = {
#embed "assets/standard.json"
};

static const unsigned char base_style_sheet[] = {
#embed "assets/base.css"
};

static const unsigned char control_style_sheet[] = {
#embed "assets/controls.css"
};

static const unsigned char sheet_style_sheet[] = {
#embed "assets/sheets.css"
};

static const unsigned char page_script[] = {
#embed "assets/page.js"
};

static const unsigned char examples[] = {
#embed "assets/examples.json"
};

static const unsigned char gallery_style_sheet[] = {
#embed "assets/gallery.css"
};

static const unsigned char boat[] = {
#embed "assets/boat.svg"
};

static const unsigned char landscape[] = {
#embed "assets/landscape.svg"
};

const unsigned char *paravent_standard_design_system(void) { return standard_design_system; }

size_t paravent_standard_design_system_size(void) { return sizeof standard_design_system; }

const unsigned char *paravent_base_style_sheet(void) { return base_style_sheet; }

size_t paravent_base_style_sheet_size(void) { return sizeof base_style_sheet; }

const unsigned char *paravent_control_style_sheet(void) { return control_style_sheet; }

size_t paravent_control_style_sheet_size(void) { return sizeof control_style_sheet; }

const unsigned char *paravent_sheet_style_sheet(void) { return sheet_style_sheet; }

size_t paravent_sheet_style_sheet_size(void) { return sizeof sheet_style_sheet; }

const unsigned char *paravent_examples(void) { return examples; }

size_t paravent_examples_size(void) { return sizeof examples; }

const unsigned char *paravent_gallery_style_sheet(void) { return gallery_style_sheet; }

size_t paravent_gallery_style_sheet_size(void) { return sizeof gallery_style_sheet; }

const unsigned char *paravent_landscape(void) { return landscape; }

size_t paravent_landscape_size(void) { return sizeof landscape; }

const unsigned char *paravent_boat(void) { return boat; }

size_t paravent_boat_size(void) { return sizeof boat; }

const unsigned char *paravent_page_script(void) { return page_script; }

size_t paravent_page_script_size(void) { return sizeof page_script; }
