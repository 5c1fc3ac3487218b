// @ts-check
/**
 * @import { Change } from '../../Provenance'
 * @import { DeployedRemote, Registry } from '../../registry'
 * @import { Release } from './releases.mjs'
 */
import { pickFields, VERSION_FIELDS } from '../../artifacts/versionFields.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { deployedRemote, entryOf, registryOf, remoteIn, titleOf, withRemote } from './registry.mjs';

/** The entries after a change that deploys nothing; undefined takes the remote out. */
const CHANGED = {
  'canary promoted': (/** @type {DeployedRemote} */ remote) => {
    const { canary, ...former } = remote;
    if (!canary) throw new DeployRejectedError(`${remote.name} has no canary.`);
    const { name, title, enabled } = former;
    const { provenance } = canary;
    return {
      name,
      title,
      ...pickFields(VERSION_FIELDS, canary),
      enabled,
      previous: pickFields(VERSION_FIELDS, former),
      ...(provenance ? { provenance: { ...provenance, checks: [...provenance.checks, 'canary'] } } : {}),
    };
  },
  'canary ended': (/** @type {DeployedRemote} */ remote) => {
    const left = { ...remote };
    delete left.canary;
    return left;
  },
  'switched off': (/** @type {DeployedRemote} */ remote) => ({ ...remote, enabled: false }),
  'switched on': (/** @type {DeployedRemote} */ remote) => ({ ...remote, enabled: true }),
  removed: () => undefined,
};

/**
 * A change of a deployed remote that deploys no new version: of its canary, or of the remote for all dealers.
 *
 * @param {Registry} seen
 * @param {string} name
 * @param {keyof typeof CHANGED & Change['what']} what
 * @param {string} by
 * @returns {Release}
 */
export function changeOf(seen, name, what, by) {
  const remote = deployedRemote(seen, name);
  const canary = what.startsWith('canary') ? remote.canary : undefined;
  const version = canary ?? remote;
  return {
    name,
    version: version.version,
    described: { name, title: remote.title, version },
    ...(what === 'canary ended' ? { left: version.version } : {}),
    violations: (live) =>
      what === `switched ${deployedRemote(live, name).enabled ? 'on' : 'off'}`
        ? [`${name} is already ${what}.`]
        : [],
    apply: (live, _, now) => {
      // Somebody else has changed the canary meanwhile.
      if (canary && remoteIn(live, name)?.canary?.version !== canary.version) return live;
      const change = { changed: now.toISOString(), change: { what, by } };
      const next = CHANGED[what](deployedRemote(live, name));
      if (next) return withRemote(live, name, { ...next, ...change });
      const left = withRemote(live, name, undefined);
      return registryOf({ ...left, removed: [...(left.removed ?? []), { name, ...change }] });
    },
  };
}

/** What is live of a remote, or of the shell. @param {Registry} registry @param {string} name */
export function stateOf(registry, name) {
  const entry = entryOf(registry, name);
  if (!entry) return `${name} is taken out`;
  const remote = remoteIn(registry, name);
  if (remote?.enabled === false) return `${name} is switched off`;
  return `${name} is at ${entry.version}${remote?.canary ? `, its canary at ${remote.canary.version}` : ''}`;
}

/** Whether another deployment has changed an entry. @param {Registry} seen @param {Registry} live @param {string} name @returns {string[]} sentences */
export function changedMeanwhile(seen, live, name) {
  const now = entryOf(live, name);
  if (JSON.stringify(entryOf(seen, name)) === JSON.stringify(now)) return [];
  const what = now ? `it is at ${now.version} since ${now.changed}` : 'it was taken out';
  return [
    `${titleOf(name)} was changed by another deployment in the meantime: ${what}. Please deploy again.`,
  ];
}
