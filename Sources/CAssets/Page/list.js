// The list beside the map: problems or stories, one button a row. Arrow keys move through the buttons.
const List = (() => {
  'use strict';
  const { make, sign } = Make;
  const { say } = Words;

  const box = document.getElementById('rows');
  let rows = [];
  let reached = null;
  let marked = null;
  let lit = [];
  // Made once in each language, then only put in and out: thousands of rows stay quick.
  let made = new Map();

  /** Shows the rows of a tab. `choose(item)` is called with the story or finding of a row that is chosen. */
  function show(tab, choose) {
    const parts = tab === 'problems' ? problemParts(choose) : storyParts(choose);
    box.replaceChildren(...parts);
    box.setAttribute('aria-labelledby', `tab-${tab}`);
    rows = parts.filter(part => part.item);
    if (rows.length && !rows.includes(reached)) reach(rows[0]);
  }

  /** Forgets the rows that were made: their words are in the other language. */
  function forget() {
    made = new Map();
    reached = marked = null;
    lit = [];
  }

  /** Makes one row the one that the Tab key reaches. */
  function reach(row) {
    if (reached) reached.tabIndex = -1;
    reached = row;
    row.tabIndex = 0;
  }

  function problemParts(choose) {
    const problems = Filter.problems();
    const lacks = Filter.unasked();
    const parts = problems.map(finding => kept(finding, () => problemRow(finding, choose)));
    if (!parts.length) parts.push(empty(Content.problems.length ? 'noRows' : 'allFine'));
    if (lacks.length) parts.push(make('h2', {}, say('unaskedTitle')), ...lacks.map(lackRow));
    return parts;
  }

  function storyParts(choose) {
    const stories = Filter.stories();
    if (!stories.length) return [empty('noRows')];
    const parts = [];
    let city = null;
    for (const story of stories) {
      if (story.city !== city) {
        city = story.city;
        parts.push(make('h2', {}, Content.cityName(city), make('small', {}, city.id)));
      }
      parts.push(kept(story, () => storyRow(story, choose)));
    }
    return parts;
  }

  function kept(item, make) {
    if (!made.has(item)) made.set(item, make());
    return made.get(item);
  }

  const empty = key => make('p', { class: 'empty' }, say(key));

  function row(item, choose, ...children) {
    const button = make('button', { type: 'button', class: 'row', tabindex: -1, click: () => choose(item) }, ...children);
    button.item = item;
    return button;
  }

  function problemRow(finding, choose) {
    const story = finding.story;
    const about = story ? Content.title(story) : { text: finding.city ? Content.cityName(finding.city) : say('ofProject') };
    return row(
      finding, choose, sign(finding.severity),
      make('span', { class: 'body' },
        make('span', { class: 'unseen' }, say(finding.severity)),
        make('strong', {}, Words.pick(finding.what)),
        make('span', { class: 'about' },
          make('bdi', { lang: about.tag }, about.text),
          story && make('span', {}, Content.cityName(story.city)),
          story && story.draft && make('span', { class: 'badge' }, say('draft'))),
        make('span', { class: 'code' }, finding.at),
        make('span', { class: 'code' }, finding.rule),
        make('span', { class: 'onPaper' },
          [finding.how && `${say('how')}: ${Words.pick(finding.how)}`, `${say('todo')}: ${Words.pick(finding.todo)}`]
            .filter(Boolean).join(' '))));
  }

  function storyRow(story, choose) {
    const title = Content.title(story);
    const count = story.findings.length;
    return row(
      story, choose, sign(story.worst, story.draft),
      make('span', { class: 'body' },
        make('strong', {}, make('bdi', { lang: title.tag }, title.text)),
        make('span', { class: 'about' },
          make('span', { class: 'code' }, story.id),
          story.draft && make('span', { class: 'badge' }, say('draft')),
          !story.place && make('span', { class: 'badge bad' }, say('noPlace')),
          count > 0 && make('span', {}, say('problemCount', { n: count })))));
  }

  function lackRow(lack) {
    const subject = [lack.city && lack.city.id, lack.story && lack.story.id].filter(Boolean).join('/');
    return make('p', { class: 'lack' },
      make('span', {}, subject, subject && ': ', Words.pick(lack.reason)),
      make('span', { class: 'code' }, lack.rules.join(', ')));
  }

  /** Marks the row of what is chosen, and brings it into view. */
  function mark(item) {
    if (marked) marked.removeAttribute('aria-current');
    marked = (item && made.get(item)) || null;
    if (!marked) return;
    marked.setAttribute('aria-current', true);
    if (!marked.isConnected) return;
    reach(marked);
    marked.scrollIntoView({ block: 'nearest' });
  }

  /** Lights up the rows of a story while the pointer is on its mark. */
  function light(story) {
    for (const row of lit) row.classList.remove('lit');
    lit = story ? [story, ...story.findings].map(item => made.get(item)).filter(Boolean) : [];
    for (const row of lit) row.classList.add('lit');
  }

  const storyOf = item => (item.story === undefined ? item : item.story);

  /** Moves to another row: `by` rows on, or to the first or the last. */
  function move(by) {
    if (!rows.length) return;
    const focused = rows.indexOf(document.activeElement);
    const current = focused >= 0 ? focused : rows.indexOf(marked);
    const wanted = current < 0 ? (by < 0 ? rows.length - 1 : 0) : current + by;
    const next = rows[Math.max(0, Math.min(rows.length - 1, wanted))];
    next.focus();
    next.click();
  }

  box.addEventListener('mouseover', event => {
    const row = event.target.closest('button.row');
    Chart.light(row ? storyOf(row.item) : null);
  });
  box.addEventListener('mouseleave', () => Chart.light(null));

  /** Brings the rules that could not be asked into view. */
  function showUnasked() {
    const heading = box.querySelector('h2');
    if (heading) heading.scrollIntoView({ block: 'start' });
  }

  return {
    show, forget, mark, light, move, storyOf, showUnasked,
    focus() { (rows.includes(reached) ? reached : box).focus(); },
  };
})();
