// @ts-check
/**
 * @import { DescribedRemote } from '../../artifacts/BuildManifest'
 * @import { ShellRecord } from '../../artifacts/describe.mjs'
 * @import { Store } from '../store/directoryStore.mjs'
 */
import { titleOf } from './registry.mjs';

/** What the store keeps beside the files of a version: its record, and why it is bad. */
const VERSION = 'version.json';
const BAD = 'bad.json';

/** @param {string} name of a remote, or 'shell' @param {string} version @param {string} file */
const keyOf = (name, version, file) => `mf/${name}/${version}/${file}`;

/** @param {unknown} value */
const asJson = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Stores the record of a version, so that a rollback needs nothing else; a former record stays.
 *
 * @param {Store} store
 * @param {ShellRecord | DescribedRemote} record
 */
export const storeRecord = (store, record) =>
  'shell' in record
    ? store.create(keyOf('shell', record.shell.version, VERSION), asJson(record))
    : store.create(keyOf(record.name, record.version.version, VERSION), asJson(record));

/**
 * The record of a deployed version; undefined if it was never deployed.
 *
 * @template {string} Name
 * @param {Store} store
 * @param {Name} name of a remote, or 'shell'
 * @param {string} version
 * @returns {Promise<(Name extends 'shell' ? ShellRecord : DescribedRemote) | undefined>}
 */
export async function readRecord(store, name, version) {
  const kept = await store.read(keyOf(name, version, VERSION));
  return kept && JSON.parse(kept.bytes.toString());
}

/**
 * The versions of a remote, or of the shell, whose files are stored.
 *
 * @param {Store} store
 * @param {string} name
 * @returns {Promise<string[]>}
 */
export async function storedVersions(store, name) {
  const keys = await store.list(`mf/${name}/`);
  return keys.filter((key) => key.endsWith(`/${VERSION}`)).map((key) => key.split('/')[2] ?? '');
}

/**
 * Records permanently that a version is bad; the first reason stays.
 *
 * @param {Store} store
 * @param {string} name
 * @param {string} version
 * @param {{ reason: string, by: string, at: Date }} judgement
 */
export const markBad = (store, name, version, judgement) =>
  store.create(keyOf(name, version, BAD), asJson(judgement));

/**
 * The reasons why versions must not be deployed again.
 *
 * @param {Store} store
 * @param {readonly { name: string, version: string }[]} versions
 * @returns {Promise<string[]>} sentences
 */
export async function findBadVersions(store, versions) {
  const violations = versions.map(async ({ name, version }) => {
    const kept = await store.read(keyOf(name, version, BAD));
    if (!kept) return [];
    const { reason, by, at } = JSON.parse(kept.bytes.toString());
    return [
      `${titleOf(name)} ${version} is recorded as bad by ${by} on ${at}: ${reason} Please add --force to bring it back.`,
    ];
  });
  return (await Promise.all(violations)).flat();
}
