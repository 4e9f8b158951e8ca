// The data block of the page, indexed. Its form: docs/schemas/map-page.schema.json.
const Content = (() => {
  'use strict';

  const data = JSON.parse(document.getElementById('data').textContent);
  const rank = { error: 3, warning: 2, info: 1 };

  const plain = text => (text || '').normalize('NFKC').toLowerCase();
  const pair = texts => (texts ? [texts.zh, texts.en] : []);

  data.cities.forEach((city, index) => { city.index = index; city.stories = []; });

  data.stories.forEach((story, index) => {
    story.index = index;
    story.city = data.cities[story.city];
    story.city.stories.push(story);
    story.findings = [];
    story.accepted = [];
    story.worst = null;
    story.titles = Object.fromEntries(
      story.texts.filter(text => text.title).map(text => [text.language, text.title]));
  });

  data.findings.forEach((finding, index) => {
    finding.index = index;
    finding.city = finding.city === null ? null : data.cities[finding.city];
    finding.story = finding.story === null ? null : data.stories[finding.story];
    const story = finding.story;
    if (!story) return;
    if (finding.accepted) { story.accepted.push(finding); return; }
    story.findings.push(finding);
    if (!story.worst || rank[finding.severity] > rank[story.worst]) story.worst = finding.severity;
  });

  data.notEvaluated.forEach(lack => {
    lack.city = lack.city === null ? null : data.cities[lack.city];
    lack.story = lack.story === null ? null : data.stories[lack.story];
  });

  // What a search looks into, once: ids, names, titles, texts without marks, files, findings in both languages.
  const withoutTags = html => (html || '').replace(/<[^>]*>/g, ' ');
  for (const story of data.stories) {
    const words = story.texts.flatMap(text => [text.title, text.notification, withoutTags(text.html)]);
    story.haystack = plain([
      story.id, story.city.id, ...Object.values(story.city.names), story.file, story.written && story.written.at, ...words,
      ...story.images.map(image => image.file), ...story.sources, ...story.checked,
    ].join('\n'));
  }
  for (const finding of data.findings) {
    finding.haystack = plain([
      finding.rule, finding.at, finding.subject, ...pair(finding.what), ...pair(finding.how), ...pair(finding.todo),
      finding.city ? finding.city.id : '',
    ].join('\n'));
  }

  const problems = data.findings.filter(finding => !finding.accepted);
  problems.sort((a, b) => rank[b.severity] - rank[a.severity] || a.index - b.index);

  /** A story's title that suits the page's language, with the language it is in; the id where it has none. */
  function title(story) {
    return Words.best(story.titles) || { tag: undefined, text: story.id };
  }

  /** A city's name that suits the page's language; its id where it has none. */
  function cityName(city) {
    return (Words.best(city.names) || { text: city.id }).text;
  }

  const languages = [...new Set(data.cities.flatMap(city => city.languages)
    .concat(data.stories.flatMap(story => story.texts.map(text => text.language))))].sort();

  return {
    ...data, problems, languages, plain, title, cityName, rank,
    count: severity => problems.filter(finding => finding.severity === severity).length,
  };
})();
