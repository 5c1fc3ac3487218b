// @ts-check
import path from 'node:path';
import { distFolder } from '../artifacts/describe.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { storeRecord, pagesIn, recordKey, shellRecord } from './records.mjs';
import { withShell } from './registryChanges.mjs';
import { upload } from './upload.mjs';

/**
 * @typedef {import('./Stage').Stage} Stage
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * The built shell, to be deployed. Its file names contain a hash of the content; its pages, which refer to them, are
 * replaced after the registry has changed, and restored if the live page fails.
 *
 * @param {string} root the project's folder
 * @param {Store} store
 * @returns {Promise<Stage>}
 */
export async function shellStage(root, store) {
  const dir = path.join(root, 'shell');
  const built = distFolder(dir);
  const record = await shellRecord(dir, root);
  const { version } = record.shell;
  return {
    ...stageOf(record),
    upload: async (provenance) => {
      const uploaded = await upload(store, built, '', await pagesIn(built));
      await storeRecord(store, recordKey('shell', version), { ...record, provenance });
      return uploaded;
    },
  };
}

/**
 * @param {ShellRecord} record
 * @returns {Omit<Stage, 'upload'>}
 */
export const stageOf = (record) => ({
  name: 'shell',
  version: record.shell.version,
  record,
  refuse: (seen) => {
    if (seen.shell.version === record.shell.version)
      throw new DeployRejectedError(`The shell ${record.shell.version} is already deployed.`);
  },
  apply: (live, provenance, now) =>
    withShell(live, record.shell, now, { ...record.provenance, ...provenance }),
});
