// @ts-check
import './steps/checkNode.mjs';
import { statSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { exitWithError } from './steps/printLine.mjs';

/**
 * `npm run test:mutation -- FOLDER`: changes the code in a folder, or in files, one place at a time, and names each
 * change that no test notices. It fails if the tests of a room notice less than SCORE per cent of the changes. A survivor
 * is a missing test, dead code, or a change that makes no difference.
 */
const SCORE = 85;
/** Sentences and descriptions of calls, which other tests compare as a whole. */
const NO_RULES = ['!**/*.test.{ts,tsx}', '!**/messages.ts', '!**/*[eE]ndpoints.ts'];

const paths = process.argv.slice(2);
if (paths.length === 0)
  exitWithError('Which folder? For example: npm run test:mutation -- server/src/tickets');
const isFolder = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

// Read by jest.mutation.config.mjs in the processes of Stryker.
process.env.MUTATION_OF = paths.join(' ');
process.env.CHECKS = 'usual';
await new Stryker({
  mutate: [...paths.map((path) => (isFolder(path) ? `${path}/**/*.{ts,tsx}` : path)), ...NO_RULES],
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  // The server's tests import the files of their folder only through others, outside the folder.
  jest: { configFile: 'jest.mutation.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Changes that run for ever are few, and the machine may be busy.
  timeoutMS: 30_000,
  // A copy of the sources, so that a run that is stopped leaves no change behind.
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'site', '.cache', '.data', 'docs', 'e2e', 'gallery'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/reports/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: SCORE, break: SCORE },
}).runMutationTest();
