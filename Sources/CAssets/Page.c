// The page's own files, compiled in as they are.
#include "CAssets.h"

static const unsigned char html[] = {
#embed "Page/page.html"
};

static const unsigned char css[] = {
#embed "Page/page.css"
};

static const unsigned char notice[] = {
#embed "Page/leaflet-notice.html"
};

static const unsigned char js[] = {
#embed "Page/words.js" suffix(,)
#embed "Page/content.js" suffix(,)
#embed "Page/make.js" suffix(,)
#embed "Page/filter.js" suffix(,)
#embed "Page/colors.js" suffix(,)
#embed "Page/marks.js" suffix(,)
#embed "Page/ground.js" suffix(,)
#embed "Page/drawing.js" suffix(,)
#embed "Page/list.js" suffix(,)
#embed "Page/chart.js" suffix(,)
#embed "Page/detail.js" suffix(,)
#embed "Page/keys.js" suffix(,)
#embed "Page/page.js"
};

const struct citypack_asset citypack_page_html = {html, sizeof html};
const struct citypack_asset citypack_page_css = {css, sizeof css};
const struct citypack_asset citypack_leaflet_notice = {notice, sizeof notice};
const struct citypack_asset citypack_page_js = {js, sizeof js};
