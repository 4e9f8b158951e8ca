#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// A file that was compiled in. `bytes` is null where there was no such file at build time.
struct citypack_asset {
  const unsigned char *bytes;
  size_t count;
};

/// What stands between `<body>` and the data, in HTML.
extern const struct citypack_asset citypack_page_html;
/// The page's own style sheet.
extern const struct citypack_asset citypack_page_css;
/// The page's own scripts, one after the other in the order in which they need each other.
extern const struct citypack_asset citypack_page_js;
/// Leaflet's copyright notice, as an HTML comment.
extern const struct citypack_asset citypack_leaflet_notice;
/// Leaflet, where it was found.
extern const struct citypack_asset citypack_leaflet_js;
/// Leaflet's style sheet, where it was found.
extern const struct citypack_asset citypack_leaflet_css;

#endif
