// @ts-check
import { markBad } from './badVersions.mjs';
import { CheckNotRunError, DeployRejectedError, refuse } from './DeployRejectedError.mjs';
import { deployStages } from './deployStages.mjs';
import { stageOf } from './shellStage.mjs';
import { deployedVersions, readRecord } from './records.mjs';
import {
  rolledBack,
  deployedRemote,
  entryOf,
  registryOf,
  remoteIn,
  titleOf,
  withoutCanary,
  withRemote,
} from './registryChanges.mjs';
import { checkStoredShell, checkStoredFiles } from './checkStoredFiles.mjs';
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../Provenance').Provenance} Provenance
 * @typedef {import('../Provenance').Recorded} Recorded
 * @typedef {import('./Stage').Stage} Stage
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 *
 * @typedef {object} Target
 * @property {string} name of the remote, or 'shell'
 * @property {string | undefined} [to] a version; without it the previous one
 *
 * @typedef {object} Rollback
 * @property {readonly Target[]} packages
 * @property {Store} store
 * @property {Provenance} provenance
 * @property {(after: Registry) => Promise<void>} livePage throws if the console does not work
 * @property {boolean} [force] also to a version that is recorded as bad
 * @property {() => Date} [now]
 */

/**
 * Rolls packages back together: restores the previous version of each, or the named one, with the checks of a deploy. The
 * versions that are left are recorded as bad. Nothing is built or uploaded: the files are still stored. The rollback of
 * one remote that has a canary ends the canary.
 *
 * @param {Rollback} options
 * @returns {Promise<{ versions: { name: string, version: string }[], revision: string }>} the versions for everybody
 */
export async function rollback({
  packages,
  store,
  provenance,
  livePage,
  force = false,
  now = () => new Date(),
}) {
  const { registry: seen } = await readDeployedRegistry(store);
  const bad = { reason: 'It was rolled back.', by: provenance.by, at: now() };
  const canary = packages.find(({ name, to }) => to === undefined && remoteIn(seen, name)?.canary);
  if (canary && packages.length > 1)
    throw new DeployRejectedError(
      `${canary.name} has a canary. Please end it first: npm run rollback -- ${canary.name}`,
    );
  if (canary) {
    const done = await endCanary(store, canary.name, now(), provenance.by);
    await markBad(store, canary.name, remoteIn(seen, canary.name)?.canary?.version ?? '', bad);
    return done;
  }
  const stages = await Promise.all(packages.map((target) => stageFor(store, seen, target)));
  const checks = { gate: async () => ['stored files'], livePage };
  const recordLeft = async () => {
    for (const { name } of stages) await markBad(store, name, entryOf(seen, name)?.version ?? '', bad);
  };
  // Nothing is uploaded, so nothing is fetched.
  const { revision } = await deployStages(stages, { store, url: '', checks, provenance, force, now }).catch(
    async (error) => {
      // The versions were left all the same.
      if (error instanceof CheckNotRunError) await recordLeft();
      throw error;
    },
  );
  await recordLeft();
  return { versions: stages.map(({ name, version }) => ({ name, version })), revision };
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {Date} now
 * @param {string} by
 */
async function endCanary(store, name, now, by) {
  const { after } = await updateRegistry(store, (live) =>
    withRemote(live, name, withoutCanary(deployedRemote(live, name), now, by)),
  );
  const { version } = deployedRemote(after, name);
  return { versions: [{ name, version }], revision: after.revision };
}

/**
 * @param {Store} store
 * @param {Registry} seen
 * @param {Target} target
 */
const stageFor = (store, seen, { name, to }) =>
  name === 'shell' ? shellStage(store, seen, to) : remoteStage(store, seen, name, to);

/**
 * The version keeps its provenance; the change names who restored it.
 *
 * @param {ShellRecord | DescribedRemote} record
 * @param {Provenance} restoring
 * @returns {Recorded}
 */
const recordedOf = ({ provenance }, { by, checks }) => ({
  ...(provenance ? { provenance } : {}),
  change: { what: 'rolled back', by, checks },
});

/**
 * @param {Store} store
 * @param {Registry} seen
 * @param {string | undefined} to
 * @returns {Promise<Stage>}
 */
async function shellStage(store, seen, to) {
  const record = await recordToRestore(store, 'shell', to ?? seen.shell.previous, seen.shell.version);
  refuse(await checkStoredShell(store, record));
  return {
    ...stageOf(record),
    upload: async () => [],
    // The version that is left does not become `previous`: it is bad.
    apply: (live, provenance, now) =>
      registryOf({
        ...live,
        shell: { ...record.shell, changed: now.toISOString(), ...recordedOf(record, provenance) },
      }),
  };
}

/**
 * @param {Store} store
 * @param {Registry} seen
 * @param {string} name
 * @param {string | undefined} to
 * @returns {Promise<Stage>}
 */
async function remoteStage(store, seen, name, to) {
  const remote = deployedRemote(seen, name);
  const record = await recordToRestore(store, name, to ?? remote.previous?.version, remote.version);
  const { version } = record;
  refuse(await checkStoredFiles(store, name, version));
  return {
    name,
    version: version.version,
    described: record,
    refuse: () => {
      if (version.version === remote.version)
        throw new DeployRejectedError(`${name} is already at ${version.version}.`);
    },
    upload: async () => [],
    apply: (live, provenance, now) =>
      withRemote(
        live,
        name,
        rolledBack(deployedRemote(live, name), version, now, recordedOf(record, provenance)),
      ),
  };
}

/**
 * The record of a version; throws with the versions that could be named if there is none.
 *
 * @template {string} Name
 * @param {Store} store
 * @param {Name} name
 * @param {string | undefined} version
 * @param {string} current
 */
async function recordToRestore(store, name, version, current) {
  const record = version === undefined ? undefined : await readRecord(store, name, version);
  if (record) return record;
  const others = (await deployedVersions(store, name)).filter((one) => one !== current);
  throw new DeployRejectedError(
    others.length === 0
      ? `${titleOf(name)} has no other version than ${current}.`
      : `Please name the version of ${name}, with --to, or as ${name}@… with --together: ${others.join(', ')}.`,
  );
}
