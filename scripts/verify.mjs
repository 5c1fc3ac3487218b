// @ts-check
import './steps/checkNode.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { travel } from './steps/journeys.mjs';
import { giveUp } from './steps/say.mjs';

/** `npm run verify:passcode`: a proof of e2e/verify by its name, on the built server; prints its figures. */
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) giveUp(output);
}
const { ok } = await travel('verify/playwright.config.ts', process.argv.slice(2));
process.exitCode = ok ? 0 : 1;
