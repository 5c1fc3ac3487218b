// @ts-check
/**
 * @import { DeployedRemote, Registry, RemoteVersion } from '../../registry'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { createHash } from 'node:crypto';
import { pickFields, VERSION_FIELDS } from '../../artifacts/versionFields.mjs';
import { DeployRejectedError, reasonOf } from '../DeployRejectedError.mjs';
import { replaceOnce } from '../store/replaceOnce.mjs';

const REGISTRY = 'mf/registry.json';
/**
 * A copy of the registry that is deployed, which the server uses if the registry is broken. Of the revisions, the newest
 * file may be one that was never deployed, or one that was reverted.
 */
const LAST = 'mf/registry/last.json';
/** The attempts while others change the registry; each failed one means that another change succeeded. */
const MAX_ATTEMPTS = 100;
/** Before anything is deployed. @type {Registry} */
const EMPTY = { revision: '', shell: { version: '', contract: '' }, remotes: [] };

/** The address of the shell's entry of the navigation. */
export const HOME = '/amc_count';

/**
 * A registry with the revision of its content: the same content, the same revision.
 *
 * @param {Pick<Registry, 'shell' | 'remotes' | 'removed'>} registry
 * @returns {Registry}
 */
export function registryOf({ shell, remotes, removed = [] }) {
  const content = { shell, remotes, ...(removed.length > 0 ? { removed } : {}) };
  const revision = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { revision, ...content };
}

/** @param {Registry} registry @param {string} name */
export const remoteIn = (registry, name) => registry.remotes.find((remote) => remote.name === name);

/**
 * The versions of remotes that a registry names: for everybody, and the canaries.
 *
 * @param {Registry} registry
 * @returns {{ name: string, version: RemoteVersion }[]}
 */
export const versionsIn = ({ remotes }) =>
  remotes.flatMap((remote) =>
    [remote, ...(remote.canary ? [remote.canary] : [])].map((version) => ({ name: remote.name, version })),
  );

/** The entry of a remote, or of the shell. @param {Registry} registry @param {string} name */
export const entryOf = (registry, name) => (name === 'shell' ? registry.shell : remoteIn(registry, name));

/** The name of a remote, or of the shell, in a sentence. @param {string} name */
export const titleOf = (name) => (name === 'shell' ? 'The shell' : name);

/** @param {Registry} registry @param {string} name @returns {DeployedRemote} */
export function deployedRemote(registry, name) {
  const remote = remoteIn(registry, name);
  if (!remote) throw new DeployRejectedError(`${name} is not deployed.`);
  return remote;
}

/**
 * A registry with the given entry of a remote, in the former place; undefined removes the remote.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {DeployedRemote | undefined} remote
 * @returns {Registry}
 */
export function withRemote(registry, name, remote) {
  const place = registry.remotes.findIndex((one) => one.name === name);
  const others = registry.remotes.filter((one) => one.name !== name);
  const remotes = remote ? others.toSpliced(place === -1 ? others.length : place, 0, remote) : others;
  const removed = (registry.removed ?? []).filter((one) => one.name !== name);
  return registryOf({ ...registry, remotes, removed });
}

/** A registry with the entry of a remote, or of the shell, from another one. @param {Registry} registry @param {Registry} other @param {string} name */
export const withEntry = (registry, other, name) =>
  name === 'shell'
    ? registryOf({ ...registry, shell: other.shell })
    : withRemote(registry, name, remoteIn(other, name));

/** A registry in which all dealers have the canary of a remote, if it has one. @param {Registry} registry @param {string} name */
export function withCanaryForAll(registry, name) {
  const remote = remoteIn(registry, name);
  if (!remote?.canary) return registry;
  return withRemote(registry, name, { ...remote, ...pickFields(VERSION_FIELDS, remote.canary) });
}

/**
 * The deployed registry.
 *
 * @param {Store} store
 * @returns {Promise<{ registry: Registry, tag: string | undefined }>}
 */
export async function readDeployedRegistry(store) {
  const kept = await store.read(REGISTRY);
  const registry = kept ? parsed(kept.bytes) : (await store.read(LAST)) ? undefined : EMPTY;
  if (registry) return { registry, tag: kept?.tag };
  throw new DeployRejectedError(
    `${REGISTRY} of ${store.place} is missing or broken, so deploying is refused. Its last valid copy is ${LAST}.`,
  );
}

/**
 * The registry that the console uses: of a broken one the last good copy, with a sentence about it.
 *
 * @param {Store} store
 * @returns {Promise<{ registry: Registry, warning?: string }>}
 */
export async function readRegistryInUse(store) {
  try {
    return { registry: (await readDeployedRegistry(store)).registry };
  } catch (error) {
    const copy = error instanceof DeployRejectedError ? await store.read(LAST) : undefined;
    const registry = copy && parsed(copy.bytes);
    if (!registry) throw error;
    const warning = `${REGISTRY} of ${store.place} is missing or broken: the console uses its last good copy, ${LAST}, and every deploy is refused until ${REGISTRY} is replaced by it.`;
    return { registry, warning };
  }
}

/** @param {Buffer} bytes @returns {Registry | undefined} undefined if it is none */
function parsed(bytes) {
  try {
    const value = JSON.parse(bytes.toString());
    const isRegistry = typeof value.revision === 'string' && Array.isArray(value.remotes);
    // As the server reads it: one invalid remote takes only its own section away.
    if (isRegistry && (value.remotes.length === 0 || value.remotes.some(isRemote)))
      return { shell: EMPTY.shell, ...value };
  } catch {
    // It is no JSON.
  }
  return undefined;
}

/** @param {unknown} value */
const isRemote = (value) =>
  value !== null &&
  typeof value === 'object' &&
  'name' in value &&
  'entry' in value &&
  typeof value.entry === 'string';

/**
 * Changes the registry. Concurrent changes are kept: the change is then applied again to the new registry. `change`
 * throws a `DeployRejectedError` if it conflicts with that.
 *
 * @param {Store} store
 * @param {(registry: Registry) => Registry | Promise<Registry>} change
 * @returns {Promise<{ before: Registry, after: Registry, warning?: string | undefined }>} `warning` if it is changed, but not its copy
 */
export async function updateRegistry(store, change) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { registry: before, tag } = await readDeployedRegistry(store);
    const after = await change(before);
    if (after.revision === before.revision) return { before, after };
    const bytes = Buffer.from(`${JSON.stringify(after, null, 2)}\n`);
    // First, so that readers of the registry can always find the revision that it names.
    await store.create(`mf/registry/${after.revision}.json`, bytes);
    if (!(await replaceOnce(store, REGISTRY, bytes, tag))) continue;
    const failed = await reasonOf(copyDeployed(store));
    const warning =
      failed &&
      `${LAST} of ${store.place} could not be written, so until the next change the console has an older copy if ${REGISTRY} breaks: ${failed}`;
    return { before, after, warning };
  }
  throw new DeployRejectedError(
    `The registry was changed ${MAX_ATTEMPTS} times by others meanwhile. Please try again.`,
  );
}

/** As it is now: of two changes at once the slower one may be older. @param {Store} store */
async function copyDeployed(store) {
  const deployed = await store.read(REGISTRY);
  if (deployed) await store.put(LAST, deployed.bytes);
}
