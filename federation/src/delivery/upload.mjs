// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EXCLUDED_FILES } from '../artifacts/describe.mjs';
import { forEachConcurrently, listFiles } from '../artifacts/files.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';

/** @typedef {import('./store/directoryStore.mjs').Store} Store */

/** The number of concurrent uploads. */
const CONCURRENCY = 8;

/**
 * An uploaded file.
 *
 * @typedef {object} Uploaded
 * @property {string} key
 * @property {string} hash SHA-256 of its content
 */

/**
 * Uploads a build to its own immutable folder. Existing files stay; if one has other content, the upload is refused.
 *
 * @param {Store} store
 * @param {string} built a folder
 * @param {string} prefix the target folder: '' or 'mf/<remote>/<version>/'
 * @param {readonly string[]} [except] files that are not uploaded
 * @returns {Promise<Uploaded[]>}
 */
export async function upload(store, built, prefix, except = []) {
  const left = [...EXCLUDED_FILES, ...except];
  const files = (await listFiles(built)).filter((file) => !left.includes(file));
  return forEachConcurrently(files, CONCURRENCY, async (file) => {
    const key = prefix + file;
    const bytes = await readFile(path.join(built, file));
    const isNew = await store.create(key, bytes);
    if (!isNew && !(await store.read(key))?.bytes.equals(bytes))
      throw new DeployRejectedError(
        `${key} is deployed already, with another content. Nothing deployed is overwritten.`,
      );
    return { key, hash: hashOf(bytes) };
  });
}

/** The content types by file extension. */
const TYPES = /** @type {const} */ ({
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.json': /^application\/json/,
  '.html': /^text\/html/,
  '.svg': /^image\/svg\+xml/,
  '.woff2': /^font\/woff2/,
  '.png': /^image\/png/,
});

/** What our server adds to a page: the nonce of the answer. */
const NONCE = /<meta property="csp-nonce" nonce="[\w-]*">/;

/**
 * Fetches every file as browsers do, and compares status, type and content; from another origin also whether the
 * pages of the console may have it.
 *
 * @param {string} url of the console
 * @param {readonly Uploaded[]} files
 * @param {string} [origin] that serves them, if it is not the console's
 * @returns {Promise<string[]>} the violations, as sentences
 */
export async function checkServedFiles(url, files, origin) {
  const violations = await forEachConcurrently(files, CONCURRENCY, async ({ key, hash }) => {
    const answer = await fetch(new URL(`/${key}`, origin ?? url)).catch((error) => String(error));
    if (typeof answer === 'string') return `${key} cannot be fetched: ${answer}.`;
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'no type';
    if (answer.status !== 200) return `${key} answers ${answer.status}.`;
    const readers = answer.headers.get('access-control-allow-origin') ?? '';
    if (origin && !['*', new URL(url).origin].includes(readers))
      return `${key} is sent by ${origin} without Access-Control-Allow-Origin for ${new URL(url).origin}.`;
    const expected = TYPES[/** @type {keyof typeof TYPES} */ (path.extname(key))];
    if (expected && !expected.test(type)) return `${key} is sent as ${type}.`;
    const sent = key.endsWith('.html') ? Buffer.from(bytes.toString().replace(NONCE, '')) : bytes;
    return hashOf(sent) === hash ? undefined : `${key} differs from the uploaded file.`;
  });
  return violations.filter((violation) => violation !== undefined);
}

/** @param {Buffer} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
