#include "CAssets.h"

const unsigned char paravent_standard_design_system[] = {
#embed "assets/standard.json"
};
const size_t paravent_standard_design_system_size = sizeof paravent_standard_design_system;

const unsigned char paravent_base_style_sheet[] = {
#embed "assets/base.css"
};
const size_t paravent_base_style_sheet_size = sizeof paravent_base_style_sheet;
