// @ts-check
import { text } from 'node:stream/consumers';
import { ownTokens } from './deployers.mjs';
import { judgeCanaries } from './judge.mjs';
import { preflight } from './preflight.mjs';
import { openStore } from './store/openStore.mjs';

/**
 * Judges the canaries by figures on standard input. The server starts it, so its build contains it (`server/build.mjs`): where
 * it runs, this package need not be installed.
 */
try {
  const { store, folder } = openStore();
  await preflight({ store, folder, names: [] });
  const judged = await judgeCanaries({
    store,
    figures: JSON.parse(await text(process.stdin)),
    tokens: ownTokens(),
  });
  console.log(JSON.stringify(judged));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
