import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  citationsIn,
  deadPaths,
  decisionsIn,
  faultyCitations,
  requirementsIn,
  sourcesBelow,
  untestedRules,
} from './citations.mjs';

const root = path.join(import.meta.dirname, '../..');
const sources = sourcesBelow(root);

const requirements = { file: 'docs/requirements/tickets.md', text: '- **R301** One.\n- **R302** Two.\n' };
const decision = { file: 'docs/decisions/013-history.md', text: '# 013 · History\n' };
const code = (text: string) => ({ file: 'server/src/tickets/x.ts', text });

test('each rule has a number of its own', () => {
  const { rules, twice } = requirementsIn(sources);
  expect(rules.size).toBeGreaterThan(250);
  expect(twice).toEqual([]);
});

test('every citation resolves to a rule or a decision', () => {
  expect(faultyCitations(sources)).toEqual([]);
});

test('every link of a page, and every path of CODEOWNERS, resolves to a file', () => {
  const links = sources
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
        path.join(path.dirname(file), decodeURI(link)),
      ),
    );
  const owned = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8').match(/^\/\S+/gm) ?? [];
  expect([...links, ...owned].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every test that the table of lost field work names is there', () => {
  const page = readFileSync(path.join(root, 'docs/requirements/phone.md'), 'utf8');
  const rows = page.match(/^\| \d+ .*$/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const places = (name: string) => [
    ...[`mf-technician/src/${name}.ts`, `mf-technician/src/${name}.tsx`],
    ...[`e2e/journeys/${name}.spec.ts`, `e2e/verify/${name}.spec.ts`],
  ];
  expect(rows).toHaveLength(21);
  expect(named.filter((name) => !places(name).some((file) => existsSync(path.join(root, file))))).toEqual([]);
});

test('every path in backticks on a page names a file or a folder', () => {
  const folders = readdirSync(root).filter((name) => statSync(path.join(root, name)).isDirectory());
  const alive = (fault: string) => existsSync(path.join(root, fault.replace(/^.*: /, '')));
  expect(deadPaths(sources, folders).filter((fault) => !alive(fault))).toEqual([]);
});

test.each([
  ['`http/rateLimiter.ts` and `server/src/http/rateLimiter`', []],
  ['`server/http`, `server/dist/main.mjs`, `@scope/server`', []],
  ['`http/tries.ts`', ['docs/x.md:1: http/tries.ts']],
  ['\n`server/tries`', ['docs/x.md:2: server/tries']],
])('%j has the dead paths %j', (text, faults) => {
  const limiter = { file: 'server/src/http/rateLimiter.ts', text: '' };
  expect(deadPaths([limiter, { file: 'docs/x.md', text }], ['server'])).toEqual(faults);
});

test('every decision has a status and a row in the index', () => {
  const index = sources.find(({ file }) => file === 'docs/decisions/README.md')?.text ?? '';
  const pages = sources.filter(({ file }) => /^docs\/decisions\/\d/.test(file));
  expect(pages.filter(({ text }) => !/^\*\*Status\.\*\* \w/m.test(text)).map(({ file }) => file)).toEqual([]);
  expect([...decisionsIn(sources)].filter((name) => !index.includes(`[${name}](${name.slice(4)}-`))).toEqual(
    [],
  );
});

test('docs/decisions has at most 40 files: a page is edited to say what holds, a new one is a new topic', () => {
  const files = readdirSync(path.join(root, 'docs/decisions'));
  expect(files.length).toBeLessThanOrEqual(40);
});

// A citation without a requirement is written in two parts, so that a search for real ones does not find it.
test.each([
  ['// Any status (R302).', []],
  ['// Noted by the database (ADR-013).', []],
  ['// R301 to R302', []],
  ['// R303', ['server/src/tickets/x.ts:1: R303']],
  ['\n// R301 to R309', ['server/src/tickets/x.ts:2: R309']],
  ['// ADR-014', ['server/src/tickets/x.ts:1: ADR-014']],
  [`// P1 ${'§5'}`, [`server/src/tickets/x.ts:1: P1 ${'§'}`]],
  ['// ADR-013 (2026), 013', []],
  ['// see (013)', ['server/src/tickets/x.ts:1: (013)']],
  ['// (013, 014)', ['server/src/tickets/x.ts:1: (013, 014)']],
  ['// [013](013-history.md)', ['server/src/tickets/x.ts:1: [013]']],
  ['// [113](113-contract.md)', ['server/src/tickets/x.ts:1: [113]']],
  ['// a decision in docs/decisions/113', ['server/src/tickets/x.ts:1: decisions/113']],
  ['// docs/decisions/013', ['server/src/tickets/x.ts:1: decisions/013']],
  [`// decision ${24}`, [`server/src/tickets/x.ts:1: decision ${2}`]],
  [`// \`${'wire'}.md\``, [`server/src/tickets/x.ts:1: ${'wire'}.md`]],
  ['// a decision of the dealer', []],
])('%j has the faults %j', (text, faults) => {
  expect(faultyCitations([requirements, decision, code(text)])).toEqual(faults);
});

test('a range cites everything between its ends', () => {
  expect(citationsIn('(R301 to R303, ADR-013)')).toEqual([
    { from: 'R301', to: 'R303' },
    { from: 'ADR-013', to: 'ADR-013' },
  ]);
});

test('a rule counts as tested when a test cites it, by itself or in a range', () => {
  const tests = { file: 'mf-tickets/src/lists.test.tsx', text: "test('… (R302 to R305)', () => {});" };
  expect(untestedRules([requirements, tests, code('// R301')])).toEqual([['R301', 'One.']]);
});
