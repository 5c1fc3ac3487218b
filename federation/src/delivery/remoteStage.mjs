// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { distFolder, describeRemote } from '../artifacts/describe.mjs';
import { readJson } from '../artifacts/workspace.mjs';
import { BUILD_MANIFEST } from '../artifacts/buildFiles.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { asCanary, released, remoteIn, withRemote } from './registryChanges.mjs';
import { storeRecord, recordKey } from './records.mjs';
import { upload } from './upload.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./Stage').Stage} Stage
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * A built remote, to be deployed.
 *
 * @param {string} dir the package's folder
 * @param {{ store: Store, share?: number, origin?: string | undefined }} options `origin` serves its files, if it is not
 *   the console's
 * @returns {Promise<Stage & { described: DescribedRemote }>}
 */
export async function remoteStage(dir, { store, share, origin }) {
  const file = path.join(distFolder(dir), BUILD_MANIFEST);
  const described = await describeRemote(dir, origin);
  const { name, version } = described;
  return {
    name,
    version: version.version,
    described,
    ...(existsSync(file) ? { manifest: readJson(file) } : {}),
    refuse: (seen) => refuseIfLive(seen, name, version.version, share),
    upload: async (provenance) => {
      const uploaded = await upload(store, distFolder(dir), `mf/${name}/${version.version}/`);
      await storeRecord(store, recordKey(name, version.version), { ...described, provenance });
      return uploaded;
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

/**
 * @param {Registry} live
 * @param {string} name
 * @param {string} version
 * @param {number | undefined} share
 */
function refuseIfLive(live, name, version, share) {
  const former = remoteIn(live, name);
  if (former?.version === version && !former.canary)
    throw new DeployRejectedError(`${name} ${version} is already deployed.`);
  if (share !== undefined && !(share > 0 && share < 1))
    throw new DeployRejectedError('A canary gets more than 0% and less than 100%.');
}
