// @ts-check
import { DeployRejectedError, refuse } from './DeployRejectedError.mjs';
import { deployedRemote, registryOf, withRemote } from './registryChanges.mjs';
import { checkStoredFiles } from './checkStoredFiles.mjs';
import { updateRegistry } from './updateRegistry.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../registry').DeployedRemote} DeployedRemote
 */

/** What `npm run remotes` can do with a remote. */
export const SWITCHES = /** @type {const} */ (['disable', 'enable', 'remove']);

/**
 * Switches a remote off or on, or takes it out of the registry. Its files stay: it can be switched on again, or deployed. The
 * registry records who did it.
 *
 * @param {object} options
 * @param {import('./store/directoryStore.mjs').Store} options.store
 * @param {string} options.name
 * @param {typeof SWITCHES[number]} options.what
 * @param {string} options.by
 * @param {Date} [options.now]
 * @returns {Promise<string>} what was done, as a sentence
 */
export async function switchRemote({ store, name, what, by, now = new Date() }) {
  const { after } = await updateRegistry(store, async (live) => {
    const remote = deployedRemote(live, name);
    if (what === 'remove') return withoutRemote(live, name, now, by);
    const enabled = what === 'enable';
    if (remote.enabled === enabled)
      throw new DeployRejectedError(`${name} is already switched ${enabled ? 'on' : 'off'}.`);
    if (enabled) refuse(await checkStoredFiles(store, name, remote));
    return withRemote(live, name, switched(remote, enabled, now, by));
  });
  const done = { disable: 'switched off', enable: 'switched on', remove: 'removed' }[what];
  return `${name} is ${done}. The registry is at ${after.revision}.`;
}

/**
 * The remote switched off, or on again: for all dealers, also of a canary.
 *
 * @param {DeployedRemote} remote
 * @param {boolean} enabled
 * @param {Date} now
 * @param {string} by
 * @returns {DeployedRemote}
 */
const switched = (remote, enabled, now, by) => ({
  ...remote,
  enabled,
  changed: now.toISOString(),
  change: { what: enabled ? 'switched on' : 'switched off', by },
});

/**
 * A registry without a remote; it names who removed it, until the remote is deployed again.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {Date} now
 * @param {string} by
 */
function withoutRemote(registry, name, now, by) {
  const left = withRemote(registry, name, undefined);
  return registryOf({
    ...left,
    removed: [...(left.removed ?? []), { name, changed: now.toISOString(), change: { what: 'removed', by } }],
  });
}
