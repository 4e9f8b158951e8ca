// The colours of the canvas are those of the style sheet.
const Colors = (() => {
  'use strict';

  const names = [
    'paper', 'ink', 'faint', 'line', 'error', 'warning', 'info', 'fine', 'onSign', 'runway', 'closed', 'water', 'border',
    'outer', 'extent', 'radius',
  ];
  const all = {};

  const probe = document.getElementById('probe');

  /** Reads them again, after the theme has changed. */
  function read() {
    for (const name of names) {
      probe.style.color = `var(--${name})`;
      all[name] = getComputedStyle(probe).color;
    }
  }

  return { all, read };
})();
