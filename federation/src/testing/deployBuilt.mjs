// @ts-check
/**
 * Deploys a built package to the store of the environment (DEPLOY_DIR or a bucket), as a separate process, for the
 * proofs of e2e/verify: upload, check of every file, compare and swap; with `watch` also the live page in a browser.
 * It omits the build, the tests and the journeys of `npm run deploy`, which teams use.
 *
 *     deployBuilt.mjs <folder> <address of the console> [watch] [share of the dealers]
 */
import path from 'node:path';
import { ROOT } from '../artifacts/workspace.mjs';
import { readDeployedRegistry } from '../delivery/updateRegistry.mjs';
import { deployRemote } from '../delivery/deploy.mjs';
import { deployShell } from '../delivery/deployShell.mjs';
import { provenanceOf } from '../delivery/provenance.mjs';
import { openStore } from '../delivery/store/openStore.mjs';

const [dir = '', url = '', watch, share] = process.argv.slice(2);
const { store } = openStore();
const watcher = { username: 'demo_dealer', password: 'Lift-demo-2026' };

/** @param {string} name */
async function livePage(name) {
  if (watch !== 'watch') return;
  // Imports a browser, so it is loaded only when needed.
  const { checkLivePage } = await import('../delivery/checkLivePage.mjs');
  await checkLivePage({ url, registry: (await readDeployedRegistry(store)).registry, name, watcher });
}

const gate = async () => {};
const provenance = provenanceOf(ROOT);
const deployed = () =>
  path.basename(dir) === 'shell'
    ? deployShell({
        root: path.dirname(dir),
        store,
        url,
        provenance,
        checks: { gate, livePage: () => livePage('shell') },
      })
    : deployRemote({
        dir,
        store,
        url,
        provenance,
        ...(share === undefined ? {} : { share: Number(share) }),
        checks: { gate, livePage: ({ name }) => livePage(name) },
      });
try {
  console.log(JSON.stringify(await deployed()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
