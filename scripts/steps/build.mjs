// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { onStop } from './onStop.mjs';
import { fingerprints } from './fingerprint.mjs';
import { exitWithError } from './printLine.mjs';
import { remotes, root } from './root.mjs';
import { runNode } from './run.mjs';
import { startCompiler } from './startCompiler.mjs';

const NOTE = join(root, '.cache/build.json');
const MADE = ['server/dist/main.mjs', 'site/index.html', 'site/mf/registry.json'];
const env = { NODE_ENV: 'production', NODE_NO_WARNINGS: '1' };

/**
 * What was built: the hash of each package's sources and the time of its dist/, and the site, once it is assembled.
 *
 * @typedef {{ sources: string, dist: number | undefined }} BuiltPackage
 * @typedef {{ packages: Record<string, BuiltPackage>, site?: 'compressed' | 'uncompressed' }} Note
 */

/** @returns {Note} */
const readNote = () => ({
  packages: {},
  ...(existsSync(NOTE) ? JSON.parse(readFileSync(NOTE, 'utf8')) : {}),
});
/** @param {Note} note */
function writeNote(note) {
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(note));
}

/**
 * Whether the last build matches the current sources.
 *
 * @param {{ compressed?: boolean }} [options] whether its files must have compressed copies
 */
export function isBuilt({ compressed = true } = {}) {
  const { packages, site } = readNote();
  if (!site || (compressed && site === 'uncompressed') || MADE.some((file) => !existsSync(join(root, file))))
    return false;
  return Object.entries(fingerprints()).every(([name, sources]) => packages[name]?.sources === sources);
}

/** Builds unless the build matches the current sources; ends the process if that fails. */
export async function ensureBuilt() {
  const { ok, output } = isBuilt() ? { ok: true, output: '' } : await build();
  if (!ok) exitWithError(`The build failed:\n${output}`);
}

/** Compresses the files of a build that was made without it, in the time that other programs leave. */
export function compressLater() {
  const note = readNote();
  if (note.site !== 'uncompressed') return;
  const child = spawn(process.execPath, ['federation/bin/federation.mjs', 'compress'], {
    cwd: root,
    stdio: 'ignore',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  onStop((signal) => child.kill(signal));
  child.on('exit', (code) => {
    if (code === 0 && isDeepStrictEqual(readNote(), note)) writeNote({ ...note, site: 'compressed' });
  });
}

/**
 * Builds packages with two compilers.
 *
 * @param {readonly string[]} names
 * @param {import('./run.mjs').RunOptions} options
 */
async function buildPackages(names, options) {
  const waiting = names.filter((name) => name !== 'server');
  const results = names.includes('server') ? [runNode('server/build.mjs', [], options)] : [];
  /** @type {Promise<unknown> | undefined} */
  let federation;
  const compileNext = async () => {
    const { compile, stop } = startCompiler(options);
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      // The remotes contain the build of the federation.
      if (remotes.includes(name)) await federation;
      const result = compile(name);
      results.push(result);
      if (name === 'federation') federation = result;
      if (name === 'shell')
        results.push(
          result.then(({ ok }) => (ok ? runNode('shell/prerender.mjs', [], options) : { ok, output: '' })),
        );
      await result;
    }
    stop();
  };
  await Promise.all(waiting.slice(0, 2).map(compileNext));
  const all = await Promise.all(results);
  return { ok: all.every(({ ok }) => ok), output: all.map(({ output }) => output).join('') };
}

/** The time of the last change in a package's dist/. @param {string} name */
const distTime = (name) => statSync(join(root, name, 'dist'), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Builds every package whose sources changed, or whose dist/ did (`deploy` builds there, too), and assembles the site.
 * Without `compress`, `compressLater` has to follow.
 */
export async function build({ print = false, compress = true } = {}) {
  const sources = Object.entries(fingerprints());
  const { packages } = readNote();
  const changed = sources.filter(
    ([name, hash]) => !isDeepStrictEqual(packages[name], { sources: hash, dist: distTime(name) }),
  );
  const names = changed.map(([name]) => name);
  const kept = Object.entries(packages).filter(([name]) => !names.includes(name));
  // What fails or is interrupted is built again.
  writeNote({ packages: Object.fromEntries(kept) });
  const made = await buildPackages(names, { env, print });
  if (!made.ok) return { ...made, names };
  const site = await runNode(
    'federation/bin/federation.mjs',
    ['assemble', ...(compress ? [] : ['--uncompressed'])],
    { env, print },
  );
  if (site.ok)
    writeNote({
      packages: Object.fromEntries(
        sources.map(([name, hash]) => [name, { sources: hash, dist: distTime(name) }]),
      ),
      site: compress ? 'compressed' : 'uncompressed',
    });
  return { ok: site.ok, output: made.output + site.output, names };
}
