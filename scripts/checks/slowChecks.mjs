// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { LIMIT, jest, one, playwright } from './tools.mjs';

/**
 * @typedef {import('./tools.mjs').Check} Check
 * @typedef {{ name: string, minutes: number, check: () => Promise<Check> }} SlowCheck
 */

/**
 * Minutes that the proofs of e2e/verify take on two quiet cores; a proof that is not listed counts as DEFAULT.
 *
 * @type {Record<string, number>}
 */
const MINUTES = {
  abuse: 9,
  alarms: 8,
  backup: 3,
  capacity: 15,
  badCandidates: 12,
  databaseUnavailable: 2,
  delivery: 15,
  diskFull: 3,
  failover: 11,
  files: 4,
  importMemory: 3,
  killed: 8,
  lighthouse: 4,
  load: 31,
  malformed: 12,
  outboxCrash: 3,
  outboxDaily: 2,
  outboxDead: 2,
  outboxFaults: 3,
  outboxShared: 2,
  ownRepository: 6,
  passcode: 3,
  phone: 4,
  phoneDay: 2,
  phoneFaults: 2,
  phoneKeeps: 3,
  phoneWorker: 4,
  remoteFaults: 10,
  remoteRegistry: 4,
  remoteSkew: 12,
  tenants: 4,
  upgrade: 30,
  writes: 2,
};
const DEFAULT = 3;

/** Proofs that another check runs, or that need software that not every machine has. */
const ELSEWHERE = {
  board: 'runs with a configuration of its own, below',
  forms: 'runs with a configuration of its own, below',
  inputDuringLoad: 'runs with a configuration of its own, below',
  tasks: 'runs with a configuration of its own, below',
  moneyTasks: 'runs with the tasks',
  deskTasks: 'runs with the tasks',
  bucket: 'needs a real Ceph: npm run verify:bucket',
  filesBucket: 'needs a real Ceph: npm run verify:files-bucket',
};

/** Settings of proofs that would otherwise take hours. @type {Record<string, NodeJS.ProcessEnv>} */
const SETTINGS = { malformed: { VERIFY_REQUESTS: '1000', VERIFY_SECONDS: '5' } };

const proofs = readdirSync(join(root, 'e2e/verify'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''))
  .filter((name) => !(name in ELSEWHERE))
  .map((name) => ({
    name,
    minutes: MINUTES[name] ?? DEFAULT,
    check: () =>
      playwright(`slow-${name}`, 'verify/playwright.config.ts', [`/${name}.spec`], {
        which: 'all',
        env: SETTINGS[name] ?? {},
      }),
  }));

/**
 * A proof whose tests share one console and one browser.
 *
 * @param {string} name
 * @param {number} minutes
 * @returns {SlowCheck}
 */
const onOneConsole = (name, minutes) => ({
  name,
  minutes,
  check: () => playwright(`slow-${name}`, `verify/${name}.config.ts`, [], { which: 'all' }),
});

/** In parts, since all of it takes an hour. @type {SlowCheck[]} */
const choices = [1, 2, 3, 4, 5].map((part) => ({
  name: `choices-${part}`,
  minutes: 14,
  check: () =>
    playwright(`slow-choices-${part}`, 'verify/choices.config.ts', [`--shard=${part}/5`], {
      which: 'all',
      env: { CHOICES_STEP: '50' },
    }),
}));

/** A script of the project as a check. @param {string} name @param {string[]} args @returns {Promise<Check>} */
const script = async (name, ...args) =>
  one(await run('npm', ['run', '--silent', name, '--', ...args], { minutes: LIMIT.slow }));

/**
 * Whether the tests notice a change of the code in these paths.
 *
 * @param {string} name
 * @param {number} minutes
 * @param {string[]} paths
 * @returns {SlowCheck}
 */
const mutation = (name, minutes, paths) => ({
  name: `mutation-${name}`,
  minutes,
  check: () => script('test:mutation', ...paths),
});

/**
 * The checks that are not in `npm test`, each with its minutes on two quiet cores. @type {SlowCheck[]}
 */
export const slowChecks = [
  { name: 'tests', minutes: 6, check: () => jest('slow-tests', [], { slow: true }) },
  {
    name: 'journeys',
    minutes: 20,
    check: () =>
      playwright('slow-journeys', 'playwright.config.ts', [], {
        which: 'slow',
        env: { VERIFY_TEXTS: 'all' },
      }),
  },
  onOneConsole('board', 4),
  onOneConsole('forms', 12),
  ...choices,
  onOneConsole('tasks', 2),
  ...proofs,
  { name: 'supply', minutes: 1, check: () => script('verify:supply') },
  { name: 'pictures', minutes: 15, check: () => script('pictures') },
  mutation(
    'dates',
    5,
    ['calendar', 'writtenDay', 'amc/renewalDays', 'amc/amcContractState'].map(
      (file) => `shared-api/src/contract/${file}.ts`,
    ),
  ),
  mutation(
    'rules',
    5,
    [
      'account/passwordStrength',
      'amc/raisedValue',
      'custom-fields/fieldOptions',
      'custom-fields/fieldValue',
      'elevators/mainState',
      'groupDigits',
      'people/phone',
      'tickets/ticketDateErrors',
      'tickets/ticketFilter',
      'tickets/ticketOrder',
      'trendDays',
    ].map((file) => `shared-api/src/contract/${file}.ts`),
  ),
];

/**
 * Divides the checks into shards of the given minutes; the same checks always give the same shards.
 *
 * @param {readonly SlowCheck[]} all
 * @param {number} minutes
 */
export function shards(all, minutes) {
  /** @type {{ minutes: number, checks: SlowCheck[] }[]} */
  const made = [];
  for (const check of [...all].sort((a, b) => b.minutes - a.minutes || (a.name < b.name ? -1 : 1))) {
    let shard = made.find((one) => one.minutes + check.minutes <= minutes);
    if (!shard) made.push((shard = { minutes: 0, checks: [] }));
    shard.checks.push(check);
    shard.minutes += check.minutes;
  }
  return made.map((shard) => shard.checks);
}
