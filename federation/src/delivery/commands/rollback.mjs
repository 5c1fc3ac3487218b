// @ts-check
/**
 * @import { Provenance } from '../../Provenance'
 * @import { Registry } from '../../registry'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { parseArgs } from 'node:util';
import { ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { livePageOf, withLiveConsole } from '../live-check/liveConsole.mjs';
import { run } from '../pipeline/pipeline.mjs';
import { changeOf } from '../registry/changes.mjs';
import { preflight } from '../registry/preflight.mjs';
import { provenanceOf } from '../registry/provenance.mjs';
import { entryOf, readDeployedRegistry, remoteIn } from '../registry/registry.mjs';
import { storedRelease } from '../registry/releases.mjs';
import { openStore } from '../store/openStore.mjs';
import { packagesNamed } from './packagesNamed.mjs';

/**
 * `npm run rollback -- mf-tickets [--to V] [--force]`, or `shell`, or `--together shell mf-tickets@V mf-people`.
 *
 * @param {string[]} words
 */
export async function rollbackCommand(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      to: { type: 'string' },
      force: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { force, together } = values;
  if (together && values.to !== undefined)
    throw new DeployRejectedError(
      'With --together a version is named behind its package: mf-tickets@1.2.0-abc.',
    );
  const { store, folder } = openStore();
  const { registry: live } = await readDeployedRegistry(store);
  /** @type {Map<string, string | undefined>} */
  const wanted = new Map(
    positionals.map((word) => {
      const [name = '', to] = together ? word.split('@') : [word, values.to];
      return [name, to];
    }),
  );
  const names = packagesNamed(together ? [...wanted.keys()] : positionals, { live, together });
  const began = Date.now();
  const { by } = provenanceOf(ROOT, { by: await preflight({ store, folder, names }) });
  const deployed = names.map((name) => remoteIn(live, name));
  await withLiveConsole(folder, deployed, async (url) => {
    const packages = names.map((name) => ({ name, to: wanted.get(name) }));
    const provenance = { by, checks: [] };
    const how = { packages, store, force, provenance, livePage: livePageOf(url, names) };
    const { versions, revision } = await rollback(how);
    for (const { name, version } of versions) console.log(`${name} is at ${version}.`);
    console.log(`The registry is at ${revision}, in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  });
}

/**
 * Rolls packages back together: restores the previous version of each, or the named one, with the checks of a deploy. The
 * versions that are left are recorded as bad. Nothing is built or uploaded: the files are still stored. The rollback of
 * one remote that has a canary ends the canary.
 *
 * @param {object} options
 * @param {readonly { name: string, to?: string | undefined }[]} options.packages without a version the previous one
 * @param {Store} options.store
 * @param {Provenance} options.provenance
 * @param {(after: Registry) => Promise<void>} options.livePage throws if the console does not work
 * @param {boolean} [options.force] also to a version that is recorded as bad
 * @returns {Promise<{ versions: { name: string, version: string }[], revision: string }>} the versions for everybody
 */
export async function rollback({ packages, store, provenance, livePage, force = false }) {
  const { registry: seen } = await readDeployedRegistry(store);
  const canary = packages.find(({ name, to }) => to === undefined && remoteIn(seen, name)?.canary);
  if (canary && packages.length > 1)
    throw new DeployRejectedError(
      `${canary.name} has a canary. Please end it first: npm run rollback -- ${canary.name}`,
    );
  const releases = canary
    ? [changeOf(seen, canary.name, 'canary ended', provenance.by)]
    : await Promise.all(packages.map(({ name, to }) => storedRelease(store, seen, name, to)));
  const how = { store, provenance, checks: { livePage }, force, reason: 'It was rolled back.' };
  const after = await run(canary ? 'endCanary' : 'rollback', releases, how);
  const now = canary && remoteIn(after, canary.name);
  if (canary && now?.change?.what !== 'canary ended')
    throw new DeployRejectedError(
      `The canary of ${canary.name} was changed by another deployment in the meantime: ${now ? `${now.name} is at ${now.version} since ${now.changed}` : `${canary.name} was taken out`}. Please roll it back again.`,
    );
  const versions = releases.map(({ name }) => ({ name, version: entryOf(after, name)?.version ?? '' }));
  return { versions, revision: after.revision };
}
