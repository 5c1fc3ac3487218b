// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

const NOTE = join(root, '.cache/build.json');
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

/** Builds every changed package (lerna caches the others) and assembles the site. */
export async function build({ print = false } = {}) {
  const before = fingerprint();
  rmSync(NOTE, { force: true });
  const lerna = ['run', 'build', '--concurrency=2'];
  const packages = await runNode('node_modules/lerna/dist/cli.js', lerna, { env, print });
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
