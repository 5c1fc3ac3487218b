import './steps/checkNode.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { travel } from './steps/journeys.mjs';
import { giveUp } from './steps/say.mjs';

/** `npm run verify:forms`: every form under every fault, in a real browser, on the built console. */
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) giveUp(output);
}
const { ok } = await travel('verify/forms.config.ts', process.argv.slice(2));
process.exitCode = ok ? 0 : 1;
