// Which stories and findings a person wants to see.
const Filter = (() => {
  'use strict';

  const nothing = { city: '', severity: '', rule: '', text: '', draft: '', terms: '' };
  const state = { ...nothing };

  const words = () => Content.plain(state.terms).split(/\s+/).filter(Boolean);
  const holds = (haystack, terms) => terms.every(term => haystack.includes(term));

  /** What is asked of a story whatever the list shows: its city, its languages, whether it is a draft. */
  function suits(story) {
    if (state.draft && story.draft !== (state.draft === 'only')) return false;
    if (!state.text) return true;
    const [wanted, language] = state.text.split(':');
    return story.texts.some(text => text.language === language) === (wanted === 'has');
  }

  const ofCity = city => state.city === '' || (city !== null && city.id === state.city);

  /** Stories that pass, in the order of the content. */
  function stories() {
    const terms = words();
    return Content.stories.filter(story =>
      ofCity(story.city) && suits(story)
      && (!state.severity || story.findings.some(finding => finding.severity === state.severity))
      && (!state.rule || story.findings.some(finding => finding.rule === state.rule))
      && (!terms.length
        || holds([story, ...story.findings].map(part => part.haystack).join('\n'), terms)));
  }

  /** Findings that pass, the worst first. */
  function problems() {
    const terms = words();
    const asksStory = state.text || state.draft;
    return Content.problems.filter(finding =>
      ofCity(finding.city)
      && (!state.severity || finding.severity === state.severity)
      && (!state.rule || finding.rule === state.rule)
      && (finding.story ? suits(finding.story) : !asksStory)
      && (!terms.length
        || holds(finding.haystack + '\n' + (finding.story ? finding.story.haystack : ''), terms)));
  }

  /** Rules that could not be asked, of the chosen city; nothing while anything else is asked for. */
  function unasked() {
    const { severity, rule, text, draft, terms } = state;
    if (severity || rule || text || draft || terms) return [];
    return Content.notEvaluated.filter(lack => ofCity(lack.city));
  }

  return {
    state, stories, problems, unasked,
    reset() { Object.assign(state, nothing); },
    /** How many of the folded-away filters are in use. */
    get folded() { return ['rule', 'text', 'draft'].filter(key => state[key]).length; },
    get isOn() { return Object.values(state).some(Boolean); },
  };
})();
