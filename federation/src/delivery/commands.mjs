// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../artifacts/workspace.mjs';
import { runBuild, runTests } from './checks.mjs';
import { remoteStage } from './deploy.mjs';
import { addDeployer, authorize, ownTokens, removeDeployer } from './deployers.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { shellStage } from './deployShell.mjs';
import { deployStages } from './deployStages.mjs';
import { gateStages } from './gateStages.mjs';
import { judgeCanaries } from './judge.mjs';
import { consoleAt, livePageOf } from './liveConsole.mjs';
import { provenanceOf } from './provenance.mjs';
import { remotesTable } from './remotesTable.mjs';
import { rollback as rollbackTo } from './rollback.mjs';
import { openStore } from './store/openStore.mjs';
import { readDeployedRegistry } from './updateRegistry.mjs';

/** @typedef {import('./judge.mjs').Figures} Figures */

const log = (/** @type {string} */ sentence) => console.log(sentence);

/**
 * `npm run deploy -- mf-tickets [--canary 10%] [--force]` or `--together shell mf-tickets`, or `shell`: build, tests, gate, upload, live page.
 *
 * @param {string[]} words
 */
export async function deploy(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      canary: { type: 'string' },
      'add-deployer': { type: 'boolean' },
      'remove-deployer': { type: 'boolean' },
      force: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values['add-deployer']) return changeDeployers(positionals, addDeployer);
  if (values['remove-deployer']) return changeDeployers(positionals, removeDeployer);
  const names = values.together ? packagesNamed(positionals) : [packageNamed(positionals)];
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  if (share !== undefined && (values.together || names.includes('shell')))
    throw new DeployRefused('A canary is of one remote, not of the shell or of a set.');
  const began = Date.now();
  const { store, folder } = openStore();
  const by = await authorize(store, names, ownTokens());
  const provenance = provenanceOf(ROOT, { by, checks: ['build', 'tests'] });
  for (const name of names) {
    await runBuild(name);
    await runTests(name);
  }
  log(`Deploying ${names.join(', ')} to ${store.place}.`);
  const stages = await Promise.all(
    names.map((name) =>
      name === 'shell'
        ? shellStage(ROOT, store)
        : remoteStage(path.join(ROOT, name), { store, ...(share === undefined ? {} : { share }) }),
    ),
  );
  const console = await consoleAt(folder);
  try {
    const gate = async (/** @type {import('../registry').Registry} */ after) => {
      const checked = await gateStages(stages, after, store);
      log('The gate passed.');
      return checked;
    };
    const checks = { gate, livePage: livePageOf(console.url, names) };
    await deployStages(stages, { store, url: console.url, checks, provenance, force: values.force, log });
  } finally {
    await console.stop();
  }
  const deployed = stages.map(({ name, version }) => `${name} ${version}`).join(', ');
  const verb = stages.length === 1 ? 'is' : 'are';
  log(`${deployed} ${verb} deployed, in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * `npm run deploy -- --add-deployer mf-tickets tickets-team`, or `--remove-deployer`.
 *
 * @param {string[]} words
 * @param {typeof addDeployer | typeof removeDeployer} change
 */
async function changeDeployers([name = '', team = '', ...more], change) {
  packageNamed([name, ...more]);
  const { store } = openStore();
  const token = await change(store, name, team, ownTokens());
  log(token ? `The DEPLOY_TOKEN of ${team} for ${name}, shown only now: ${token}` : `${team} is removed.`);
}

/**
 * `npm run rollback -- mf-tickets [--to V] [--force]`, or `shell`.
 *
 * @param {string[]} words
 */
export async function rollback(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const name = packageNamed(positionals);
  const { store, folder } = openStore();
  const began = Date.now();
  const { by } = provenanceOf(ROOT, { by: await authorize(store, [name], ownTokens()) });
  const console = await consoleAt(folder);
  try {
    const { version, revision } = await rollbackTo({
      name,
      store,
      to: values.to,
      force: values.force,
      provenance: { by, checks: [] },
      livePage: livePageOf(console.url, [name]),
    });
    log(`${name} is at ${version} (registry ${revision}), in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await console.stop();
  }
}

/**
 * `npm run remotes [-- --judge]`: prints the table; with `--judge` first promotes or rolls back canaries.
 *
 * @param {string[]} words
 */
export async function remotes(words) {
  const { values } = parseArgs({ args: words, options: { judge: { type: 'boolean' } } });
  const { store } = openStore();
  const figures = await figuresFromServer();
  if (values.judge) {
    for (const { name, version, verdict, faults = [] } of await judgeCanaries({
      store,
      figures,
      tokens: ownTokens(),
    }))
      log([`Canary ${name} ${version}: ${verdict}.`, ...faults].join('\n  '));
  }
  log(remotesTable((await readDeployedRegistry(store)).registry, figures));
}

/** `federation judge`: judges by the figures on standard input; the server starts it. */
export async function judge() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { store } = openStore();
  log(JSON.stringify(await judgeCanaries({ store, figures: JSON.parse(text), tokens: ownTokens() })));
}

/** @param {readonly string[]} words */
function packageNamed([name = '', ...more]) {
  const isKnown = name === 'shell' || existsSync(path.join(ROOT, name, 'remote.json'));
  if (!isKnown || !/^[\w-]+$/.test(name) || more.length > 0)
    throw new DeployRefused('Please name one remote, such as mf-tickets, or shell; several with --together.');
  return name;
}

/** Each once. @param {readonly string[]} words */
function packagesNamed(words) {
  if (words.length === 0) packageNamed(words);
  return [...new Set(words)].map((word) => packageNamed([word]));
}

/**
 * @param {string} text '10%'
 * @returns {number} 0.1
 */
function shareOf(text) {
  const share = Number(text.replace(/%$/, '')) / 100;
  if (!/^\d+(\.\d+)?%$/.test(text) || !(share > 0 && share < 1))
    throw new DeployRefused('A canary gets more than 0% and less than 100% of the dealers: --canary 10%');
  return share;
}

/**
 * The browsers' reports, from the server's database.
 *
 * @returns {Promise<Figures[]>}
 */
async function figuresFromServer() {
  const child = spawn(process.execPath, ['server/dist/admin.mjs', 'remote-figures'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  /** @type {number | null} */
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return JSON.parse(text);
  log('The error rates could not be read from the database and are not in the table.');
  return [];
}
