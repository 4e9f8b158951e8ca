// Leaflet, compiled in where it is found: in the folder that CITYPACK_LEAFLET names, else where packages put it.
// Without it everything builds, and the map page says what is missing.
#include "CAssets.h"

#if !defined(LEAFLET_JS) || !defined(LEAFLET_CSS)
#  if __has_embed("/usr/share/javascript/leaflet/leaflet.min.js")
#    define LEAFLET_JS "/usr/share/javascript/leaflet/leaflet.min.js"
#    define LEAFLET_CSS "/usr/share/javascript/leaflet/leaflet.css"
#  elif __has_embed("/usr/local/share/javascript/leaflet/leaflet.js")
#    define LEAFLET_JS "/usr/local/share/javascript/leaflet/leaflet.js"
#    define LEAFLET_CSS "/usr/local/share/javascript/leaflet/leaflet.css"
#  elif __has_embed("/opt/homebrew/share/javascript/leaflet/leaflet.js")
#    define LEAFLET_JS "/opt/homebrew/share/javascript/leaflet/leaflet.js"
#    define LEAFLET_CSS "/opt/homebrew/share/javascript/leaflet/leaflet.css"
#  else
#    define LEAFLET_JS "leaflet.js"
#    define LEAFLET_CSS "leaflet.css"
#  endif
#endif

#if __has_embed(LEAFLET_JS) && __has_embed(LEAFLET_CSS)

static const unsigned char js[] = {
#embed LEAFLET_JS
};

static const unsigned char css[] = {
#embed LEAFLET_CSS
};

const struct citypack_asset citypack_leaflet_js = {js, sizeof js};
const struct citypack_asset citypack_leaflet_css = {css, sizeof css};

#else

const struct citypack_asset citypack_leaflet_js = {0, 0};
const struct citypack_asset citypack_leaflet_css = {0, 0};

#endif
