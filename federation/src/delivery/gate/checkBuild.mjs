// @ts-check
/** @import { DescribedRemote } from '../../artifacts/BuildManifest' */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUILD_MANIFEST, STANDALONE_FOLDER } from '../../artifacts/buildFiles.mjs';
import { describeRemote, distFolder, EXCLUDED_FILES } from '../../artifacts/describe.mjs';
import { listFiles, readEach } from '../../artifacts/files.mjs';
import { readJson, remoteFolders } from '../../artifacts/workspace.mjs';
import { DeployRejectedError, reasonOf, refuse } from '../DeployRejectedError.mjs';
import { checkContents } from './checkContents.mjs';

/** The greatest script of a remote, uncompressed: a phone reads about a megabyte in a second. */
const MAX_SCRIPT = 150_000;

const brotli = promisify(brotliCompress);

/**
 * The checks of a built remote by itself: bytes, scripts that could run a text, and styles of others.
 *
 * @param {string} dir the package's folder
 * @param {DescribedRemote} described
 */
export async function checkBuild(dir, described) {
  const built = distFolder(dir);
  const manifest = path.join(built, BUILD_MANIFEST);
  if (!existsSync(manifest))
    throw new DeployRejectedError(
      `${described.name} has no build manifest. Build it with federation/webpack.`,
    );
  const { budgets } = readJson(path.join(dir, 'remote.json'));
  const { lookFiles = [] } = readJson(manifest);
  // The host of a remote that is opened by itself has the global styles of the theme, as the shell has.
  const files = (await listFiles(built)).filter(
    (file) => !file.startsWith(`${STANDALONE_FOLDER}/`) && !EXCLUDED_FILES.includes(file),
  );
  const ending = (/** @type {string} */ end) => files.filter((file) => file.endsWith(end));
  refuse([
    ...checkBudgets(described, await readEach(built, files, sizeOf), lookFiles, budgets),
    ...checkContents(described.name, {
      sources: await readEach(dir, await sourcesOf(dir), String),
      scripts: await readEach(built, ending('.js'), String),
      sheets: await readEach(built, ending('.css'), String),
    }),
  ]);
}

/**
 * The same checks of every remote of the project, so that a change that no deploy would pass is refused before it is
 * merged (R1015).
 *
 * @param {string} [root]
 */
export async function checkBuilds(root) {
  const check = async (/** @type {string} */ dir) => checkBuild(dir, await describeRemote(dir));
  refuse(await Promise.all(remoteFolders(root).map((dir) => reasonOf(check(dir)))));
}

/** The sources of a package that are built into it; [] if only its build is there. @param {string} dir */
async function sourcesOf(dir) {
  if (!existsSync(path.join(dir, 'src'))) return [];
  const all = (await listFiles(path.join(dir, 'src'))).map((file) => `src/${file}`);
  return all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
}

/**
 * The size of a file, compressed as it is sent; a font or a picture is compressed in itself.
 *
 * @param {Buffer} bytes
 * @returns {Promise<Size>}
 */
const sizeOf = async (bytes) => ({ sent: (await brotli(bytes)).length, whole: bytes.length });

/**
 * The budget violations of a remote: of the scripts that its first visit loads, of all files that a screen loads, of all
 * its files, and of its own copy of shared-ui and of the libraries of that, which is loaded only where the shell's does
 * not fit.
 *
 * @typedef {{ sent: number, whole: number }} Size of a file as it is sent, and uncompressed, in bytes
 *
 * @param {DescribedRemote} candidate
 * @param {Readonly<Record<string, Size>>} sizes of all its files, by name
 * @param {readonly string[]} lookFiles those of its own copy of shared-ui
 * @param {{ first?: number, screen?: number, total?: number, look?: number }} budgets of `remote.json`, in bytes as sent
 * @returns {string[]} sentences
 */
export function checkBudgets({ name, version }, sizes, lookFiles, { first, screen, total, look } = {}) {
  if (first === undefined || screen === undefined || total === undefined || look === undefined)
    return [
      `${name} names no budget: "budgets": { "first": bytes, "screen": bytes, "total": bytes, "look": bytes } in its remote.json.`,
    ];
  const base = `/mf/${name}/${version.version}/`;
  const bytesOf = (/** @type {readonly string[]} */ files) =>
    [...new Set(files)].reduce((sum, file) => sum + (sizes[file]?.sent ?? 0), 0);
  const within = (/** @type {readonly string[]} */ addresses) =>
    addresses.map((address) => address.slice(base.length));
  const initial = within([version.entry, ...version.preload]);
  const own = Object.keys(sizes).filter((file) => !lookFiles.includes(file));
  const over = (/** @type {string} */ what, /** @type {number} */ bytes, /** @type {number} */ budget) =>
    bytes > budget
      ? [`${name} ${what.replace('%', `${bytes} bytes`)}; its budget is ${budget} (remote.json).`]
      : [];
  return [
    ...over('sends % at first', bytesOf(initial), first),
    ...(version.screenFiles ?? []).flatMap(({ paths, files }) =>
      over(`sends % for the screen ${paths[0]}`, bytesOf([...initial, ...within(files)]), screen),
    ),
    ...over('has % of files', bytesOf(own), total),
    ...over('has % of its own copy of shared-ui', bytesOf(lookFiles), look),
    ...own
      .filter((file) => file.endsWith('.js') && (sizes[file]?.whole ?? 0) > MAX_SCRIPT)
      .map(
        (file) =>
          `${name} has the script ${file} of ${sizes[file]?.whole} bytes; a script has at most ${MAX_SCRIPT}, uncompressed.`,
      ),
  ];
}
