// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screenTests, sources } from './federation/src/testing/jest/screenTests.mjs';
import { TEST_TIMEOUT_MS } from './scripts/node-tests/timeout.mjs';
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

/** Without a browser and without modules of their own for each file. */
const inPlainNode = {
  ...shared,
  testEnvironment: 'node',
  runner: join(root, 'scripts/node-tests/runner.mjs'),
  setupFilesAfterEnv: [join(root, 'scripts/node-tests/setup.mjs')],
};

/** The server's tests share one embedded PostgreSQL, started before the first and stopped after the last. */
const aroundServerTests = Object.fromEntries(
  ['globalSetup', 'globalTeardown']
    .map((name) => ({ name, file: join(root, `server/src/testing/${name}.ts`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => [name, file]),
);

export default {
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    {
      ...inPlainNode,
      ...aroundServerTests,
      displayName: 'server',
      setupFiles: [join(root, 'server/callDescriptions.mjs')],
      testMatch: [testsIn('server')],
    },
    {
      ...inPlainNode,
      displayName: 'contract',
      testMatch: ['shared-api/src/contract', 'federation', 'scripts'].map(testsIn),
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/federation/src/testing/'],
    },
    {
      ...shared,
      ...screenTests,
      runner: join(root, 'scripts/checks/untilTimeIsUp.mjs'),
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
