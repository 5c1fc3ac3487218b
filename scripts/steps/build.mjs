// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

const NOTE = join(root, '.cache/build.json');
const FIRST = ['shell', 'federation'];
const LERNA = 'node_modules/lerna/dist/cli.js';
const MADE = ['server/dist/main.mjs', 'site/index.html', 'site/mf/registry.json'];

/** Whether the last build matches the current sources. */
export function isBuilt() {
  if (!existsSync(NOTE) || MADE.some((file) => !existsSync(join(root, file)))) return false;
  return JSON.parse(readFileSync(NOTE, 'utf8')).fingerprint === fingerprint();
}

// The daemon would keep running; only the cache is needed.
const env = { NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false', NODE_NO_WARNINGS: '1' };

/** @param {{ print?: boolean }} [options] */
const assemble = (options) => runNode('federation/bin/federation.mjs', ['assemble'], { env, ...options });

/**
 * Builds all packages, two at a time. Used where `npm start` installed no development tools: lerna and its packages take
 * longer to install than its cache saves in a first build.
 *
 * @param {import('./run.mjs').RunOptions} options
 */
async function buildEveryPackage(options) {
  /** @type {import('./run.mjs').RunResult[]} */
  const results = [];
  // The shell takes longest, and the remotes need the build of the federation.
  for (const queue of [[...FIRST], workspaces().filter((name) => !FIRST.includes(name))]) {
    const buildNext = async () => {
      for (let name = queue.shift(); name; name = queue.shift())
        results.push(
          await run('npm', ['run', '--silent', '--if-present', 'build', `--workspace=${name}`], options),
        );
    };
    await Promise.all([buildNext(), buildNext()]);
  }
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('') };
}

/** @returns {string[]} */
const workspaces = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/** Builds every changed package (lerna caches the others) and assembles the site. */
export async function build({ print = false } = {}) {
  const before = fingerprint();
  rmSync(NOTE, { force: true });
  const packages = existsSync(join(root, LERNA))
    ? await runNode(LERNA, ['run', 'build', '--concurrency=2'], { env, print })
    : await buildEveryPackage({ env, print });
  if (!packages.ok) return packages;
  const site = await assemble({ print });
  const output = packages.output + site.output;
  if (site.ok) {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(NOTE, JSON.stringify({ fingerprint: before }));
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
