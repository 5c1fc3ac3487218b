// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FIRST_FILES } from '../build/FirstFiles.mjs';
import { compressAll } from './compress.mjs';
import { copyNew, hashOf, listFiles } from './files.mjs';
import { ROOT, readJson, remoteFolders } from './workspace.mjs';

/**
 * Puts what was built together as it is served: the shell at the top of the site, each remote under
 * mf/<remote>/<version>/, and last the registry that names them. What stands there already stays as it is.
 *
 * @param {{ root?: string, say?: (sentence: string) => void }} [options]
 */
export async function assemble({ root = ROOT, say = console.log } = {}) {
  const site = path.join(root, 'site');
  const deployed = await Promise.all(remoteFolders(root).map((dir) => deploy(dir, site)));
  const remotes = deployed.map(({ entry }) => entry);
  const built = builtFolder(path.join(root, 'shell'));
  const pages = (await listFiles(built)).filter((file) => file.endsWith('.html') || file === PUSH_WORKER);
  const shell = await copyNew(built, site, { except: pages });
  const copies = [shell, ...deployed.map(({ copy }) => copy)];
  const added = copies.reduce((sum, copy) => sum + copy.added, 0);
  const compressed = await compressAll(copies.flatMap(({ files }) => files));

  // Last, when all that they name is there.
  await replace(path.join(site, 'mf/registry.json'), JSON.stringify(registryOf(remotes), null, 2));
  for (const page of pages)
    await replace(path.join(site, page), await readFile(path.join(built, page), 'utf8'));
  say(`Assembled the shell and ${remotes.length} remotes: ${added} new files, ${compressed} compressed.`);
}

/**
 * Copies one remote to its version's folder and describes it for the registry.
 *
 * @param {string} dir
 * @param {string} site
 */
async function deploy(dir, site) {
  const built = builtFolder(dir);
  const { version: packageVersion, description: title } = readJson(path.join(dir, 'package.json'));
  const { name, ...description } = readJson(path.join(dir, 'remote.json'));
  const version = `${packageVersion}-${(await hashOf(built)).slice(0, 12)}`;
  const base = `/mf/${name}/${version}`;
  const copy = await copyNew(built, path.join(site, base), { except: [FIRST_FILES] });
  const script = await readFile(path.join(built, ENTRY));
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  /** @type {string[]} */
  const first = readJson(path.join(built, FIRST_FILES));
  const preload = first.map((file) => `${base}/${file}`);
  const entry = { name, title, version, entry: `${base}/${ENTRY}`, integrity, preload, ...description };
  return { entry, copy };
}

const ENTRY = 'remoteEntry.js';

/** Stands at a fixed address, as pages do, and so is replaced. */
const PUSH_WORKER = 'push-worker.js';
/** @param {string} dir */
function builtFolder(dir) {
  const built = path.join(dir, 'dist');
  if (!existsSync(built))
    throw new Error(`${path.basename(dir)} has not been built. Please run npm run build.`);
  return built;
}

/**
 * The same remotes have the same revision.
 *
 * @param {unknown[]} remotes
 */
function registryOf(remotes) {
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 16);
  return { revision, remotes };
}

/**
 * Replaces a file at one blow: who reads it meanwhile gets the old one or the new one.
 *
 * @param {string} file
 * @param {string} text
 */
async function replace(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, text);
  await rename(beside, file);
}
