// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screenTests, sources } from './federation/src/testing/jest/screenTests.mjs';
import { describeCalls } from './server/describeCalls.mjs';
import { remotes } from './scripts/steps/root.mjs';

const root = import.meta.dirname;

/**
 * `npm test` leaves the slow tests out, `npm run test:slow` runs them alone; jest by itself runs all.
 *
 * @type {Record<string, string>}
 */
const WHICH = { usual: '!(*.slow).test.{ts,tsx}', slow: '*.slow.test.{ts,tsx}' };

const testsIn = (/** @type {string} */ folder) =>
  `<rootDir>/${folder}/**/${WHICH[process.env.CHECKS ?? ''] ?? '*.test.{ts,tsx}'}`;

const shared = {
  rootDir: root,
  // All sources in each project, since `--findRelatedTests` only follows imports between files below its roots.
  roots: ['server', 'shared-api', 'shared-ui', 'federation', 'shell', 'scripts', 'e2e']
    .concat(remotes)
    .map((folder) => `<rootDir>/${folder}`),
  ...sources,
  // Anchored: a clone may lie below a folder of such a name.
  modulePathIgnorePatterns: ['dist', 'site', '\\.cache', '\\.data'].map(
    (folder) => `<rootDir>/(.*/)?${folder}/`,
  ),
  cacheDirectory: join(root, '.cache/jest'),
};

/** The server's tests share one embedded PostgreSQL, started before the first and stopped after the last. */
const aroundServerTests = Object.fromEntries(
  ['globalSetup', 'globalTeardown']
    .map((name) => ({ name, file: join(root, `server/src/testing/${name}.ts`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => [name, file]),
);

export default {
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      ...aroundServerTests,
      displayName: 'server',
      globals: { CALL_DESCRIPTIONS: describeCalls() },
      testEnvironment: 'node',
      testMatch: [testsIn('server')],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['shared-api/src/contract', 'federation', 'scripts'].map(testsIn),
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/federation/src/testing/'],
    },
    {
      ...shared,
      ...screenTests,
      displayName: 'screens',
      testMatch: [
        'shared-api/src/client',
        'shared-api/src/testing',
        'shared-ui',
        'shell',
        'federation/src/testing',
        ...remotes,
      ].map(testsIn),
    },
  ],
};
