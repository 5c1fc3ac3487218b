import './steps/checkNode.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { runNode } from './steps/run.mjs';
import { giveUp } from './steps/say.mjs';

/** `npm run verify:passcode`: a proof of e2e/verify by its name, on the built server; prints its figures. */
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) giveUp(output);
}
const args = ['test', '--config=e2e/verify/playwright.config.ts', ...process.argv.slice(2)];
const { ok } = await runNode('node_modules/@playwright/test/cli.js', args, { print: true });
process.exitCode = ok ? 0 : 1;
