// @ts-check
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import config from './jest.config.mjs';
import { describeCalls } from './server/describeCalls.mjs';

/** The paths whose code is changed, set by scripts/testMutation.mjs. */
const paths = (process.env.MUTATION_OF ?? '').split(' ');

/** The tests of a path: those of a folder, or the one beside a file, or else those of the file's folder. */
const tests = paths.map((path) => {
  const beside = path.replace(/\.tsx?$/, (end) => `.test${end}`);
  if (beside !== path && existsSync(beside)) return beside;
  return `${beside === path ? path : dirname(path)}/**/!(*.slow).test.{ts,tsx}`;
});

/** @param {string} path */
const projectOf = (path) =>
  path.startsWith('server/')
    ? 'server'
    : path.startsWith('shared-api/src/contract/')
      ? 'contract'
      : 'screens';
const [name] = new Set(paths.map(projectOf));

/**
 * One project of jest.config.mjs, with jest's own runner: Stryker measures what a test covers only without `projects`
 * and in a world of each file's own.
 */
export default {
  ...config.projects.find(({ displayName }) => displayName === name),
  runner: 'jest-runner',
  ...(name !== 'screens' && {
    globals: { CALL_DESCRIPTIONS: describeCalls() },
    setupFiles: [],
    setupFilesAfterEnv: [],
  }),
  // Jest starts again for each change, so it looks through no more than it needs.
  roots: [...new Set(paths.map((path) => `<rootDir>/${path.split('/').slice(0, -1).join('/')}`))],
  testMatch: tests.map((glob) => `<rootDir>/${glob}`),
};
