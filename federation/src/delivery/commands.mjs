// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../artifacts/describe.mjs';
import { ROOT, readJson } from '../artifacts/workspace.mjs';
import { readDeployedRegistry } from './updateRegistry.mjs';
import { runBuild, checkCompatibility, runTests } from './checks.mjs';
import { deployRemote } from './deploy.mjs';
import { deployShell, rollbackShell } from './deployShell.mjs';
import { judgeCanaries } from './judge.mjs';
import { checkLivePage } from './checkLivePage.mjs';
import { startTemporaryConsole } from './startTemporaryConsole.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { registryOf, released, remoteIn, withRemote } from './registryChanges.mjs';
import { remotesTable } from './remotesTable.mjs';
import { rollbackRemote } from './rollback.mjs';
import { runJourneysOnCandidate } from './runJourneysOnCandidate.mjs';
import { openStore } from './store/openStore.mjs';

/** @typedef {import('./judge.mjs').Figures} Figures */

const log = (/** @type {string} */ sentence) => console.log(sentence);

/**
 * `npm run deploy -- mf-tickets [--canary 10%]`, or `shell`: build, tests, gate, upload, live page.
 *
 * @param {string[]} words
 */
export async function deploy(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { canary: { type: 'string' } },
    allowPositionals: true,
  });
  const name = packageNamed(positionals);
  const share = values.canary === undefined ? undefined : shareOf(values.canary);
  if (name === 'shell' && share !== undefined) throw new DeployRefused('There is no canary of the shell.');
  const began = Date.now();
  await runBuild(name);
  await runTests(name);
  const { store, folder } = openStore();
  log(`Deploying ${name} to ${store.place}.`);
  const console = await consoleAt(folder);
  try {
    const live = (/** @type {string} */ remote) => async () =>
      checkLivePage({
        url: console.url,
        registry: (await readDeployedRegistry(store)).registry,
        name: remote,
        watcher: watcher(),
      });
    const done =
      name === 'shell'
        ? await deployShell({ root: ROOT, store, url: console.url, log, checks: shellChecks(live('shell')) })
        : await deployRemote({
            dir: path.join(ROOT, name),
            store,
            url: console.url,
            log,
            ...(share === undefined ? {} : { share }),
            checks: remoteChecks(name, live(name)),
          });
    log(`${name} ${done.version} is deployed, in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    await console.stop();
  }

  /**
   * @param {string} remote
   * @param {() => Promise<void>} livePage
   */
  function remoteChecks(remote, livePage) {
    const dir = path.join(ROOT, remote);
    return {
      gate: async (
        /** @type {import('./registryChanges.mjs').DescribedRemote} */ described,
        /** @type {import('../registry').Registry} */ live,
      ) => {
        await checkCompatibility(dir, described, live, store);
        const after = withRemote(live, remote, released(remoteIn(live, remote), described, new Date()));
        const prefix = `mf/${remote}/${described.version.version}/`;
        const { journeys = [] } = readJson(path.join(dir, 'remote.json'));
        if (journeys.length === 0) throw new DeployRefused(`${remote} has no journeys in its remote.json.`);
        await runJourneysOnCandidate({ store, after, built: distFolder(dir), prefix, journeys });
        log('The gate passed.');
      },
      livePage,
    };
  }

  /** @param {() => Promise<void>} livePage */
  function shellChecks(livePage) {
    return {
      gate: async (
        /** @type {import('./records.mjs').ShellRecord} */ record,
        /** @type {import('../registry').Registry} */ live,
      ) => {
        const after = registryOf({ ...live, shell: record.shell });
        const built = distFolder(path.join(ROOT, 'shell'));
        await runJourneysOnCandidate({ store, after, built, prefix: '', journeys: [] });
        log('The gate passed.');
      },
      livePage,
    };
  }
}

/**
 * `npm run rollback -- mf-tickets [--to V]`, or `shell`.
 *
 * @param {string[]} words
 */
export async function rollback(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  const name = packageNamed(positionals);
  const { store } = openStore();
  const began = Date.now();
  const { version, revision } =
    name === 'shell'
      ? await rollbackShell({ store, to: values.to })
      : await rollbackRemote({ name, store, to: values.to });
  log(`${name} is at ${version} (registry ${revision}), in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
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
    for (const { name, version, verdict, faults = [] } of await judgeCanaries({ store, figures }))
      log([`Canary ${name} ${version}: ${verdict}.`, ...faults].join('\n  '));
  }
  log(remotesTable((await readDeployedRegistry(store)).registry, figures));
}

/** `federation judge`: judges by the figures on standard input; the server starts it. */
export async function judge() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { store } = openStore();
  log(JSON.stringify(await judgeCanaries({ store, figures: JSON.parse(text) })));
}

/** @param {readonly string[]} words */
function packageNamed([name = '', ...more]) {
  const isKnown = name === 'shell' || existsSync(path.join(ROOT, name, 'remote.json'));
  if (!isKnown || !/^[\w-]+$/.test(name) || more.length > 0)
    throw new DeployRefused('Please name one remote, such as mf-tickets, or shell.');
  return name;
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
 * The address of the console: DEPLOY_URL; else we serve the folder during the check.
 *
 * @param {string | undefined} folder
 */
async function consoleAt(folder) {
  const url = process.env['DEPLOY_URL'];
  if (url) return { url, stop: async () => {} };
  if (!folder)
    throw new DeployRefused('To deploy to a bucket, please set DEPLOY_URL to where the console is served.');
  return startTemporaryConsole(folder);
}

/** The account for the live page; by default the demonstration dealer. */
const watcher = () => ({
  username: process.env['DEPLOY_USERNAME'] ?? 'demo_dealer',
  password: process.env['DEPLOY_PASSWORD'] ?? 'Lift-demo-2026',
});

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
