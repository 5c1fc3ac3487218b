import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../console/startConsole';

/** What the console is measured against: React and its router alone; the same console without Module Federation. */
export type ReferenceSite = 'baseline' | 'monolith';

/** Builds such a site, in addition to the built console; resolves to its folder. Rejects with the build's output. */
export async function builtSite(name: ReferenceSite): Promise<string> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'e2e/bench/sites/build.mjs'), name], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return path.join(ROOT, '.cache/bench', name);
}

/** The compressed bytes of the baseline's JavaScript: each of its pages needs all of it. */
export const scriptBytesIn = (site: string): number =>
  readdirSync(site)
    .filter((file) => file.endsWith('.js.br'))
    .reduce((sum, file) => sum + statSync(path.join(site, file)).size, 0);
