// @ts-check
/**
 * Deploys built packages, several together, to the store of the environment (DEPLOY_DIR or a bucket), as a separate
 * process, for the proofs of e2e/verify: upload, check of every file, compare and swap; with `watch` also the live page
 * in a browser, with `gate` that and the gate, with few journeys, for packages of this project; with `preview` only the
 * upload. It omits the build and the tests of `npm run deploy`, which teams use.
 *
 *     deployPrebuilt.mjs <folder>[,<folder>] <address of the console> [watch | gate | preview] [share of the dealers]
 */
import { ROOT } from '../artifacts/workspace.mjs';
import { run } from '../delivery/pipeline/pipeline.mjs';
import { provenanceOf } from '../delivery/registry/provenance.mjs';
import { builtRelease } from '../delivery/registry/releases.mjs';
import { openStore } from '../delivery/store/openStore.mjs';

const [dirs = '', url = '', then, given] = process.argv.slice(2);
const { store } = openStore();

try {
  const share = given === undefined ? undefined : Number(given);
  const releases = await Promise.all(dirs.split(',').map((dir) => builtRelease(dir, { share })));
  const names = releases.map(({ name }) => name);
  const checks = {
    gate: async (/** @type {import('../registry').Registry} */ after) => {
      if (then !== 'gate') return [];
      // Imports a browser, so it is loaded only when needed.
      const { gate } = await import('../delivery/gate/gate.mjs');
      return gate(releases, after, { store, url, journeys: ['home', 'upload'] });
    },
    livePage: async (/** @type {import('../registry').Registry} */ after) => {
      if (then !== 'watch' && then !== 'gate') return;
      const { livePageOf } = await import('../delivery/live-check/liveConsole.mjs');
      await livePageOf(url, names)(after);
    },
  };
  const how = { store, url, checks, provenance: provenanceOf(ROOT) };
  const { revision } = await run(then === 'preview' ? 'preview' : 'deploy', releases, how);
  console.log(JSON.stringify({ version: releases[0]?.version, revision }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
