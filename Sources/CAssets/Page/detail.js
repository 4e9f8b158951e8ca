// All there is to know of a story, or of a finding that belongs to none.
const Detail = (() => {
  'use strict';
  const { make, sign, story: rendered } = Make;
  const { say } = Words;

  const box = document.getElementById('detail');

  /** Shows a story, a finding marked where one was chosen; nothing for null. `close` is called to get rid of it. */
  function show(item, close) {
    box.hidden = item === null;
    if (item === null) {
      box.replaceChildren();
      return;
    }
    const story = List.storyOf(item);
    const finding = item.story === undefined ? null : item;
    const parts = story ? storyParts(story, finding) : [heading(finding), findingPart(finding, true)];
    box.replaceChildren(
      make('button', { type: 'button', class: 'close', click: close, 'aria-label': say('close'), title: say('close') }, '×'),
      ...parts.filter(Boolean));
    box.scrollTop = 0;
  }

  function heading(finding) {
    const city = finding.city;
    return make('h2', {}, city ? Content.cityName(city) : say('ofProject'));
  }

  function storyParts(story, chosen) {
    const title = Content.title(story);
    return [
      make('h2', {}, sign(story.worst, story.draft), make('bdi', { lang: title.tag }, title.text)),
      make('p', { class: 'about' },
        make('span', {}, Content.cityName(story.city)),
        make('span', { class: 'code' }, story.id),
        story.draft && make('span', { class: 'badge' }, say('draft'))),
      ...story.findings.map(finding => findingPart(finding, finding === chosen)),
      facts(story),
      pictures(story),
      ...inOrder(story.texts).map(textPart),
      ...list('checked', story.checked),
      ...list('sources', story.sources),
      ...(story.accepted.length ? [make('h3', {}, say('acceptedTitle')), ...story.accepted.map(acceptedPart)] : []),
    ];
  }

  function findingPart(finding, isChosen) {
    return make('article', { class: `finding ${finding.severity}${isChosen ? ' chosen' : ''}` },
      make('h3', {}, sign(finding.severity), make('span', {}, Words.pick(finding.what))),
      make('p', { class: 'code' }, finding.at),
      finding.how && labelled('how', Words.pick(finding.how)),
      labelled('todo', Words.pick(finding.todo)),
      ...finding.related.map(related => labelled('related', `${related.at}: ${Words.pick(related.note)}`)),
      make('p', { class: 'code' }, finding.rule));
  }

  function acceptedPart(finding) {
    const until = finding.accepted.expires ? ` (${say('until', { d: finding.accepted.expires })})` : '';
    return make('article', { class: 'finding accepted' },
      make('h3', {}, make('span', {}, Words.pick(finding.what))),
      make('p', {}, finding.accepted.reason, until),
      make('p', { class: 'code' }, finding.rule));
  }

  const labelled = (key, text) => make('p', {}, make('b', {}, say(key)), ' ', text);

  function facts(story) {
    const { place, written, radiusMeters, accuracyMeters } = story;
    const rows = [
      ['position', place ? `${place.latitude.toFixed(7)}, ${place.longitude.toFixed(7)} (WGS-84)` : say('noPlace')],
      ['written', written && `${written.text} (${written.datum})`, written && written.at],
      ['radius', radiusMeters !== null && say('meters', { n: radiusMeters })],
      ['accuracy', accuracyMeters !== null && say('meters', { n: accuracyMeters })],
      ['file', story.file],
    ];
    return make('dl', { class: 'facts' }, ...rows.filter(([, text]) => text).flatMap(([key, text, at]) => [
      make('dt', {}, say(key)), make('dd', {}, text, at && make('span', { class: 'code' }, at))]));
  }

  function pictures(story) {
    if (!story.images.length) return null;
    return make('div', { class: 'pictures', role: 'group', 'aria-label': say('pictures') }, ...story.images.map(image => {
      const alt = Words.best(image.alt) || { text: '' };
      const picture = image.picture === null
        ? make('p', { class: 'missing' }, say('notShown'))
        : make('img', { src: Content.pictures[image.picture], alt: alt.text, lang: alt.tag });
      return make('figure', {}, picture,
        make('figcaption', {}, make('span', { lang: alt.tag }, alt.text), make('span', { class: 'code' }, image.file)));
    }));
  }

  /** The texts, those in the page's language first. */
  function inOrder(texts) {
    const isOwn = ({ language }) => language.split('-')[0] === Words.language;
    return [...texts.filter(isOwn), ...texts.filter(text => !isOwn(text))];
  }

  function textPart(text) {
    return make('article', { class: 'told' },
      make('h3', { lang: text.language },
        make('bdi', {}, text.title || say('untitled')), make('span', { class: 'tag' }, text.language)),
      text.notification
        && make('p', { class: 'notification', lang: text.language, title: say('notification') }, text.notification),
      text.html && rendered(text.html, text.language));
  }

  const list = (key, items) =>
    (items.length ? [make('h3', {}, say(key)), make('ul', { class: 'plain' }, ...items.map(item => make('li', {}, item)))] : []);

  return { show, focus() { box.focus(); }, get isOpen() { return !box.hidden; } };
})();
