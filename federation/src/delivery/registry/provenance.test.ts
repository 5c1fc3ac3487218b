/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provenanceOf } from './provenance.mjs';

let root: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-C', root, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'provenance-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a deployment names the commit, and whether the tree was clean', () => {
  git('init');
  git('config', 'user.name', 'Asha');
  git('config', 'user.email', 'asha@example.com');
  git('commit', '--allow-empty', '-m', 'first');
  const commit = git('rev-parse', 'HEAD');
  expect(provenanceOf(root)).toEqual({ by: 'Asha', commit, clean: true, checks: [] });
  writeFileSync(path.join(root, 'new.ts'), '');
  const known = { by: 'lifts-team', checks: ['tests'], skipped: 'no sign-in' };
  expect(provenanceOf(root, known)).toEqual({ ...known, commit, clean: false });
});

test('a folder outside of a repository has no commit', () => {
  expect(provenanceOf(root, { by: 'lifts-team' })).toEqual({ by: 'lifts-team', checks: [] });
});
