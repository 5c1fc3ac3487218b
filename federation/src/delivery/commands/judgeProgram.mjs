// @ts-check
import { text } from 'node:stream/consumers';
import { preflight } from '../registry/preflight.mjs';
import { openStore } from '../store/openStore.mjs';
import { judgeCanaries } from './judge.mjs';

/**
 * Judges the canaries by figures on standard input. The server starts it, so its build contains it (`server/build.mjs`): where
 * it runs, this package need not be installed.
 */
try {
  const { store, folder } = openStore();
  await preflight({ store, folder, names: [] });
  const figures = JSON.parse(await text(process.stdin));
  console.log(JSON.stringify(await judgeCanaries({ store, figures })));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
