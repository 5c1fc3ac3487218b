import { lintSnippets } from './lintSnippets.mjs';

const INSTEAD =
  'A browser may refuse its storage: use browserStorage or tabStorage of shared-api/client/browserStorage.';

const CODE = [
  "localStorage.setItem('a', 'b');",
  'export const kept = window.sessionStorage;',
  'export const kept = globalThis.localStorage?.length;',
  "void indexedDB.open('a');",
  'export const kept = () => caches.keys();',
];
const FILES = [
  'shell/src/remotes/x.ts',
  'mf-tickets/src/forms/X.tsx',
  'shared-ui/src/state/x.ts',
  'shared-api/src/client/x.ts',
];

const direct = FILES.flatMap((file) => CODE.map((code) => ({ file, code })));
const allowed = [
  { file: 'shared-api/src/client/browserStorage.ts', code: CODE[0] ?? '' },
  { file: 'mf-tickets/src/forms/X.test.tsx', code: CODE[0] ?? '' },
];
const found = lintSnippets([...direct, ...allowed]).map((reports) => reports.map(({ message }) => message));

test.each(direct.map(({ file, code }, at) => [file, code, at] as const))(
  '%s: %s is refused (R177)',
  (_, __, at) => {
    expect(found[at]?.join()).toContain(INSTEAD);
  },
);

test.each(allowed.map(({ file }, at) => [file, at] as const))('%s may use it', (_, at) => {
  expect(found[direct.length + at]).toEqual([]);
});
