// @ts-check
/**
 * @import { Provenance } from '../../Provenance'
 * @import { Registry } from '../../registry'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { reasonOf } from '../DeployRejectedError.mjs';
import { changedMeanwhile } from '../registry/changes.mjs';
import { markBad, readRecord } from '../registry/records.mjs';
import { titleOf, updateRegistry, withEntry } from '../registry/registry.mjs';
import { storePages } from './files.mjs';

/**
 * Restores the former entries, unless somebody changed them since; all other entries stay unchanged.
 *
 * @param {{ store: Store, releases: readonly { name: string }[], before: Registry, after: Registry }} change
 * @returns {Promise<string | undefined>} a warning about the registry, which is restored
 */
export async function restoreEntries({ store, releases, before, after }) {
  const { after: restored, warning } = await updateRegistry(store, (live) =>
    releases.reduce(
      (registry, { name }) =>
        changedMeanwhile(after, live, name).length > 0 ? registry : withEntry(registry, before, name),
      live,
    ),
  );
  const { version } = restored.shell;
  if (version !== after.shell.version && version !== '')
    await storePages(store, await readRecord(store, 'shell', version));
  return warning;
}

/**
 * Records versions as bad.
 *
 * @param {{ store: Store, provenance: Provenance, now?: () => Date }} judge
 * @param {readonly { name: string, version: string }[]} versions
 * @param {string} reason
 * @returns {Promise<(string | undefined)[]>} sentences about those that could not be recorded
 */
export const recordAsBad = ({ store, provenance, now = () => new Date() }, versions, reason) =>
  Promise.all(
    versions.map(async ({ name, version }) => {
      const failed = await reasonOf(markBad(store, name, version, { reason, by: provenance.by, at: now() }));
      return failed && `${titleOf(name)} ${version} could not be recorded as bad: ${failed}`;
    }),
  );
