// @ts-check
import './steps/checkNode.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { runJourneys } from './steps/journeys.mjs';
import { exitWithError } from './steps/printLine.mjs';

/**
 * `npm run verify:forms`, `verify:choices`: runs a proof in a real browser, with its own configuration, on the built
 * console.
 */
const [proof, ...more] = process.argv.slice(2);
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) exitWithError(output);
}
const { ok } = await runJourneys(`verify/${proof}.config.ts`, more);
process.exitCode = ok ? 0 : 1;
