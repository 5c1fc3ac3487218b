// @ts-check
/**
 * @import { DescribedRemote } from '../artifacts/BuildManifest'
 * @import { Options } from '../delivery/pipeline/pipeline.mjs'
 * @import { Registry } from '../registry'
 */
import path from 'node:path';
import { run } from '../delivery/pipeline/pipeline.mjs';
import { builtRelease } from '../delivery/registry/releases.mjs';

/**
 * The checks around the deploy of a remote; see `Checks` of the pipeline.
 *
 * @typedef {object} Checks
 * @property {(described: DescribedRemote, after: Registry) => Promise<readonly string[] | void>} gate
 * @property {(described: DescribedRemote, after: Registry) => Promise<void>} livePage
 */

/**
 * Deploys one built remote.
 *
 * @param {{ dir: string, share?: number, origin?: string, preview?: boolean, checks: Checks } & Omit<Options, 'checks'>} options
 *   `dir` is the package's folder, built; `share` of the dealers, 0 to 1, without it all of them
 * @returns {Promise<{ version: string, revision: string }>}
 */
export async function deployRemote({ dir, share, origin, preview, checks, ...options }) {
  const release = await builtRelease(dir, { share, origin });
  const { described, version } = release;
  if (!described) throw new Error(`${dir} is no remote.`);
  const { revision } = await run(preview ? 'preview' : 'deploy', [release], {
    ...options,
    checks: {
      gate: (after) => checks.gate(described, after),
      livePage: (after) => checks.livePage(described, after),
    },
  });
  return { version, revision };
}

/**
 * Deploys the built shell.
 *
 * @param {{ root: string } & Options} options `root` is the project's folder
 * @returns {Promise<{ version: string, revision: string }>}
 */
export async function deployShell({ root, ...options }) {
  const release = await builtRelease(path.join(root, 'shell'));
  const { revision } = await run('deploy', [release], options);
  return { version: release.version, revision };
}
