// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EXCLUDED_FILES } from '../../artifacts/describe.mjs';
import { forEachConcurrently, listFiles } from '../../artifacts/files.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';

/**
 * @import { RemoteVersion } from '../../registry'
 * @import { Release } from '../registry/releases.mjs'
 * @import { Store } from '../store/directoryStore.mjs'
 */

/** The number of concurrent uploads. */
const CONCURRENCY = 8;
/** How long a file may take to be sent, in milliseconds. */
const FETCH_MS = 60_000;

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
 * @param {Release} release
 * @returns {Promise<Uploaded[]>}
 */
export async function upload(store, { built }) {
  if (!built) return [];
  const { folder, prefix, except } = built;
  const left = [...EXCLUDED_FILES, ...except];
  const files = (await listFiles(folder)).filter((file) => !left.includes(file));
  return forEachConcurrently(files, CONCURRENCY, async (file) => {
    const key = prefix + file;
    const bytes = await readFile(path.join(folder, file));
    const isNew = await store.create(key, bytes);
    if (!isNew && !(await store.read(key))?.bytes.equals(bytes))
      throw new DeployRejectedError(
        `${key} is deployed already, with another content. Nothing deployed is overwritten.`,
      );
    return { key, hash: hashOf(bytes) };
  });
}

/** Replaces the pages of a shell. @param {Store} store @param {Release['record']} record */
export async function storePages(store, record) {
  for (const [page, html] of Object.entries(record?.pages ?? {})) await store.put(page, Buffer.from(html));
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
  '.webp': /^image\/webp/,
  '.wasm': /^application\/wasm/,
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
    const fetched = await fetchWhole(new URL(`/${key}`, origin ?? url)).catch((error) => String(error));
    if (typeof fetched === 'string') return `${key} cannot be fetched: ${fetched}.`;
    const { answer, bytes } = fetched;
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

/** An answer with its content. Throws if it does not come whole in time. @param {URL} address */
async function fetchWhole(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** @param {Buffer} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A script or a style sheet in a page; its name has the hash of its content. */
const FILE = /(?:src|href)="\/([\w./-]+\.(?:js|css))"/g;

/**
 * Checks the files of a version in the store: of the shell those that its pages load first, of a remote every file.
 *
 * @param {Store} store
 * @param {Release} release
 * @returns {Promise<string[]>} the violations, as sentences
 */
export const checkStoredFiles = async (store, { name, record, described }) => [
  ...(record ? await missingOfPages(store, record.pages) : []),
  ...(described ? await changedOrMissing(store, name, described.version) : []),
];

/** @param {Store} store @param {Record<string, string>} pages */
async function missingOfPages(store, pages) {
  const files = Object.values(pages).flatMap((page) => [...page.matchAll(FILE)].map(([, file = '']) => file));
  const checked = [...new Set(files)].map(async (file) =>
    (await store.read(file)) ? [] : [`${file} is missing.`],
  );
  return (await Promise.all(checked)).flat();
}

/** @param {Store} store @param {string} name @param {RemoteVersion} version */
async function changedOrMissing(store, name, version) {
  const { entry, integrity, chunks, preload, screenFiles = [] } = version;
  const prefix = `mf/${name}/${version.version}/`;
  const scripts = Object.entries(chunks).map(([file, hash]) => [prefix + file, hash]);
  const named = [...preload, ...screenFiles.flatMap(({ files }) => files)].map((file) => [file.slice(1), '']);
  /** The integrity by key; '' for files without one. @type {Map<string, string>} */
  const files = new Map(
    [...named, ...scripts, [entry.slice(1), integrity]].map(([key = '', hash = '']) => [key, hash]),
  );
  /** @type {string[]} */
  const violations = [];
  for (const [key, hash] of files) {
    const kept = await store.read(key);
    if (!kept) violations.push(`${key} is missing.`);
    else if (hash && !matches(kept.bytes, hash)) violations.push(`${key} is not what was deployed.`);
  }
  return violations;
}

/** @param {Buffer} bytes @param {string} integrity such as 'sha384-…' */
function matches(bytes, integrity) {
  const [algorithm = '', expected] = integrity.split(/-(.*)/);
  return (
    /^sha(256|384|512)$/.test(algorithm) && createHash(algorithm).update(bytes).digest('base64') === expected
  );
}
