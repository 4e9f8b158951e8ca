// Puts the parts together and begins.
(() => {
  'use strict';
  const { make, sign } = Make;
  const { say } = Words;
  const $ = id => document.getElementById(id);
  const root = document.documentElement;

  Words.language = Content.language;
  const isWrong = finding => finding.severity !== 'info';
  let tab = Content.problems.some(isWrong) ? 'problems' : 'stories';
  let item = null;

  // --- choosing

  function choose(next) {
    item = next;
    const story = next && List.storyOf(next);
    const wasOpen = Detail.isOpen;
    Detail.show(next, () => { choose(null); List.focus(); });
    root.dataset.detail = Detail.isOpen;
    if (wasOpen !== Detail.isOpen) Chart.resized();
    if (next && story === null) Chart.fit([], next.city);
    Chart.pick(story || null);
    List.mark(next);
    remember(story);
  }

  /** The chosen story stands in the page's address, so that a reload shows it again. */
  function remember(story) {
    const hash = story ? `#${encodeURIComponent(story.city.id)}/${encodeURIComponent(story.id)}` : '#';
    try { history.replaceState(null, '', hash); } catch { /* Some browsers refuse it for pages from disk. */ }
  }

  function remembered() {
    try {
      const [city, id] = location.hash.slice(1).split('/').map(decodeURIComponent);
      return Content.stories.find(story => story.city.id === city && story.id === id) || null;
    } catch { return null; }
  }

  // --- showing

  function showRows() {
    const problems = Filter.problems();
    const stories = Filter.stories();
    for (const [name, rows] of [['problems', problems], ['stories', stories]]) {
      const button = $(`tab-${name}`);
      button.setAttribute('aria-selected', name === tab);
      button.tabIndex = name === tab ? 0 : -1;
      button.querySelector('b').textContent = rows.length;
    }
    List.show(tab, choose);
    if (item) List.mark(item);
    const count = tab === 'problems' ? problems.length : stories.length;
    $('said').textContent = say(tab === 'problems' ? 'problemCount' : 'storyCount', { n: count });
    $('active').textContent = Filter.folded ? say('active', { n: Filter.folded }) : '';
    for (const chip of $('verdict').querySelectorAll('[data-severity]')) {
      chip.setAttribute('aria-pressed', chip.dataset.severity === Filter.state.severity);
    }
    Chart.show(Filter.isOn ? shownStories(problems, stories) : Content.stories);
  }

  /** A mark stays while its story or one of its findings is in a list. */
  function shownStories(problems, stories) {
    const shown = new Set(stories);
    for (const finding of problems) if (finding.story) shown.add(finding.story);
    return Content.stories.filter(story => shown.has(story));
  }

  function showWords() {
    root.lang = Words.language === 'zh' ? 'zh-Hans' : 'en';
    Words.apply(document);
    $('language').textContent = say('languageName');
    const alone = Content.cities.length === 1 ? Content.cityName(Content.cities[0]) : '';
    $('title').textContent = alone || say('pageTitle');
    document.title = [alone, say('pageTitle')].filter(Boolean).join(' · ');
    $('made').textContent = say('made', {
      c: say('cityCount', { n: Content.cities.length }), s: say('storyCount', { n: Content.stories.length }), d: Content.day,
    });
    $('credits').textContent = ['Leaflet', Content.borders && Words.pick(Content.borders.source)].filter(Boolean).join(' · ');
    List.forget();
    showVerdict();
    showChoices();
    showLayers();
    Keys.describe();
    showRows();
    Chart.names();
    if (item) Detail.show(item, () => choose(null));
  }

  function showVerdict() {
    const chips = ['error', 'warning', 'info'].map(severity => [severity, Content.count(severity)])
      .filter(([, count]) => count > 0)
      .map(([severity, n]) => make('button', {
        type: 'button', class: `chip ${severity}`, 'data-severity': severity, click: () => toggle(severity),
      }, sign(severity), say(`${severity}s`, { n })));
    if (!chips.length) chips.push(make('span', { class: 'chip fine' }, sign(null), say('nothingFound')));
    const unasked = Content.notEvaluated.reduce((sum, lack) => sum + lack.rules.length, 0);
    if (unasked) {
      const words = say('unasked', { n: unasked });
      chips.push(make('button', { type: 'button', class: 'chip unasked', click: showUnasked }, words));
    }
    $('verdict').replaceChildren(...chips);
  }

  function showUnasked() {
    Filter.reset();
    tab = 'problems';
    showChoices();
    showRows();
    List.showUnasked();
  }

  function toggle(severity) {
    Filter.state.severity = Filter.state.severity === severity ? '' : severity;
    showRows();
  }

  const options = (select, entries) => {
    select.replaceChildren(...entries.map(([value, text]) => make('option', { value }, text)));
  };

  function showChoices() {
    $('cityField').hidden = Content.cities.length < 2;
    options($('city'), [['', say('allCities')], ...Content.cities.map(city => [city.id, Content.cityName(city)])]);
    options($('rule'), [['', say('anyRule')], ...Content.rules.map(rule => [rule.id, rule.id])]);
    options($('text'), [['', say('anyText')], ...Content.languages.flatMap(l =>
      [[`has:${l}`, say('hasText', { l })], [`lacks:${l}`, say('lacksText', { l })]])]);
    options($('draft'), [['', say('anyDraft')], ['only', say('onlyDrafts')], ['none', say('noDrafts')]]);
    for (const key of ['city', 'rule', 'text', 'draft']) $(key).value = Filter.state[key];
    $('terms').value = Filter.state.terms;
  }

  function showLayers() {
    const names = [['radii', 'layerRadius'], ['names', 'layerNames'], ['runways', 'layerRunways'], ['extents', 'layerExtent'],
      ['borders', 'layerBorders'], ['grid', 'layerGrid']].filter(([name]) => name !== 'borders' || Content.borders);
    $('layerList').replaceChildren(
      ...names.map(([name, words]) => {
        const input = make('input', { type: 'checkbox', id: `layer-${name}` });
        input.checked = Chart.shown[name];
        input.addEventListener('change', () => { Chart.shown[name] = input.checked; Chart.arrange(); });
        return make('label', { class: `layer ${name}` }, input, make('i', { 'aria-hidden': 'true' }), say(words));
      }),
      make('p', { class: 'legend' }, ...[['error', 'error'], ['warning', 'warning'], ['info', 'info'], [null, 'legendFine']]
        .map(([severity, words]) => make('span', {}, sign(severity), say(words))),
        make('span', {}, sign(null, true), say('draft'))));
  }

  // --- doing

  function setTab(name) {
    tab = name;
    showRows();
    $(`tab-${name}`).focus();
  }

  function fit() {
    const city = Content.cities.find(city => city.id === Filter.state.city);
    Chart.fit(Filter.isOn ? shownStories(Filter.problems(), Filter.stories()) : Content.stories, city);
  }

  function setLanguage() {
    Words.language = Words.language === 'zh' ? 'en' : 'zh';
    showWords();
  }

  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);

  function setTheme() {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    Chart.paint();
  }

  function escape() {
    if (Detail.isOpen) { choose(null); List.focus(); return; }
    if (Filter.state.terms) { Filter.state.terms = ''; $('terms').value = ''; showRows(); return; }
    document.activeElement.blur();
  }

  for (const key of ['city', 'rule', 'text', 'draft', 'terms']) {
    $(key).addEventListener('input', () => {
      Filter.state[key] = $(key).value;
      showRows();
      if (key === 'city') fit();
    });
  }
  $('search').addEventListener('submit', event => { event.preventDefault(); List.move(1); });
  $('reset').addEventListener('click', () => { Filter.reset(); showChoices(); showRows(); fit(); });
  $('language').addEventListener('click', setLanguage);
  $('theme').addEventListener('click', setTheme);
  $('fit').addEventListener('click', fit);
  $('zoomIn').addEventListener('click', () => Chart.zoom(1));
  $('zoomOut').addEventListener('click', () => Chart.zoom(-1));
  for (const name of ['problems', 'stories']) {
    const button = $(`tab-${name}`);
    button.addEventListener('click', () => setTab(name));
    button.addEventListener('keydown', event => {
      if (['ArrowLeft', 'ArrowRight'].includes(event.key)) setTab(name === 'problems' ? 'stories' : 'problems');
      if (event.key === 'ArrowDown') { event.preventDefault(); event.stopPropagation(); List.move(1); }
    });
  }
  prefersDark.addEventListener('change', () => Chart.paint());
  matchMedia('print').addEventListener('change', () => Chart.printed());
  Chart.onChoose(story => {
    const isListed = tab === 'stories' || story.findings.length;
    if (!isListed) { tab = 'stories'; showRows(); }
    choose(tab === 'problems' && story.findings.length ? story.findings[0] : story);
  });
  Keys.listen({
    search() { $('terms').focus(); $('terms').select(); }, tab: setTab, fit, language: setLanguage, theme: setTheme, escape,
  });

  // --- beginning: what is wrong and where; otherwise the stories

  Chart.paint();
  showWords();
  Chart.resized();
  Chart.fit(wrongPlaces() || Content.stories);
  const before = remembered();
  if (before) { if (!before.findings.length) tab = 'stories'; showRows(); choose(before); }
  root.dataset.ready = 'true';

  /** The stories with the worst findings, as long as they are all of one city; otherwise the map shows everything. */
  function wrongPlaces() {
    const worst = Content.problems.find(isWrong);
    const wrong = Content.stories.filter(story => worst && story.worst === worst.severity && story.place);
    return wrong.length && new Set(wrong.map(story => story.city)).size === 1 ? wrong : null;
  }
})();
