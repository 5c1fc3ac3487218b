// @ts-check
import './steps/checkNode.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { runJourneys } from './steps/journeys.mjs';
import { exitWithError } from './steps/printLine.mjs';

/** `npm run verify:passcode`: runs a proof of e2e/verify by its name, on the built server, and prints its figures. */
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) exitWithError(output);
}
const { ok } = await runJourneys('verify/playwright.config.ts', process.argv.slice(2));
process.exitCode = ok ? 0 : 1;
