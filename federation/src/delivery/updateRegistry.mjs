// @ts-check
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { EMPTY_REGISTRY } from './registryChanges.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

export const REGISTRY = 'mf/registry.json';

/**
 * A copy of the registry that is deployed, which the server uses if the registry is broken. Of the revisions, the newest
 * file may be one that was never deployed, or one that was reverted.
 */
const LAST = 'mf/registry/last.json';

/**
 * The maximum number of attempts while others change the registry; each failed attempt means that another change
 * succeeded.
 */
const MAX_ATTEMPTS = 100;

/**
 * The deployed registry.
 *
 * @param {Store} store
 * @returns {Promise<{ registry: Registry, tag: string | undefined }>}
 */
export async function readDeployedRegistry(store) {
  const kept = await store.read(REGISTRY);
  if (!kept && (await store.read(LAST))) throw brokenRegistry(store);
  if (!kept) return { registry: EMPTY_REGISTRY, tag: undefined };
  return { registry: registryIn(kept.bytes, store), tag: kept.tag };
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

/**
 * @param {Buffer} bytes
 * @returns {Registry | undefined} undefined if it is none
 */
function parsed(bytes) {
  try {
    const value = JSON.parse(bytes.toString());
    const isRegistry = typeof value.revision === 'string' && Array.isArray(value.remotes);
    // As the server reads it: one invalid remote takes only its own section away.
    if (isRegistry && (value.remotes.length === 0 || value.remotes.some(isRemote)))
      return { shell: EMPTY_REGISTRY.shell, ...value };
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
 * @param {Buffer} bytes
 * @param {Store} store
 * @returns {Registry}
 */
function registryIn(bytes, store) {
  const registry = parsed(bytes);
  if (!registry) throw brokenRegistry(store);
  return registry;
}

/** @param {Store} store */
const brokenRegistry = ({ place }) =>
  new DeployRejectedError(
    `${REGISTRY} of ${place} is missing or broken, so deploying is refused. Its last valid copy is ${LAST}.`,
  );

/**
 * Changes the registry. Concurrent changes are kept: the change is then applied again to the new registry. `change`
 * throws a `DeployRejectedError` if it conflicts with that.
 *
 * @param {Store} store
 * @param {(registry: Registry) => Registry | Promise<Registry>} change
 * @returns {Promise<{ before: Registry, after: Registry }>}
 */
export async function updateRegistry(store, change) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { registry: before, tag } = await readDeployedRegistry(store);
    const after = await change(before);
    if (after.revision === before.revision) return { before, after };
    const bytes = Buffer.from(`${JSON.stringify(after, null, 2)}\n`);
    // First, so that readers of the registry can always find the revision that it names.
    await store.create(`mf/registry/${after.revision}.json`, bytes);
    if (!(await store.replace(REGISTRY, bytes, tag))) continue;
    // As it is now: of two changes at once the slower one may be older.
    const deployed = await store.read(REGISTRY);
    if (deployed) await store.put(LAST, deployed.bytes);
    return { before, after };
  }
  throw new DeployRejectedError(
    `The registry was changed ${MAX_ATTEMPTS} times by others meanwhile. Please try again.`,
  );
}
