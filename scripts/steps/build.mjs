// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

const NOTE = join(root, '.cache/build.json');
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
 * Builds all packages in two processes at a time. Used for the first build, for which lerna would start a process for
 * each package, and where `npm start` installed no development tools.
 *
 * @param {import('./run.mjs').RunOptions} options
 */
async function buildEveryPackage(options) {
  const remotes = workspaces().filter((name) => existsSync(join(root, name, 'remote.json')));
  const half = Math.floor(remotes.length / 2);
  // The remotes need the build of the federation.
  const first = await Promise.all([
    buildWorkspaces(['shell'], options),
    buildWorkspaces(['federation', 'server'], options),
  ]);
  const second = await Promise.all([
    buildRemotes(remotes.slice(0, half), options),
    buildRemotes(remotes.slice(half), options),
  ]);
  const results = [...first, ...second];
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('') };
}

/**
 * @param {readonly string[]} names
 * @param {import('./run.mjs').RunOptions} options
 */
const buildWorkspaces = (names, options) =>
  run('npm', ['run', '--silent', 'build', ...names.map((name) => `--workspace=${name}`)], options);

/**
 * @param {readonly string[]} names
 * @param {import('./run.mjs').RunOptions} options
 */
const buildRemotes = (names, options) =>
  runNode(
    'node_modules/webpack-cli/bin/cli.js',
    [
      '--mode',
      'production',
      '--config',
      'scripts/steps/remotes.webpack.mjs',
      '--env',
      `remotes=${names.join(',')}`,
    ],
    options,
  );

/** @returns {string[]} */
const workspaces = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/** Builds every changed package (lerna caches the others), or all in the first build, and assembles the site. */
export async function build({ print = false } = {}) {
  const before = fingerprint();
  rmSync(NOTE, { force: true });
  const packages =
    existsSync(join(root, LERNA)) && existsSync(join(root, 'federation/dist'))
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
