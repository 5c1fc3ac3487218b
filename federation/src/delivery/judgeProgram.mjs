// @ts-check
import { ownTokens } from './deployers.mjs';
import { judgeCanaries } from './judge.mjs';
import { openStore } from './store/openStore.mjs';

/**
 * Judges the canaries by figures on standard input. The server starts it, so its build contains it (`server/build.mjs`): where
 * it runs, this package need not be installed.
 */
try {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { store } = openStore();
  console.log(JSON.stringify(await judgeCanaries({ store, figures: JSON.parse(text), tokens: ownTokens() })));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
