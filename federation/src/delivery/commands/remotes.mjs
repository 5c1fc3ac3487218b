// @ts-check
/**
 * @import { Store } from '../store/directoryStore.mjs'
 * @import { Figures } from './judge.mjs'
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { IS_PACKED, ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { addRemote } from '../other-build/addRemote.mjs';
import { run } from '../pipeline/pipeline.mjs';
import { changeOf } from '../registry/changes.mjs';
import { preflight } from '../registry/preflight.mjs';
import { provenanceOf } from '../registry/provenance.mjs';
import { readDeployedRegistry, readRegistryInUse } from '../registry/registry.mjs';
import { openStore } from '../store/openStore.mjs';
import { judgeCanaries, remotesTable } from './judge.mjs';
import { packagesNamed } from './packagesNamed.mjs';

const log = (/** @type {string} */ sentence) => console.log(sentence);

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
  if (values.judge && positionals.length > 0)
    throw new DeployRejectedError('Please judge the canaries and change a remote one after the other.');
  const { store, folder } = openStore();
  if (positionals.length > 0) return log(await switchNamed({ store, folder }, positionals));
  const figures = figuresFromServer();
  if (values.judge) {
    await preflight({ store, folder, names: [] });
    for (const { name, version, verdict, reasons = [] } of await judgeCanaries({ store, figures }))
      log([`Canary ${name} ${version}: ${verdict}.`, ...reasons].join('\n  '));
  }
  const { registry, warning } = await readRegistryInUse(store);
  if (warning) log(warning);
  log(remotesTable(registry, figures));
}

/** What the command can do with a remote, and how the registry calls it. */
const SWITCHES = /** @type {const} */ ({ disable: 'switched off', enable: 'switched on', remove: 'removed' });

/** @param {ReturnType<typeof openStore>} target @param {readonly string[]} words */
async function switchNamed({ store, folder }, [word = '', ...rest]) {
  const what = Object.keys(SWITCHES).find((one) => one === word);
  if (!what)
    throw new DeployRejectedError(
      `Please say ${Object.keys(SWITCHES).join(', ')} and the remote, such as mf-tickets.`,
    );
  const [name = ''] = packagesNamed(rest, { live: (await readDeployedRegistry(store)).registry });
  const { by } = provenanceOf(ROOT, { by: await preflight({ store, folder, names: [name] }) });
  return switchRemote({ store, name, what: /** @type {keyof typeof SWITCHES} */ (what), by });
}

/**
 * Switches a remote off or on, or takes it out of the registry. Its files stay: it can be switched on again, or deployed. The
 * registry records who did it.
 *
 * @param {object} options
 * @param {Store} options.store
 * @param {string} options.name
 * @param {keyof typeof SWITCHES} options.what
 * @param {string} options.by
 * @param {Date} [options.now]
 * @returns {Promise<string>} what was done, as a sentence
 */
export async function switchRemote({ store, name, what, by, now = new Date() }) {
  const { registry } = await readDeployedRegistry(store);
  const done = SWITCHES[what];
  const after = await run(
    what === 'enable' ? 'switchOn' : 'switchOff',
    [changeOf(registry, name, done, by)],
    { store, provenance: { by, checks: [] }, now: () => now },
  );
  return `${name} is ${done}. The registry is at ${after.revision}.`;
}

/** The browsers' reports, from the server's database. @returns {Figures[]} */
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
