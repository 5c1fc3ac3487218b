/** @jest-environment node */
import { candidateViolations as violationsOf } from '../../testing/candidateViolations';

const settles = (at: string) => new RegExp(`^mf-lifts does not settle at ${at}: `);

test.each([
  [
    'remounts its second screen',
    "export const draw = (main) => location.pathname === '/lift/1' && setInterval(() => main.innerHTML = '<h1>Lift</h1>', 100);",
    settles('/lift/1'),
    /it is rendered again and again \(\d+ times a second\)\.$/,
  ],
  [
    'writes the title all the time',
    'setInterval(() => document.title = Math.random(), 60);',
    settles('/lifts'),
    /the title of the page changes/,
  ],
  [
    'floods the page with timers',
    'setInterval(() => {}, 1);',
    settles('/lifts'),
    /its timers run \d+ times a second/,
  ],
  [
    'asks the server all the time',
    "export const draw = async () => { for (;;) await fetch('/api/lifts/'); };",
    settles('/lifts'),
    /it asks the server \d+ times a second/,
  ],
  [
    'computes all the time',
    'const compute = () => { const end = performance.now() + 90; while (performance.now() < end); requestAnimationFrame(compute); }; compute();',
    settles('/lifts'),
    /it computes all the time/,
  ],
  [
    'never has a heading',
    "export const draw = (main) => { main.innerHTML = ''; };",
    /^mf-lifts does not work at \/lifts: /,
    /h1|heading/,
  ],
])(
  'a candidate that %s is refused, with the screen',
  async (_, script, first, second) => {
    const [violation = ''] = await violationsOf(script);
    expect(violation).toMatch(first);
    expect(violation).toMatch(second);
  },
  120_000,
);

test.each([
  ['draws its own screen', "export const draw = (main) => { main.firstChild.textContent = 'Lifts'; };"],
  [
    'listens on its own elements',
    "export const draw = (main) => main.firstChild.addEventListener('keydown', (event) => event.preventDefault());",
  ],
  [
    'looks at input passively',
    "addEventListener('wheel', () => {}, { passive: true }); addEventListener('resize', () => {});",
  ],
  [
    'listens during a gesture only',
    "const cancel = () => {}; addEventListener('keydown', cancel); removeEventListener('keydown', cancel);",
  ],
  [
    'keeps its own keys',
    "localStorage.setItem('mf-lifts.sort', 'name'); localStorage.getItem('mf-lifts.sort');",
  ],
  ['reads the theme of the page', 'if (document.documentElement.dataset.theme) document.body.className;'],
  ['has the runtime of Module Federation', "localStorage.getItem('FEDERATION_DEBUG');"],
  ['has a channel of its own', "new BroadcastChannel('mf-lifts');"],
  [
    'shows a clock',
    'export const draw = (main) => setInterval(() => (main.firstChild.firstChild.data = Date.now()), 200);',
  ],
])(
  'a candidate that %s passes',
  async (_, script) => {
    expect(await violationsOf(script)).toEqual([]);
  },
  60_000,
);

test('its copies of shared modules may do what the shell’s do', async () => {
  expect(await violationsOf("addEventListener('keydown', () => {});", ['remoteEntry.js'])).toEqual([]);
}, 60_000);

test.each([
  ['Home', ['/amc_count', '/lifts']],
  ['an unknown address, in a console of technicians that has no other section', ['/lifts']],
])(
  'a candidate that goes on after it was left for %s is refused',
  async (_, tabs) => {
    const script =
      "setInterval(() => { if (!location.pathname.startsWith('/lift')) document.title = Math.random(); }, 60);";
    expect(await violationsOf(script, [], tabs)).toEqual([
      expect.stringMatching(/^mf-lifts goes on after it was left: the title of the page changes/),
    ]);
  },
  120_000,
);
