// @ts-check
/**
 * Deploys built packages, several together, to the store of the environment (DEPLOY_DIR or a bucket), as a separate
 * process, for the proofs of e2e/verify: upload, check of every file, compare and swap; with `watch` also the live page
 * in a browser, with `gate` that and the gate, with few journeys, for packages of this project; with `preview` only the
 * upload. It omits the build and the tests of `npm run deploy`, which teams use.
 *
 *     deployPrebuilt.mjs <folder>[,<folder>] <address of the console> [watch | gate | preview] [share of the dealers]
 */
import path from 'node:path';
import { ROOT } from '../artifacts/workspace.mjs';
import { readDeployedRegistry } from '../delivery/updateRegistry.mjs';
import { remoteStage } from '../delivery/remoteStage.mjs';
import { shellStage } from '../delivery/shellStage.mjs';
import { deployStages } from '../delivery/deployStages.mjs';
import { provenanceOf } from '../delivery/provenance.mjs';
import { openStore } from '../delivery/store/openStore.mjs';

const [dirs = '', url = '', then, share] = process.argv.slice(2);
const { store } = openStore();
const account = { username: 'demo_dealer', password: 'Lift-demo-2026' };

/** @param {string} name */
async function livePage(name) {
  if (then !== 'watch' && then !== 'gate') return;
  // Imports a browser, so it is loaded only when needed.
  const { checkLivePage } = await import('../delivery/checkLivePage.mjs');
  await checkLivePage({ url, registry: (await readDeployedRegistry(store)).registry, name, account });
}

try {
  const stages = await Promise.all(
    dirs
      .split(',')
      .map((dir) =>
        path.basename(dir) === 'shell'
          ? shellStage(path.dirname(dir), store)
          : remoteStage(dir, { store, ...(share === undefined ? {} : { share: Number(share) }) }),
      ),
  );
  const checks = {
    gate: async (/** @type {import('../registry').Registry} */ after) => {
      if (then !== 'gate') return [];
      const { gateStages } = await import('../delivery/gateStages.mjs');
      return gateStages(stages, after, { store, url, journeys: ['home', 'upload'] });
    },
    livePage: async () => {
      for (const { name } of stages) await livePage(name);
    },
  };
  const how = { store, url, checks, provenance: provenanceOf(ROOT), preview: then === 'preview' };
  const { revision } = await deployStages(stages, how);
  console.log(JSON.stringify({ version: stages[0]?.version, revision }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
