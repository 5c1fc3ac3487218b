import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { ROOT } from '../console/startConsole';
import { DeliveryFixture, runProgram } from './DeliveryFixture';

/**
 * `npm run verify:candidates`: remotes that would harm others are built and pass through the whole gate of a deploy, each
 * with one fault. Each is refused with a message that names its fault; the same remote without a fault is deployed.
 */
const PAGE = 'mf-settings/src/SettingsPage.tsx';
const REMOTE = 'mf-settings/src/remote.tsx';
const DESCRIPTION = 'mf-settings/remote.json';
const STYLES = 'mf-settings/src/settings/Setting.module.css';

type Edits = Readonly<Record<string, (text: string) => string>>;

/** Adds statements to the settings page. */
const onPage = (statements: string) => (text: string) =>
  text.replace('export function SettingsPage() {', (start) => `${start}\n${statements}`);
const atTop = (lines: string) => (text: string) => `${lines}\n${text}`;
const both =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((former, change) => change(former), text);

const bad: readonly [fault: string, edits: Edits, refusal: RegExp][] = [
  [
    'turns the navigation of the shell red from a script',
    {
      [REMOTE]: atTop(
        "const red = new CSSStyleSheet();\nred.replaceSync('nav a { color: red !important }');\ndocument.adoptedStyleSheets.push(red);",
      ),
    },
    /mf-settings changes a style sheet by a script/,
  ],
  [
    'turns the navigation of the shell red in a style sheet',
    { [STYLES]: (text) => `${text}\nnav a {\n  color: red;\n}\n` },
    /Selector "nav a" is not pure/,
  ],
  [
    'has a chunk of 610 KB',
    {
      'mf-settings/src/messages.ts': (text) => `${text}\nexport const loadHuge = () => import('./huge');\n`,
      'mf-settings/src/huge.ts': () =>
        `export const huge = [${Array.from({ length: 61_000 }, (_, at) => ((at * 7919) % 99_991) + 1e8).join()}];\n`,
      [PAGE]: both(atTop("import { loadHuge } from './messages';"), onPage('void loadHuge();')),
    },
    /mf-settings has the script [\w.]+ of 6\d{5} bytes; a script has at most 150000/,
  ],
  [
    'keeps memory with each visit',
    {
      [PAGE]: both(
        atTop("import { useEffect as onMount } from 'react';\nconst kept: number[][] = [];"),
        onPage('onMount(() => void kept.push(Array.from({ length: 50_000 }, Math.random)), []);'),
      ),
    },
    /mf-settings: the heap grows by \d+ bytes in 20 visits of \/import/,
  ],
  [
    'takes Ctrl+K from the console',
    {
      [REMOTE]: atTop(
        "window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true });",
      ),
    },
    /mf-settings listens to keydown on window \([\w.]+\) at \/import/,
  ],
  [
    'replaces fetch, so that calls of tickets fail',
    {
      [REMOTE]: atTop(
        "const own = window.fetch;\nwindow.fetch = (input, init) => String(input instanceof Request ? input.url : input).includes('/tickets/') ? Promise.reject(new Error('no')) : own(input, init);",
      ),
    },
    /mf-settings changes what the whole page shares, at \/import: window\.fetch is changed/,
  ],
  [
    'is mounted again and again on its second screen',
    {
      [REMOTE]: both(
        atTop(
          "import { createElement as draw, useEffect as onMount, useState as stateOf, type ComponentType } from 'react';",
        ),
        (text) =>
          text.replace(
            "(await import('./activity/ActivityPage')).ActivityPage",
            `again((await import('./activity/ActivityPage')).ActivityPage)`,
          ),
        (text) => `${text}
const again = (Screen: ComponentType) => function Again() {
  const [key, setKey] = stateOf(0);
  onMount(() => {
    const timer = setTimeout(() => setKey(key + 1), 150);
    return () => clearTimeout(timer);
  }, [key]);
  return draw(Screen, { key });
};
`,
      ),
    },
    /mf-settings does not settle at \/activity: (it is rendered again and again|the title of the page changes)/,
  ],
  [
    'lays itself over the navigation',
    {
      [PAGE]: both(
        atTop("import { useEffect as onMount, useRef as refOf } from 'react';"),
        onPage(
          "const veil = refOf<HTMLElement>(null);\nonMount(() => { const own = document.createElement('div'); own.style.cssText = 'position:fixed;inset:0;z-index:999'; document.querySelector('main')?.append(own); veil.current = own; }, []);",
        ),
      ),
    },
    /mf-settings covers the navigation at \/import with <div>/,
  ],
  [
    'sends the local storage to our own API',
    {
      [PAGE]: onPage(
        "void fetch('/api/comments/', { method: 'POST', body: JSON.stringify(Object.entries(localStorage)) });",
      ),
    },
    /mf-settings uses localStorage of others/,
  ],
  [
    'makes HTML of the address',
    { [PAGE]: onPage('if (window.location.hash) document.body.innerHTML = window.location.hash;') },
    /mf-settings: src\/SettingsPage\.tsx makes HTML of a text/,
  ],
  [
    'writes an error to the console of the browser',
    { [PAGE]: onPage("console.error('meant');") },
    /mf-settings: the browser's console has an error: meant/,
  ],
  [
    'claims the address of another remote',
    { [DESCRIPTION]: (text) => text.replace('"screens"', '"withoutScreen": ["/technicians"], "screens"') },
    /mf-settings claims \/technicians, which belongs to mf-people/,
  ],
  [
    'brings its own React',
    {
      [PAGE]: both(
        atTop("import * as own from '../../node_modules/react/cjs/react.production.js';"),
        onPage('own.createContext(null);'),
      ),
    },
    /mf-settings contains its own copy of react \d/,
  ],
];

let fixture: DeliveryFixture;
let project: ReturnType<typeof copyWorkingTree>;
test.beforeAll(async () => {
  fixture = await DeliveryFixture.start();
  project = copyWorkingTree();
  for (const built of ['federation/dist', 'server/dist'])
    cpSync(path.join(ROOT, built), path.join(project.folder, built), { recursive: true });
});
test.afterAll(async () => {
  await fixture.stop();
  project.remove();
});

/** A fault adds some bytes: another check than that of the size must refuse it. */
const withRoom = (text: string) =>
  text.replace(/(?<="look": )\d+/, (budget) => String(Number(budget) + 1000));

/** Builds the remote with some edits, and deploys it with the gate; answers what both say. */
async function candidate(edits: Edits) {
  const former = new Map<string, string>();
  const description = both(withRoom, edits[DESCRIPTION] ?? ((text) => text));
  for (const [file, change] of Object.entries({ ...edits, [DESCRIPTION]: description })) {
    const whole = path.join(project.folder, file);
    const text = file.endsWith('huge.ts') ? '' : readFileSync(whole, 'utf8');
    const changed = change(text);
    expect(changed, file).not.toBe(text);
    former.set(whole, text);
    writeFileSync(whole, changed);
  }
  try {
    const dir = path.join(project.folder, 'mf-settings');
    const webpack = [path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'];
    const built = await runProgram(webpack, { NODE_ENV: 'production' }, dir);
    return built.ok ? await fixture.deploy(dir, { gate: project.folder }) : built;
  } finally {
    for (const [file, text] of former) writeFileSync(file, text);
  }
}

for (const [fault, edits, refusal] of bad)
  test(`a remote that ${fault} is refused by name`, async () => {
    const before = await fixture.versions();
    const { ok, output, seconds } = await candidate(edits);
    expect(ok, output).toBe(false);
    expect(output).toMatch(refusal);
    expect(await fixture.versions()).toEqual(before);
    console.log(`${fault}: refused in ${seconds.toFixed(0)} s: ${refusal.exec(output)?.[0]}`);
  });

test('the same remote without a fault passes the gate and is deployed', async () => {
  const before = await fixture.versionOf('mf-settings');
  const { ok, output } = await candidate({
    [DESCRIPTION]: (text) => text.replace('"order": 80', '"order": 81'),
  });
  // The reason stands at the end, below the output of all checks.
  expect(ok, output.slice(-2_000)).toBe(true);
  expect(await fixture.versionOf('mf-settings')).not.toBe(before);
});
