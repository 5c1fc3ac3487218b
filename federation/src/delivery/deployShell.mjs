// @ts-check
import path from 'node:path';
import { distFolder } from '../artifacts/describe.mjs';
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';
import { shellFaults } from './gate.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { storeRecord, pagesIn, readRecord, recordKey, shellRecord } from './records.mjs';
import { registryOf } from './registryChanges.mjs';
import { fileFaults, upload } from './upload.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * Deploys the built shell after checking it against every deployed remote. Its file names contain a hash of the
 * content; its pages, which refer to them, are replaced after the registry has changed, and restored if the live page
 * fails.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {Store} options.store
 * @param {string} options.url where the console is served
 * @param {{ gate: (record: ShellRecord, live: Registry) => Promise<void>, livePage: () => Promise<void> }} options.checks
 * @param {(sentence: string) => void} [options.log]
 * @param {() => Date} [options.now]
 * @returns {Promise<{ version: string, revision: string }>}
 */
export async function deployShell({ root, store, url, checks, log = () => {}, now = () => new Date() }) {
  const dir = path.join(root, 'shell');
  const record = await shellRecord(dir, root);
  const { version } = record.shell;
  const { registry: seen } = await readDeployedRegistry(store);
  if (seen.shell.version === version) throw new DeployRefused(`The shell ${version} is already deployed.`);
  await refuseMisfits(store, seen, record);
  await checks.gate(record, seen);

  const built = distFolder(dir);
  const uploaded = await upload(store, built, '', await pagesIn(built));
  await storeRecord(store, recordKey('shell', version), record);
  log(`Uploaded the shell ${version}: ${uploaded.length} files.`);
  const faults = await fileFaults(url, uploaded);
  if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
  log('Every file is served as it was uploaded.');

  const { revision } = await exchangeShell(store, record, seen.shell.version, now());
  try {
    await checks.livePage();
  } catch (error) {
    await revertShell(store, record, seen.shell.version, now());
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeployRefused(
      `The live page failed, so the previous version of the shell was restored: ${reason}`,
    );
  }
  return { version, revision };
}

/**
 * Restores a former shell with its pages.
 *
 * @param {{ store: Store, to?: string | undefined, now?: () => Date }} options
 * @returns {Promise<{ version: string, revision: string }>}
 */
export async function rollbackShell({ store, to, now = () => new Date() }) {
  const { registry: seen } = await readDeployedRegistry(store);
  const version = to ?? seen.shell.previous;
  if (!version) throw new DeployRefused('Please name the version of the shell with --to.');
  /** @type {ShellRecord | undefined} */
  const record = await readRecord(store, 'shell', version);
  if (!record) throw new DeployRefused(`The shell ${version} was never deployed.`);
  await refuseMisfits(store, seen, record);
  const { revision } = await exchangeShell(store, record, seen.shell.version, now());
  return { version, revision };
}

/**
 * @param {Store} store
 * @param {Registry} live
 * @param {ShellRecord} record
 */
async function refuseMisfits(store, live, record) {
  /** @type {ShellRecord | undefined} */
  const former = await readRecord(store, 'shell', live.shell.version);
  const faults = shellFaults(live, record, former?.provides);
  if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
}

/**
 * Changes the shell in the registry, unless somebody else did so meanwhile, and replaces its pages.
 *
 * @param {Store} store
 * @param {ShellRecord} record
 * @param {string} seen the version that was deployed at the start
 * @param {Date} now
 */
async function exchangeShell(store, record, seen, now) {
  const { after } = await updateRegistry(store, (live) => {
    if (live.shell.version !== seen)
      throw new DeployRefused(
        `The shell was changed by another deployment in the meantime: it is at ${live.shell.version}. Please try again.`,
      );
    const faults = shellFaults(live, record);
    if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
    const previous = seen === '' ? {} : { previous: seen };
    return registryOf({ ...live, shell: { ...record.shell, ...previous, changed: now.toISOString() } });
  });
  for (const [page, html] of Object.entries(record.pages)) await store.put(page, Buffer.from(html));
  return after;
}

/**
 * @param {Store} store
 * @param {ShellRecord} failed
 * @param {string} version
 * @param {Date} now
 */
async function revertShell(store, failed, version, now) {
  /** @type {ShellRecord | undefined} */
  const former = version === '' ? undefined : await readRecord(store, 'shell', version);
  if (former) await exchangeShell(store, former, failed.shell.version, now);
}
