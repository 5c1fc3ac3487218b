// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { onStop } from './onStop.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';
import { startCompiler } from './startCompiler.mjs';

const NOTE = join(root, '.cache/build.json');
const LERNA = 'node_modules/lerna/dist/cli.js';
const MADE = ['server/dist/main.mjs', 'site/index.html', 'site/mf/registry.json'];

/**
 * Whether the last build matches the current sources.
 *
 * @param {{ compressed?: boolean }} [options] whether its files must have compressed copies
 */
export function isBuilt({ compressed = true } = {}) {
  if (!existsSync(NOTE) || MADE.some((file) => !existsSync(join(root, file)))) return false;
  const note = readNote();
  return !(compressed && note.uncompressed) && note.fingerprint === fingerprint();
}

/** @typedef {{ fingerprint: string, uncompressed?: boolean }} Note */

/** @returns {Note} */
const readNote = () => JSON.parse(readFileSync(NOTE, 'utf8'));
/** @param {Note} note */
const writeNote = (note) => writeFileSync(NOTE, JSON.stringify(note));

/** Compresses the files of a build that was made without it, in the time that other programs leave. */
export function compressLater() {
  const { fingerprint: built, uncompressed } = readNote();
  if (!uncompressed) return;
  const child = spawn(process.execPath, ['federation/bin/federation.mjs', 'compress'], {
    cwd: root,
    stdio: 'ignore',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  onStop((signal) => child.kill(signal));
  child.on('exit', (code) => {
    if (code === 0 && existsSync(NOTE) && readNote().fingerprint === built) writeNote({ fingerprint: built });
  });
}

// The daemon would keep running; only the cache is needed.
const env = { NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false', NODE_NO_WARNINGS: '1' };

/** @param {{ print?: boolean, compress?: boolean }} [options] */
const assemble = ({ print = false, compress = true } = {}) =>
  runNode('federation/bin/federation.mjs', ['assemble', ...(compress ? [] : ['--uncompressed'])], {
    env,
    print,
  });

/**
 * Builds all packages with two compilers. Used for the first build, for which lerna would start a process for each
 * package, and where `npm start` installed no development tools.
 *
 * @param {import('./run.mjs').RunOptions & { first: boolean }} options
 */
async function buildEveryPackage(options) {
  const remotes = workspaces().filter((name) => existsSync(join(root, name, 'remote.json')));
  const [one, two] = [startCompiler(options), startCompiler(options)];
  const federation = one.compile('federation');
  const shell = two.compile('shell');
  const pages = shell.then(({ ok, output }) =>
    ok ? runNode('shell/prerender.mjs', [], options) : { ok, output },
  );
  /** @param {typeof one} compiler */
  const buildRemotes = async ({ compile }) => {
    // The remotes need the build of the federation.
    await federation;
    const results = [];
    for (let name = remotes.shift(); name; name = remotes.shift()) results.push(await compile(name));
    return results;
  };
  const results = await Promise.all([
    federation,
    shell,
    pages,
    runNode('server/build.mjs', [], options),
    buildRemotes(one),
    shell.then(() => buildRemotes(two)),
  ]);
  one.stop();
  two.stop();
  const all = results.flat();
  return { ok: all.every(({ ok }) => ok), output: all.map(({ output }) => output).join('') };
}

/** @returns {string[]} */
const workspaces = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/**
 * Builds every changed package (lerna caches the others), or all in the first build, and assembles the site. Without
 * `compress`, `compressLater` has to follow.
 */
export async function build({ print = false, compress = true } = {}) {
  const before = fingerprint();
  rmSync(NOTE, { force: true });
  const first = !existsSync(join(root, 'federation/dist'));
  const packages =
    existsSync(join(root, LERNA)) && !first
      ? await runNode(LERNA, ['run', 'build', '--concurrency=2'], { env, print })
      : await buildEveryPackage({ env, print, first });
  if (!packages.ok) return packages;
  const site = await assemble({ print, compress });
  const output = packages.output + site.output;
  if (site.ok) {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeNote({ fingerprint: before, uncompressed: !compress });
  }
  return { ok: site.ok, output };
}

/**
 * Builds one package and, unless it is the server, assembles the site again.
 *
 * @param {string} name
 */
export async function buildPackage(name) {
  const made = await run('npm', ['run', '--silent', 'build', `--workspace=@smart-elevator/${name}`], { env });
  return made.ok && name !== 'server' ? assemble() : made;
}
