// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_MANIFEST, INITIAL_FILES } from '../../artifacts/buildFiles.mjs';
import { forEachConcurrently } from '../../artifacts/files.mjs';
import { DeployRejectedError, refuse } from '../DeployRejectedError.mjs';
import { checkContents } from '../gate/checkContents.mjs';
import { downloader } from './download.mjs';
import { readManifest } from './readManifest.mjs';

const MANIFEST = 'mf-manifest.json';
/** How many files are fetched at the same time. */
const CONCURRENCY = 8;
/** Pictures and fonts, which no manifest lists: names in a script, and addresses in a style sheet. */
const IN_SCRIPT = /["'`]([\w-][\w./-]*\.(?:png|jpe?g|gif|webp|svg|woff2?))["'`]/g;
const IN_STYLE = /url\(\s*["']?([\w.-][\w./-]*\.(?:png|jpe?g|gif|webp|svg|woff2?))["']?\s*\)/g;

/**
 * @typedef {object} Described what its registry entry says
 * @property {string} name
 * @property {string} title
 * @property {object} description as in a `remote.json`
 */

/**
 * Fetches a remote of another build and writes it to a folder, as a package of ours would be after its build.
 *
 * @param {string} dir an empty folder
 * @param {URL} url of its manifest, or of its entry beside that
 * @param {Described} described
 */
export async function fetchRemote(dir, url, { name, title, description }) {
  const download = downloader();
  const manifestUrl = url.pathname.endsWith('.js') ? new URL(MANIFEST, url) : url;
  const bytes = await download(manifestUrl);
  if (!bytes)
    throw new DeployRejectedError(`${manifestUrl} does not exist; build the remote with its manifest.`);
  const { version, first, files, fallbacks, expects } = readManifest(name, bytes, manifestUrl.href);
  const fetchAll = async (/** @type {readonly string[]} */ wanted) =>
    forEachConcurrently(wanted, CONCURRENCY, async (file) => {
      const content = await download(new URL(file, manifestUrl));
      return { file, content };
    });
  const listed = await fetchAll(files);
  refuse(
    listed.flatMap(({ file, content }) =>
      content ? [] : [`${new URL(file, manifestUrl)} does not exist, though the manifest names it.`],
    ),
  );
  const texts = Object.fromEntries(
    listed
      .filter(({ file }) => !fallbacks.includes(file))
      .map(({ file, content }) => [file, String(content ?? '')]),
  );
  const scripts = Object.fromEntries(Object.entries(texts).filter(([file]) => file.endsWith('.js')));
  refuse(checkContents(name, { scripts }));
  const named = [...new Set(Object.entries(texts).flatMap(([file, text]) => namedIn(file, text)))];
  // A name in a script can be a text of its own: what does not exist is no file.
  const extra = await fetchAll(named.filter((file) => !files.includes(file)));

  const write = async (/** @type {string} */ file, /** @type {string | Buffer} */ content) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  };
  await write('package.json', JSON.stringify({ version, description: title }));
  await write('remote.json', JSON.stringify({ name, ...description }));
  await write(`dist/${MANIFEST}`, bytes);
  await write(`dist/${INITIAL_FILES}`, JSON.stringify({ first, screens: [] }));
  await write(`dist/${BUILD_MANIFEST}`, JSON.stringify({ packages: {}, provides: {}, expects }));
  for (const { file, content } of [...listed, ...extra]) if (content) await write(`dist/${file}`, content);
}

/**
 * The pictures and fonts that a file names, relative to the folder of the build; only those below it.
 *
 * @param {string} file
 * @param {string} text
 */
function namedIn(file, text) {
  const isStyle = file.endsWith('.css');
  return [...text.matchAll(isStyle ? IN_STYLE : IN_SCRIPT)]
    .map(([, found = '']) => path.posix.join(isStyle ? path.posix.dirname(file) : '.', found))
    .filter((found) => !found.startsWith('.'));
}
