import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
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

const messagesOf = (snippets: readonly { file: string; code: string }[]): string[][] => {
  const input = JSON.stringify(snippets.map(({ file, code }) => ({ file: join(root, file), code })));
  const script = join(import.meta.dirname, 'lintSnippets.mjs');
  const found = JSON.parse(execFileSync('node', [script, root], { input, encoding: 'utf8' })) as {
    message: string;
  }[][];
  return found.map((messages) => messages.map(({ message }) => message));
};

const direct = FILES.flatMap((file) => CODE.map((code) => ({ file, code })));
const allowed = [
  { file: 'shared-api/src/client/browserStorage.ts', code: CODE[0] ?? '' },
  { file: 'mf-tickets/src/forms/X.test.tsx', code: CODE[0] ?? '' },
];
const found = messagesOf([...direct, ...allowed]);

test.each(direct.map(({ file, code }, at) => [file, code, at] as const))(
  '%s: %s is refused (R177)',
  (_, __, at) => {
    expect(found[at]?.join()).toContain(INSTEAD);
  },
);

test.each(allowed.map(({ file }, at) => [file, at] as const))('%s may use it', (_, at) => {
  expect(found[direct.length + at]).toEqual([]);
});
