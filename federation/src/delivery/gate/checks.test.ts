/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemote } from '../../artifacts/describe.mjs';
import { buildRemote } from '../../testing/temporarySite';
import { checkBuild, checkBuilds } from './checkBuild.mjs';
import { firstFault, runCheck, runJourneys } from './checkSources.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Checks a built remote, in which one more file is changed. */
async function check(file: string, text: string, budgets = { first: 900, screen: 900, total: 900, look: 0 }) {
  const dir = buildRemote(root, 'mf-lifts', 'one', { budgets });
  writeFileSync(path.join(dir, 'dist', file), text);
  await checkBuild(dir, await describeRemote(dir));
}

test('a build within its budgets, with styles of its own, passes', async () => {
  await expect(check('x.css', '._j3_BaY a{color:red}')).resolves.toBeUndefined();
});

test.each([
  ['a style for the navigation', 'x.css', 'nav a{color:red}', 'mf-lifts: x.css has the selector "nav a"'],
  [
    'HTML from a text',
    'x.js',
    'jsx("p",{dangerouslySetInnerHTML:a})',
    'mf-lifts: x.js draws HTML from a text',
  ],
  ['a javascript: link', 'x.js', 'a.href="javascript:b()"', 'mf-lifts: x.js has a link that runs a script'],
])('a build with %s is refused, with the file', async (_, file, text, sentence) => {
  await expect(check(file, text)).rejects.toThrow(sentence);
});

test('a source with HTML from a text is refused, also where no lint of ours runs', async () => {
  const dir = buildRemote(root, 'mf-lifts', 'one', {
    budgets: { first: 900, screen: 900, total: 900, look: 0 },
  });
  mkdirSync(path.join(dir, 'src'));
  writeFileSync(path.join(dir, 'src/X.test.tsx'), 'a.innerHTML = b;');
  await expect(checkBuild(dir, await describeRemote(dir))).resolves.toBeUndefined();
  writeFileSync(path.join(dir, 'src/X.tsx'), 'a.innerHTML = b;');
  await expect(checkBuild(dir, await describeRemote(dir))).rejects.toThrow(
    'mf-lifts: src/X.tsx makes HTML of a text',
  );
});

test('a build over its budget is refused, with the bytes', async () => {
  const tight = { first: 900, screen: 900, total: 9, look: 0 };
  await expect(check('x.css', '', tight)).rejects.toThrow(
    /^mf-lifts has \d+ bytes of files; its budget is 9/,
  );
});

test('all remotes of a project are checked at once (R1015)', async () => {
  const budgets = { first: 900, screen: 900, total: 9, look: 0 };
  const folders = ['mf-lifts', 'mf-parts'].map((name) => buildRemote(root, name, 'one', { budgets }));
  const workspaces = folders.map((folder) => path.relative(root, folder));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces }));
  await expect(checkBuilds(root)).rejects.toThrow(
    /^mf-lifts has \d+ bytes of files.+\nmf-parts has \d+ bytes of files/,
  );
});

test('a build without a manifest is refused', async () => {
  const dir = buildRemote(root, 'mf-lifts', 'one');
  rmSync(path.join(dir, 'dist/build-manifest.json'));
  await expect(checkBuild(dir, await describeRemote(dir))).rejects.toThrow(
    'mf-lifts has no build manifest. Build it with federation/webpack.',
  );
});

test('errors of lint or types stop a deploy, with the name of the check', async () => {
  await expect(runCheck('The check of the types', 'typescript-native/bin/tsc', ['-p', root])).rejects.toThrow(
    'The check of the types failed. error TS5081: Cannot find a tsconfig.json file',
  );
});

test.each([
  [
    'jest',
    'PASS a.test.ts\n  ● lists › sort by name\n\n    expect(received).toBe(expected)\n',
    '● lists › sort by name expect(received).toBe(expected)',
  ],
  ['TypeScript', "src/a.ts(16,1): error TS2304: Cannot find name 'b'.\n", 'src/a.ts(16,1): error TS2304: '],
  [
    'oxlint',
    '/lifts/a.ts\n  1:1  warning  old\n\n/lifts/b.ts\n  16:10  error  b is not defined  no-undef\n',
    '/lifts/b.ts 16:10  error  b is not defined',
  ],
  ['Playwright', '  1) journeys/home.spec.ts:3:1 › Home\n', '1) journeys/home.spec.ts:3:1 › Home'],
])('the refusal repeats the first fault that %s names', (_, output, fault) => {
  expect(firstFault(output).join()).toContain(fault);
});

test('output without a fault adds nothing to the refusal', () => {
  expect(firstFault('Killed\n')).toEqual([]);
});

test('an unknown journey is refused, not skipped', async () => {
  await expect(runJourneys(root, ['custom-fields', 'lifts-of-mars'])).rejects.toThrow(
    'There is no journey lifts-of-mars in e2e/journeys.',
  );
});
