// @ts-check
/**
 * @import { BuildManifest, DescribedRemote } from '../../artifacts/BuildManifest'
 * @import { ShellRecord } from '../../artifacts/describe.mjs'
 * @import { Provenance, Recorded } from '../../Provenance'
 * @import { DeployedRemote, Registry } from '../../registry'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_MANIFEST } from '../../artifacts/buildFiles.mjs';
import { describeRemote, describeShell, distFolder } from '../../artifacts/describe.mjs';
import { pickFields, VERSION_FIELDS } from '../../artifacts/versionFields.mjs';
import { readJson } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { readRecord, storedVersions } from './records.mjs';
import { deployedRemote, registryOf, remoteIn, titleOf, withRemote } from './registry.mjs';

/**
 * A version that goes live, or an entry that changes: what the pipeline works on.
 *
 * @typedef {object} Release
 * @property {string} name of the remote, or 'shell'
 * @property {string} version
 * @property {DescribedRemote} [described] if it is a remote
 * @property {BuildManifest} [manifest] of the build of a remote
 * @property {ShellRecord} [record] if it is the shell
 * @property {{ folder: string, prefix: string, except: string[] }} [built] its files and their folder in the store, if
 *   they are uploaded; `except` those that the registry's change replaces
 * @property {string} [left] the version that it ends as a bad one
 * @property {(seen: Registry) => string[]} violations why it cannot be deployed, as sentences
 * @property {(live: Registry, provenance: Provenance, now: Date) => Registry} apply
 */

/**
 * A built package, to be deployed. Without a `remote.json` it is the shell: its pages, which refer to the other files, are
 * replaced after the registry has changed.
 *
 * @param {string} dir the package's folder
 * @param {{ share?: number | undefined, origin?: string | undefined }} [options] of a remote: the share of the dealers, 0 to 1;
 *   the origin that serves its files, if it is not the console's
 * @returns {Promise<Release>}
 */
export async function builtRelease(dir, { share, origin } = {}) {
  const folder = distFolder(dir);
  if (!existsSync(path.join(dir, 'remote.json'))) return builtShell(folder, await describeShell(dir));
  const described = await describeRemote(dir, origin);
  const { name, version } = described;
  const manifest = path.join(folder, BUILD_MANIFEST);
  return {
    name,
    version: version.version,
    described,
    ...(existsSync(manifest) ? { manifest: readJson(manifest) } : {}),
    built: { folder, prefix: `mf/${name}/${version.version}/`, except: [] },
    violations: (seen) => {
      const former = remoteIn(seen, name);
      if (former?.version === version.version && !former.canary)
        return [`${name} ${version.version} is already deployed.`];
      return share === undefined || (share > 0 && share < 1)
        ? []
        : ['A canary gets more than 0% and less than 100%.'];
    },
    apply: (live, provenance, now) => {
      const former = remoteIn(live, name);
      const next =
        share === undefined
          ? released(former, described, now, provenance)
          : asCanary(former, described, share, now, provenance);
      return withRemote(live, name, next);
    },
  };
}

/** @param {string} folder @param {ShellRecord} record @returns {Release} */
const builtShell = (folder, record) => ({
  ...shellOf(record),
  built: { folder, prefix: '', except: Object.keys(record.pages) },
  apply: (live, provenance, now) => {
    const previous = live.shell.version === '' ? {} : { previous: live.shell.version };
    const shell = { ...record.shell, ...previous, changed: now.toISOString(), provenance };
    return registryOf({ ...live, shell });
  },
});

/** @param {ShellRecord} record @returns {Omit<Release, 'apply'>} */
const shellOf = (record) => ({
  name: 'shell',
  version: record.shell.version,
  record,
  violations: (seen) =>
    seen.shell.version === record.shell.version
      ? [`The shell ${record.shell.version} is already deployed.`]
      : [],
});

/**
 * A version whose files are stored, to be restored. The version that is left does not become `previous`, so that it is no
 * fallback.
 *
 * @param {Store} store
 * @param {Registry} seen
 * @param {string} name of a remote, or 'shell'
 * @param {string} [to] a version; without it the previous one
 * @returns {Promise<Release>}
 */
export async function storedRelease(store, seen, name, to) {
  if (name === 'shell') {
    const record = await recordToRestore(store, 'shell', to ?? seen.shell.previous, seen.shell.version);
    return {
      ...shellOf(record),
      left: seen.shell.version,
      apply: (live, provenance, now) => {
        const changed = { changed: now.toISOString(), ...restored(record, provenance) };
        return registryOf({ ...live, shell: { ...record.shell, ...changed } });
      },
    };
  }
  const remote = deployedRemote(seen, name);
  const record = await recordToRestore(store, name, to ?? remote.previous?.version, remote.version);
  const { version } = record;
  return {
    name,
    version: version.version,
    described: record,
    left: remote.version,
    violations: () =>
      version.version === remote.version ? [`${name} is already at ${version.version}.`] : [],
    apply: (live, provenance, now) => {
      const { title, enabled } = deployedRemote(live, name);
      const entry = { name, title, ...version, enabled, changed: now.toISOString() };
      return withRemote(live, name, { ...entry, ...restored(record, provenance) });
    },
  };
}

/**
 * The version keeps its provenance; the change names who restored it.
 *
 * @param {ShellRecord | DescribedRemote} record
 * @param {Provenance} restoring
 * @returns {Recorded}
 */
const restored = ({ provenance }, { by, checks }) => ({
  ...(provenance ? { provenance } : {}),
  change: { what: 'rolled back', by, checks },
});

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
  const others = (await storedVersions(store, name)).filter((one) => one !== current);
  throw new DeployRejectedError(
    others.length === 0
      ? `${titleOf(name)} has no other version than ${current}.`
      : `Please name the version of ${name}, with --to, or as ${name}@… with --together: ${others.join(', ')}.`,
  );
}

/**
 * A new version for everybody. The former version becomes `previous`; a canary ends. If the version is deployed
 * already, nothing changes.
 *
 * @param {DeployedRemote | undefined} former
 * @param {DescribedRemote} described
 * @param {Date} now
 * @param {Provenance} provenance
 * @returns {DeployedRemote}
 */
function released(former, { name, title, version }, now, provenance) {
  if (former && former.version === version.version && !former.canary) return former;
  const previous =
    former?.version === version.version ? former.previous : former && pickFields(VERSION_FIELDS, former);
  const { enabled = true } = former ?? {};
  const known = previous ? { previous } : {};
  return { name, title, ...version, enabled, ...known, changed: now.toISOString(), provenance };
}

/**
 * A new version for a share of the dealers.
 *
 * @param {DeployedRemote | undefined} former
 * @param {DescribedRemote} described
 * @param {number} share
 * @param {Date} now
 * @param {Provenance} provenance
 * @returns {DeployedRemote}
 */
function asCanary(former, { name, version }, share, now, provenance) {
  if (!former) throw new DeployRejectedError(`${name} is not deployed yet, so it cannot have a canary.`);
  if (former.version === version.version)
    throw new DeployRejectedError(`${name} ${version.version} is already deployed.`);
  const since = now.toISOString();
  const started = { ...former, canary: { ...version, share, since, provenance }, changed: since };
  delete started.change;
  return started;
}
