// @ts-check
/** @import { Store } from './directoryStore.mjs' */

/**
 * Replaces a file as `store.replace` does, also if only the answer of a bucket is lost: sent again, it is refused, since the file
 * has the new content already.
 *
 * @param {Store} store
 * @param {string} key
 * @param {Buffer} bytes which nobody else writes
 * @param {string | undefined} tag
 * @returns {Promise<boolean>} false if somebody else was faster
 */
export async function replaceOnce(store, key, bytes, tag) {
  const replaced = await store.replace(key, bytes, tag).catch((/** @type {unknown} */ error) => ({ error }));
  if (replaced === true || (await store.read(key))?.bytes.equals(bytes)) return true;
  if (replaced === false) return false;
  throw replaced.error;
}
