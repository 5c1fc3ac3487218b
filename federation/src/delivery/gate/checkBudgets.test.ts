/** @jest-environment node */
import { checkBudgets } from './checkBuild.mjs';

const base = '/mf/mf-lifts/1.0.0-a/';
const candidate = {
  name: 'mf-lifts',
  title: 'Lifts',
  version: {
    version: '1.0.0-a',
    entry: `${base}remoteEntry.js`,
    integrity: 'sha384-x',
    chunks: {},
    preload: [`${base}remote.js`],
    contract: '^0.1.0',
    paths: ['/lifts'],
    navigation: [],
    extensions: [],
    screenFiles: [{ paths: ['/lifts'], files: [`${base}remote.js`, `${base}list.js`, `${base}list.css`] }],
  },
};
const sent = (bytes: number, whole = bytes * 3) => ({ sent: bytes, whole });
const sizes = {
  'remoteEntry.js': sent(100),
  'remote.js': sent(200),
  'list.js': sent(900),
  'list.css': sent(200),
  'later.js': sent(8_100),
  'later.woff2': sent(500),
  'look.js': sent(80_000, 400_000),
  'look.css': sent(1_000),
};
const budgets = { first: 300, screen: 1_400, total: 10_000, look: 81_000 };

test.each([
  ['within its budgets', budgets, []],
  [
    'over its budgets',
    { first: 299, screen: 1_399, total: 9_999, look: 80_999 },
    [
      'mf-lifts sends 300 bytes at first; its budget is 299 (remote.json).',
      'mf-lifts sends 1400 bytes for the screen /lifts; its budget is 1399 (remote.json).',
      'mf-lifts has 10000 bytes of files; its budget is 9999 (remote.json).',
      'mf-lifts has 81000 bytes of its own copy of shared-ui; its budget is 80999 (remote.json).',
    ],
  ],
  [
    'without a budget of a screen',
    { first: 300, total: 10_000, look: 81_000 },
    [
      'mf-lifts names no budget: "budgets": { "first": bytes, "screen": bytes, "total": bytes, "look": bytes } in its remote.json.',
    ],
  ],
])('a remote %s: the violations', (_, allowed, violations) => {
  expect(checkBudgets(candidate, sizes, ['look.js', 'look.css'], allowed)).toEqual(violations);
});

test('a script of 610 KB is refused, however well it is compressed', () => {
  const huge = { ...sizes, 'later.js': sent(8_100, 610_000) };
  expect(checkBudgets(candidate, huge, ['look.js', 'look.css'], budgets)).toEqual([
    'mf-lifts has the script later.js of 610000 bytes; a script has at most 150000, uncompressed.',
  ]);
});
