// What the page itself says, in Chinese and English. Texts from the content are not here.
const Words = (() => {
  'use strict';

  const table = {
    skip: ['跳到列表', 'Skip to the list'],
    list: ['列表', 'List'],
    map: ['地图', 'Map'],
    mapHint: ['地图；列表里有同样的内容', 'Map; the list holds the same'],
    detail: ['详情', 'Details'],
    bySeverity: ['按严重程度筛选', 'Filter by severity'],
    otherLanguage: ['Switch to English', '换成中文'],
    languageName: ['EN', '中文'],
    theme: ['深色或浅色', 'Dark or light'],
    keys: ['键盘', 'Keyboard'],
    close: ['关闭', 'Close'],
    search: ['搜索标题、编号、正文、问题', 'Search titles, ids, texts, findings'],
    city: ['城市', 'City'],
    allCities: ['全部城市', 'All cities'],
    filters: ['筛选', 'Filters'],
    active: ['{n} 项生效', '{n} active'],
    reset: ['全部重置', 'Reset all'],
    rule: ['规则', 'Rule'],
    anyRule: ['任何规则', 'Any rule'],
    texts: ['语言', 'Language'],
    anyText: ['任何语言', 'Any language'],
    hasText: ['有 {l}', 'with {l}'],
    lacksText: ['缺 {l}', 'without {l}'],
    drafts: ['草稿', 'Drafts'],
    anyDraft: ['有没有都行', 'With or without'],
    onlyDrafts: ['只看草稿', 'Drafts only'],
    noDrafts: ['不看草稿', 'No drafts'],
    problems: ['问题', 'Problems'],
    stories: ['故事', 'Stories'],
    error: ['错误', 'error'],
    warning: ['警告', 'warning'],
    info: ['提示', 'info'],
    errors: ['{n} 个错误', '{n} errors', '{n} error'],
    warnings: ['{n} 个警告', '{n} warnings', '{n} warning'],
    infos: ['{n} 个提示', '{n} infos', '{n} info'],
    nothingFound: ['没有发现问题', 'Nothing found'],
    unasked: ['{n} 项未评估', '{n} not evaluated'],
    unaskedTitle: ['未评估', 'Not evaluated'],
    acceptedTitle: ['已接受', 'Accepted'],
    until: ['到 {d} 为止', 'until {d}'],
    made: ['{c}，{s} · {d}', '{c}, {s} · {d}'],
    cityCount: ['{n} 座城市', '{n} cities', '{n} city'],
    storyCount: ['{n} 个故事', '{n} stories', '{n} story'],
    problemCount: ['{n} 个问题', '{n} problems', '{n} problem'],
    pageTitle: ['citypack 预览', 'citypack preview'],
    noRows: ['没有符合的', 'Nothing matches'],
    allFine: ['一切都好：没有问题。故事在另一页。', 'All is well: no problems. The stories are on the other tab.'],
    ofProject: ['整个项目', 'The project'],
    draft: ['草稿', 'draft'],
    noPlace: ['没有位置', 'no position'],
    untitled: ['没有标题', 'no title'],
    how: ['依据', 'How we know'],
    todo: ['处理', 'What to do'],
    related: ['参见', 'See also'],
    position: ['位置', 'Position'],
    written: ['原文', 'As written'],
    radius: ['半径', 'Radius'],
    accuracy: ['精度', 'Accuracy'],
    file: ['文件', 'File'],
    meters: ['{n} 米', '{n} m'],
    notification: ['通知', 'Notification'],
    checked: ['核对', 'Checked'],
    sources: ['出处', 'Sources'],
    pictures: ['图片', 'Pictures'],
    notShown: ['图片不在这里', 'picture not shown'],
    back: ['回到列表', 'Back to the list'],
    zoom: ['缩放', 'Zoom'],
    zoomIn: ['放大', 'Zoom in'],
    zoomOut: ['缩小', 'Zoom out'],
    fit: ['显示全部', 'Show everything'],
    shown: ['图层', 'Layers'],
    layerRadius: ['故事的半径', 'Radius of stories'],
    layerNames: ['名称', 'Names'],
    layerExtent: ['城市范围', 'Extent of cities'],
    layerBorders: ['行政边界', 'Borders'],
    layerRunways: ['跑道和机场', 'Runways and aerodromes'],
    layerGrid: ['经纬网', 'Graticule'],
    closed: ['已关闭', 'closed'],
    water: ['水上', 'on water'],
    legendFine: ['没有问题', 'nothing found'],
    kind_large_airport: ['大型机场', 'large airport'],
    kind_medium_airport: ['中型机场', 'medium airport'],
    kind_small_airport: ['小型机场', 'small airfield'],
    kind_heliport: ['直升机场', 'heliport'],
    kind_seaplane_base: ['水上机场', 'seaplane base'],
    kind_balloonport: ['气球场', 'balloonport'],
    kind_closed: ['旧机场', 'former aerodrome'],
    keySearch: ['搜索', 'search'],
    keyMove: ['在列表里上下移动', 'move through the list'],
    keyEnds: ['列表的头和尾', 'first and last of the list'],
    keyTabs: ['问题或故事', 'problems or stories'],
    keyEscape: ['关闭详情，清除搜索', 'close the details, clear the search'],
    keyFit: ['显示全部', 'show everything'],
    keyLanguage: ['中文或英文', 'Chinese or English'],
    keyTheme: ['深色或浅色', 'dark or light'],
    keyHelp: ['这张表', 'this table'],
  };

  let current = 'en';

  /** The text for a key; `{name}` is replaced by `values.name`, and one `n` takes the English singular. */
  function say(key, values = {}) {
    const [zh, en, one] = table[key] || [key, key];
    const text = current === 'zh' ? zh : values.n === 1 && one ? one : en;
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /** The text of a pair `{zh, en}` from the data. */
  const pick = pair => pair[current];

  /** The entry of `{tag: text}` that suits the page's language best; nothing where there is none. */
  function best(texts) {
    const tags = Object.keys(texts);
    const tag = tags.find(tag => tag === current || tag.startsWith(current + '-')) || tags[0];
    return tag === undefined ? undefined : { tag, text: texts[tag] };
  }

  /** Puts the words in place wherever an element asks for them. */
  function apply(root) {
    for (const element of root.querySelectorAll('[data-word]')) element.textContent = say(element.dataset.word);
    for (const element of root.querySelectorAll('[data-label]')) {
      element.setAttribute('aria-label', say(element.dataset.label));
      if (element.matches('button')) element.title = say(element.dataset.label);
    }
    for (const element of root.querySelectorAll('[data-placeholder]')) {
      element.placeholder = say(element.dataset.placeholder);
    }
  }

  return {
    say, pick, best, apply,
    get language() { return current; },
    set language(tag) { current = tag === 'zh' ? 'zh' : 'en'; },
  };
})();
