// @ts-check
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { IS_PACKED, ROOT } from '../artifacts/workspace.mjs';
import { ownTokens } from './deployers.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { judgeCanaries } from './judge.mjs';
import { livePageOf, openLiveConsole } from './liveConsole.mjs';
import { addRemote } from './other-build/addRemote.mjs';
import { packageNamed, packagesNamed } from './packageNamed.mjs';
import { preflight } from './preflight.mjs';
import { provenanceOf } from './provenance.mjs';
import { remotesTable } from './remotesTable.mjs';
import { rollback as rollbackTo } from './rollback.mjs';
import { openStore } from './store/openStore.mjs';
import { SWITCHES, switchRemote } from './switchRemote.mjs';
import { readDeployedRegistry, readRegistryInUse } from './updateRegistry.mjs';

/** @typedef {import('./judge.mjs').Figures} Figures */

const log = (/** @type {string} */ sentence) => console.log(sentence);

/**
 * `npm run rollback -- mf-tickets [--to V] [--force]`, or `shell`, or `--together shell mf-tickets@V mf-people`.
 *
 * @param {string[]} words
 */
export async function rollback(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      to: { type: 'string' },
      force: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.together && values.to !== undefined)
    throw new DeployRejectedError(
      'With --together a version is named behind its package: mf-tickets@1.2.0-abc.',
    );
  const { store, folder } = openStore();
  const { registry: live } = await readDeployedRegistry(store);
  const wanted = new Map(
    positionals.map((word) => {
      const [name = '', to] = values.together ? word.split('@') : [word, values.to];
      return [name, to];
    }),
  );
  const names = values.together ? packagesNamed([...wanted.keys()], live) : [packageNamed(positionals, live)];
  const began = Date.now();
  const { by } = provenanceOf(ROOT, { by: await preflight({ store, folder, names }) });
  const console = await openLiveConsole(folder);
  try {
    const { versions: restored, revision } = await rollbackTo({
      packages: names.map((name) => ({ name, to: wanted.get(name) })),
      store,
      force: values.force,
      provenance: { by, checks: [] },
      livePage: livePageOf(console.url, names),
    });
    for (const { name, version } of restored) log(`${name} is at ${version}.`);
    log(`The registry is at ${revision}, in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await console.stop();
  }
}

/**
 * `npm run remotes [-- --judge]`: prints the table; with `--judge` first promotes or rolls back canaries. `npm run remotes --
 * disable mf-people` switches a remote off, `enable` on again; `remove` takes it out; `add` deploys one of another build.
 *
 * @param {string[]} words
 */
export async function remotes(words) {
  if (words[0] === 'add') return addRemote(words.slice(1));
  const { values, positionals } = parseArgs({
    args: words,
    options: { judge: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { store, folder } = openStore();
  if (positionals.length > 0) return log(await switchNamed({ store, folder }, positionals));
  const figures = figuresFromServer();
  if (values.judge) {
    await preflight({ store, folder, names: [] });
    for (const { name, version, verdict, reasons = [] } of await judgeCanaries({
      store,
      figures,
      tokens: ownTokens(),
    }))
      log([`Canary ${name} ${version}: ${verdict}.`, ...reasons].join('\n  '));
  }
  const { registry, warning } = await readRegistryInUse(store);
  if (warning) log(warning);
  log(remotesTable(registry, figures));
}

/**
 * @param {ReturnType<typeof openStore>} target
 * @param {readonly string[]} words
 */
async function switchNamed({ store, folder }, [word = '', ...rest]) {
  const what = SWITCHES.find((one) => one === word);
  if (!what)
    throw new DeployRejectedError(`Please say ${SWITCHES.join(', ')} and the remote, such as mf-tickets.`);
  const name = packageNamed(rest, (await readDeployedRegistry(store)).registry);
  const { by } = provenanceOf(ROOT, { by: await preflight({ store, folder, names: [name] }) });
  return switchRemote({ store, name, what, by });
}

/**
 * The browsers' reports, from the server's database.
 *
 * @returns {Figures[]}
 */
function figuresFromServer() {
  const admin = ['server/dist/admin.mjs', 'remote-figures'];
  const read = IS_PACKED
    ? undefined
    : spawnSync(process.execPath, admin, {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
  if (read?.status === 0) return JSON.parse(read.stdout);
  log('The error rates could not be read from the database and are not in the table.');
  return [];
}
