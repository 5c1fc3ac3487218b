// @ts-check
/**
 * Deploys a package that is built already to a folder, as a process of its own, for the proofs of e2e/verify: upload, look
 * at every file, compare and swap; with `watch` also the live page in a browser. What a team uses is `npm run deploy`.
 */
import { readLive } from '../delivery/changeRegistry.mjs';
import { deployRemote } from '../delivery/deploy.mjs';
import { directoryStore } from '../delivery/store/directoryStore.mjs';

const [dir = '', site = '', url = '', watch] = process.argv.slice(2);
const store = directoryStore(site);
const watcher = { username: 'demo_dealer', password: 'Lift-demo-2026' };
try {
  const done = await deployRemote({
    dir,
    store,
    url,
    checks: {
      gate: async () => {},
      livePage: async ({ name }) => {
        if (watch !== 'watch') return;
        // Brings a browser, which is not looked for unless it is needed.
        const { watchLivePage } = await import('../delivery/livePage.mjs');
        await watchLivePage({ url, registry: (await readLive(store)).registry, name, watcher });
      },
    },
  });
  console.log(JSON.stringify(done));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
