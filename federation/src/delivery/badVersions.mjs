// @ts-check
import { titleOf } from './registryChanges.mjs';

/** @typedef {import('./store/directoryStore.mjs').Store} Store */

/**
 * @param {string} name of a remote, or 'shell'
 * @param {string} version
 */
const keyOf = (name, version) => `mf/${name}/${version}/bad.json`;

/**
 * Records permanently that a version is bad; the first reason stays.
 *
 * @param {Store} store
 * @param {string} name
 * @param {string} version
 * @param {{ reason: string, by: string, at: Date }} judgement
 */
export async function markBad(store, name, version, judgement) {
  await store.create(keyOf(name, version), Buffer.from(`${JSON.stringify(judgement, null, 2)}\n`));
}

/**
 * The reasons why versions must not be deployed again.
 *
 * @param {Store} store
 * @param {readonly { name: string, version: string }[]} versions
 * @returns {Promise<string[]>} sentences
 */
export async function findBadVersions(store, versions) {
  const violations = versions.map(async ({ name, version }) => {
    const kept = await store.read(keyOf(name, version));
    if (!kept) return [];
    const { reason, by, at } = JSON.parse(kept.bytes.toString());
    return [
      `${titleOf(name)} ${version} is recorded as bad by ${by} on ${at}: ${reason} Please add --force to bring it back.`,
    ];
  });
  return (await Promise.all(violations)).flat();
}
