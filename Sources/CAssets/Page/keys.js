// The keyboard. Letters do nothing while a person types into a field.
const Keys = (() => {
  'use strict';
  const { make } = Make;

  const table = [
    [['/'], 'keySearch'], [['↑', '↓'], 'keyMove'], [['Home', 'End'], 'keyEnds'], [['p', 's'], 'keyTabs'],
    [['Esc'], 'keyEscape'], [['f'], 'keyFit'], [['l'], 'keyLanguage'], [['d'], 'keyTheme'], [['?'], 'keyHelp'],
  ];
  const dialog = document.getElementById('keysDialog');

  /** The table of keys in the page's language. */
  function describe() {
    document.getElementById('keyList').replaceChildren(...table.flatMap(([keys, words]) => [
      make('dt', {}, ...keys.map(key => make('kbd', {}, key))), make('dd', {}, Words.say(words))]));
  }

  /** `actions`: what to do by name. */
  function listen(actions) {
    const byKey = {
      '/': actions.search, '?': () => dialog.showModal(), ArrowDown: () => List.move(1), ArrowUp: () => List.move(-1),
      Home: () => List.move(-Infinity), End: () => List.move(Infinity), p: () => actions.tab('problems'),
      s: () => actions.tab('stories'), f: actions.fit, l: actions.language, d: actions.theme, Escape: actions.escape,
    };
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
      const { target, key } = event;
      if (!(target instanceof Element)) return;
      const isTyping = target.matches('input, select, textarea');
      const allowed = target.matches('input') ? ['Escape', 'ArrowDown'] : ['Escape'];
      if (isTyping && !allowed.includes(key)) return;
      if (key.startsWith('Arrow') && target.closest('#map, [role=tablist]')) return;
      const action = byKey[key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    document.getElementById('help').addEventListener('click', () => dialog.showModal());
  }

  return { describe, listen };
})();
