// @ts-check
import { deployStages } from '../delivery/deployStages.mjs';
import { remoteStage } from '../delivery/remoteStage.mjs';
import { shellStage } from '../delivery/shellStage.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 * @typedef {import('../delivery/deployStages.mjs').Options} Options
 *
 * The checks around the deploy of a remote; see `Checks` of deployStages.
 *
 * @typedef {object} Checks
 * @property {(described: DescribedRemote, after: Registry) => Promise<readonly string[] | void>} gate
 * @property {(described: DescribedRemote, after: Registry) => Promise<void>} livePage
 */

/**
 * Deploys one built remote.
 *
 * @param {{ dir: string, share?: number, origin?: string, checks: Checks } & Omit<Options, 'checks'>} options
 *   `dir` is the package's folder, built; `share` of the dealers, 0 to 1, without it all of them
 * @returns {Promise<{ version: string, revision: string }>}
 */
export async function deployRemote({ dir, share, origin, checks, ...options }) {
  const how = { ...options, origin, ...(share === undefined ? {} : { share }) };
  const stage = await remoteStage(dir, how);
  const { described, version } = stage;
  const { revision } = await deployStages([stage], {
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
  const stage = await shellStage(root, options.store);
  const { revision } = await deployStages([stage], options);
  return { version: stage.version, revision };
}
