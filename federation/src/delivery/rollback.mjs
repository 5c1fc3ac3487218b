// @ts-check
import { recordBad } from './badVersions.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { deployStages } from './deployStages.mjs';
import { stageOf } from './deployShell.mjs';
import { deployedVersions, readRecord } from './records.mjs';
import { rolledBack, deployedRemote, entryOf, withoutCanary, withRemote } from './registryChanges.mjs';
import { storedFaults } from './storedFaults.mjs';
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./deployStages.mjs').Options} Options
 * @typedef {import('./deployStages.mjs').Stage} Stage
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('./registryChanges.mjs').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 *
 * @typedef {object} Rollback
 * @property {string} name of the remote, or 'shell'
 * @property {Store} store
 * @property {string | undefined} [to] a version; without it the previous one
 * @property {import('../Provenance').Provenance} provenance
 * @property {(after: Registry) => Promise<void>} livePage throws if the console does not work
 * @property {boolean} [force] also to a version that is recorded as bad
 * @property {() => Date} [now]
 */

/**
 * Rolls a remote or the shell back: ends its canary if it has one, else restores the previous version, or `to`, with
 * the checks of a deploy. The version that is left is recorded as bad. Nothing is built or uploaded: the files are still stored.
 *
 * @param {Rollback} options
 * @returns {Promise<{ version: string, revision: string }>} the version for everybody
 */
export async function rollback({
  name,
  store,
  to,
  provenance,
  livePage,
  force = false,
  now = () => new Date(),
}) {
  const { registry: seen } = await readDeployedRegistry(store);
  const bad = { reason: 'It was rolled back.', by: provenance.by, at: now() };
  const canary = name === 'shell' || to !== undefined ? undefined : deployedRemote(seen, name).canary;
  if (canary) {
    const done = await endCanary(store, name, now(), provenance.by);
    await recordBad(store, name, canary.version, bad);
    return done;
  }
  const stage =
    name === 'shell' ? await shellStage(store, seen, to) : await remoteStage(store, seen, name, to);
  const checks = { gate: async () => {}, livePage };
  // Nothing is uploaded, so nothing is fetched.
  const { revision } = await deployStages([stage], { store, url: '', checks, provenance, force, now });
  await recordBad(store, name, entryOf(seen, name)?.version ?? '', bad);
  return { version: stage.version, revision };
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
  return { version: deployedRemote(after, name).version, revision: after.revision };
}

/**
 * @param {Store} store
 * @param {Registry} seen
 * @param {string | undefined} to
 * @returns {Promise<Stage>}
 */
async function shellStage(store, seen, to) {
  const version = to ?? seen.shell.previous;
  if (!version) throw new DeployRefused('Please name the version of the shell with --to.');
  /** @type {ShellRecord | undefined} */
  const record = await readRecord(store, 'shell', version);
  if (!record) throw new DeployRefused(`The shell ${version} was never deployed.`);
  return { ...stageOf(record), upload: async () => [] };
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
  const wanted = to ?? remote.previous?.version;
  /** @type {DescribedRemote | undefined} */
  const record = wanted === undefined ? undefined : await readRecord(store, name, wanted);
  if (!record) throw new DeployRefused(await noFormerVersion(store, name, remote.version));
  const { version } = record;
  const faults = await storedFaults(store, name, version);
  if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
  return {
    name,
    version: version.version,
    described: record,
    refuse: () => {
      if (version.version === remote.version)
        throw new DeployRefused(`${name} is already at ${version.version}.`);
    },
    upload: async () => [],
    apply: (live, provenance, now) =>
      withRemote(
        live,
        name,
        rolledBack(deployedRemote(live, name), version, now, { ...record.provenance, ...provenance }),
      ),
  };
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {string} version
 */
async function noFormerVersion(store, name, version) {
  const others = (await deployedVersions(store, name)).filter((one) => one !== version);
  if (others.length === 0) return `${name} has no other version than ${version}.`;
  return `Please say to which version, with --to: ${others.join(', ')}.`;
}
