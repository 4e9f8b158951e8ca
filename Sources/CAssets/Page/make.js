// Elements out of values. Text becomes text: nothing here parses markup, except `story`, which keeps what it knows.
const Make = (() => {
  'use strict';

  /** An element: `make('p', {class: 'x'}, 'text', child)`; absent children are left out. */
  function make(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key === 'click') element.addEventListener('click', value);
      else if (value === true) element.setAttribute(key, '');
      else if (value !== false && value !== undefined && value !== null) element.setAttribute(key, value);
    }
    element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
    return element;
  }

  // What a story's text may hold. Everything else gives way to the text in it; of attributes only a link's address stays.
  const kept = new Set([
    'P', 'EM', 'STRONG', 'A', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'PRE', 'CODE', 'BR', 'HR', 'H1', 'H2', 'H3', 'H4', 'H5',
    'H6', 'DEL', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD',
  ]);
  const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'EMBED', 'SVG', 'MATH', 'NOSCRIPT', 'TITLE']);

  /** The rendered text of a story as fresh nodes: the second lock behind the renderer's safe mode. */
  function story(html, language) {
    const inert = new DOMParser().parseFromString(html, 'text/html');
    return make('div', { class: 'text', lang: language }, ...copies(inert.body));
  }

  const copies = parent => [...parent.childNodes].flatMap(copy);

  function copy(node) {
    if (node.nodeType === Node.TEXT_NODE) return [node.data];
    if (node.nodeType !== Node.ELEMENT_NODE || dropped.has(node.nodeName.toUpperCase())) return [];
    if (node.nodeName === 'IMG') return node.alt ? [make('span', { class: 'alt' }, node.alt)] : [];
    if (!kept.has(node.nodeName)) return copies(node);
    if (node.nodeName !== 'A') return [make(node.nodeName, {}, ...copies(node))];
    return [link(node.getAttribute('href') || '', copies(node))];
  }

  /** A link that opens only when a person follows it; the words alone where its address is no web or mail address. */
  function link(address, children) {
    if (!/^(https?:\/\/|mailto:)/i.test(address)) return make('span', {}, ...children);
    return make(
      'a', { href: address, target: '_blank', rel: 'noopener noreferrer', referrerpolicy: 'no-referrer', title: address },
      ...children);
  }

  /** The sign of a severity: shape and colour, never colour alone. */
  function sign(severity, isDraft) {
    const name = severity || (isDraft ? 'drafted' : 'fine');
    return make('span', { class: `sign ${name}`, 'aria-hidden': 'true' }, { error: '!', warning: '!', info: 'i' }[name] || '');
  }

  return { make, story, sign };
})();
