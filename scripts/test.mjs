// @ts-check
import './steps/checkNode.mjs';
import { CheckRun } from './checks/CheckRun.mjs';
import { slowChecks } from './checks/slowChecks.mjs';
import { building, formatting, interfaces, jest, lint, playwright, types } from './checks/tools.mjs';
import { browser, headlessShell } from './steps/browser.mjs';
import { install } from './steps/install.mjs';
import { exitWithError } from './steps/printLine.mjs';

/**
 * `npm test`: every check except the slow part (`npm run test:slow`). Its last line counts them all. It fails if a
 * check failed, or if a test file exceeded its budget. `npm test -- build journeys --shard=1/2` runs only these
 * parts.
 */
const STATIC = ['formatting', 'lint', 'types', 'interfaces', 'build'];
/** The projects of jest.config.mjs. */
const PROJECTS = ['server', 'contract', 'screens'];
const PARTS = [...STATIC, ...PROJECTS, 'journeys'];

const given = process.argv.slice(2);
const shard = given.filter((word) => word.startsWith('--shard='));
const named = given.filter((word) => !shard.includes(word));
const unknown = named.filter((word) => !PARTS.includes(word));
if (unknown.length > 0)
  exitWithError(`There is no part '${unknown.join("', '")}'. The parts are ${PARTS.join(', ')}.`);
const isWanted = (/** @type {string} */ name) => named.length === 0 || named.includes(name);

const run = new CheckRun();
const began = Date.now();
await install();
// Installed now, so that it does not delay the checks later.
if (isWanted('journeys')) {
  await browser();
  await headlessShell();
}
run.took('install', Date.now() - began);
await run.calibrate();

const checks = { formatting, lint, types, interfaces, build: building };
/** @param {(keyof typeof checks)[]} names */
async function inTurn(...names) {
  for (const name of names.filter(isWanted)) await run.part(name, () => checks[name]());
}

async function tests() {
  const projects = PROJECTS.filter(isWanted);
  if (projects.length > 0) await run.part('tests', () => jest('jest', [`--selectProjects`, ...projects]));
}

// Two of these run in parallel on two cores, since most of them use one; the journeys use both.
await Promise.all([inTurn('formatting', 'lint', 'types', 'interfaces'), inTurn('build').then(tests)]);
await run.calibrate();
if (isWanted('journeys')) {
  const { ok } = await building();
  if (ok) await run.part('journeys', () => playwright('journeys', 'playwright.config.ts', shard));
  else run.fail('journeys', 'there is no build to test.');
  await run.calibrate();
}

const moved = `The slow part, npm run test:slow: ${slowChecks.map(({ name }) => name).join(', ')}.`;
process.exitCode = run.end('usual', { notes: [moved] }) ? 0 : 1;
