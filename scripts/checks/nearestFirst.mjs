// @ts-check
import { sep } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { root } from '../steps/root.mjs';
import { changedFiles } from './timeForTests.mjs';

/** Folders that are named after no domain. */
const GENERAL = new Set(['src', 'contract', 'server', 'shared-api', 'shared-ui', 'federation', 'scripts']);

/** @param {string} file */
function placeOf(file) {
  const folders = file.split('/').slice(0, -1);
  const domains = folders.map((name) => name.replace(/^mf-/, '')).filter((name) => !GENERAL.has(name));
  return { folder: folders.join('/'), package: folders[0], domains };
}

/**
 * How far a test is from the changed files: 0 in the folder of one of them, 1 in its package and domain, 2 in another
 * package's part of the domain (a folder with the same name), 3 elsewhere in the package, 4 in another one.
 *
 * @param {string} test Its path from the root.
 * @param {readonly string[]} changed Paths from the root.
 */
export function distance(test, changed) {
  const there = placeOf(test);
  return Math.min(
    ...changed.map((file) => {
      const here = placeOf(file);
      if (here.folder === there.folder) return 0;
      const near = here.package === there.package;
      const related = here.domains.some((domain) => there.domains.includes(domain));
      if (related) return near ? 1 : 2;
      return near ? 3 : 4;
    }),
  );
}

/** The order of `npm run test:changed`: the nearest tests first, the quickest of the same distance before the others. */
export default class NearestFirst extends TestSequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const changed = changedFiles();
    const from = (/** @type {import('@jest/test-result').Test} */ { path }) =>
      distance(path.slice(root.length + 1).replaceAll(sep, '/'), changed);
    // Sets the duration that each test had.
    const known = await super.sort(tests);
    return known
      .map((test) => ({ test, far: from(test), milliseconds: test.duration ?? 0 }))
      .sort((a, b) => a.far - b.far || a.milliseconds - b.milliseconds)
      .map(({ test }) => test);
  }
}
