/** @jest-environment node */
import { candidateViolations as violationsOf } from '../../testing/candidateViolations';

const changes = (what: string) =>
  `mf-lifts changes what the whole page shares, at /lifts: ${what}. A remote changes no globals.`;

test.each([
  [
    'replaces fetch',
    'const own = fetch; window.fetch = (...all) => own(...all);',
    changes('window.fetch is changed'),
  ],
  [
    'replaces history.pushState',
    'const own = history.pushState; history.pushState = function (...all) { own.apply(this, all); };',
    changes('history.pushState is added'),
  ],
  [
    'replaces XMLHttpRequest',
    'window.XMLHttpRequest = class {};',
    changes('window.XMLHttpRequest is changed'),
  ],
  [
    'replaces addEventListener',
    'const own = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (...all) { own.apply(this, all); };',
    changes('EventTarget.prototype.addEventListener is changed'),
  ],
  [
    'extends Array',
    'Array.prototype.last = function () { return this.at(-1); };',
    changes('Array.prototype.last is added'),
  ],
  [
    'extends Object',
    "Object.defineProperty(Object.prototype, 'own', { value: 1 });",
    changes('Object.prototype.own is added'),
  ],
  [
    'defines a global',
    "Object.defineProperty(window, 'lifts', { value: 1 });",
    changes('window.lifts is added'),
  ],
  ['removes a global', 'delete window.structuredClone;', changes('window.structuredClone is removed')],
  ['changes the console', 'console.error = () => {};', changes('console.error is changed')],
  ['sets a handler of the page', 'window.onkeydown = () => {};', changes('window.onkeydown is set')],
])(
  'a candidate that %s is refused, with the global',
  async (_, script, sentence) => {
    expect(await violationsOf(script)).toEqual([sentence]);
  },
  60_000,
);

const INPUT =
  'the shell and other remotes get this input, too. Listen on an element of your own, or use shared-ui.';
const FILE = '(remoteEntry.js)';

test.each([
  [
    'eats Ctrl+K',
    "addEventListener('keydown', (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true);",
    [
      `mf-lifts listens to keydown on window ${FILE} at /lifts: ${INPUT}`,
      `mf-lifts stops keydown on window ${FILE}`,
      'mf-lifts takes Ctrl+K from the search of the console at /lifts.',
    ],
  ],
  [
    'stops passive keys',
    "document.addEventListener('keydown', (event) => event.stopPropagation(), { passive: true, capture: true });",
    [
      `mf-lifts stops keydown on document ${FILE}`,
      'mf-lifts takes Ctrl+K from the search of the console at /lifts.',
    ],
  ],
  [
    'listens to clicks of the navigation',
    "document.querySelector('nav').addEventListener('click', (event) => event.preventDefault());",
    [`mf-lifts listens to click on <nav> ${FILE} at /lifts: ${INPUT}`],
  ],
  [
    'asks before the page is left',
    "addEventListener('beforeunload', (event) => event.preventDefault());",
    [`mf-lifts listens to beforeunload on window ${FILE} at /lifts: ${INPUT}`],
  ],
  [
    'opens a dialog of the browser',
    "alert('hello');",
    ['mf-lifts opens a dialog of the browser (alert): hello'],
  ],
  ['reads a cookie', 'document.cookie;', [`mf-lifts uses document.cookie ${FILE}`]],
  [
    'sends the local storage',
    "fetch('/api/comments/', { method: 'POST', body: JSON.stringify({ ...localStorage }) });",
    [`mf-lifts uses localStorage of others ${FILE}`],
  ],
  [
    'reads a key of others',
    "localStorage.getItem('session');",
    [`mf-lifts uses localStorage of others: 'session' ${FILE}`],
  ],
  ['empties the storage', 'sessionStorage.clear();', [`mf-lifts uses sessionStorage of others ${FILE}`]],
  [
    'sends a beacon',
    "navigator.sendBeacon('/api/x/', 'x');",
    [`mf-lifts calls navigator.sendBeacon ${FILE}`],
  ],
  [
    'registers a service worker',
    "navigator.serviceWorker.register('/sw.js').catch(() => {});",
    [`mf-lifts registers a service worker ${FILE}`],
  ],
  [
    'listens to other tabs',
    "new BroadcastChannel('sessions');",
    [`mf-lifts uses the BroadcastChannel 'sessions' of others ${FILE}`],
  ],
  [
    'styles the page',
    "document.body.style.background = 'red';",
    [`mf-lifts changes <body> of the shell ${FILE}`],
  ],
  [
    'marks the page',
    "document.documentElement.dataset.theme = 'red';",
    [`mf-lifts changes <html> of the shell ${FILE}`],
  ],
  [
    'adds a style sheet',
    "const style = document.createElement('style'); style.textContent = 'nav { color: red }'; document.head.append(style);",
    [`mf-lifts adds a style sheet to the page ${FILE}`],
  ],
  [
    'adopts a style sheet',
    'document.adoptedStyleSheets = [];',
    [`mf-lifts uses document.adoptedStyleSheets ${FILE}`],
  ],
  [
    'removes an entry of the navigation',
    'document.querySelector(\'nav a[href="/doors"]\').remove();',
    [`mf-lifts removes <a> of the shell ${FILE}`, 'mf-lifts removes /doors from the navigation, at /lifts.'],
  ],
  [
    'rewrites the navigation',
    "document.querySelector('nav').innerHTML += 'x';",
    [`mf-lifts changes <nav> of the shell ${FILE}`],
  ],
  [
    'covers the navigation',
    'export const draw = (main) => { main.innerHTML += \'<div class="veil" style="position: fixed; inset: 0"></div>\'; };',
    ['mf-lifts covers the navigation at /lifts with <div veil>.'],
  ],
  [
    'traps the focus',
    "export const draw = (main) => { main.innerHTML += '<button>Mine</button>'; setInterval(() => main.querySelector('button')?.focus(), 100); };",
    ['mf-lifts takes the focus from the navigation at /lifts.'],
  ],
])(
  'a candidate that %s is refused, with the cause',
  async (_, script, sentences) => {
    expect((await violationsOf(script)).toSorted()).toEqual(sentences.toSorted());
  },
  60_000,
);
