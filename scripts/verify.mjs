// @ts-check
import './steps/checkNode.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { runJourneys } from './steps/journeys.mjs';
import { root } from './steps/root.mjs';

/**
 * `npm run verify:passcode`: runs a proof of e2e/verify by its name, on the built server or console, and prints its
 * figures. A proof in a real browser, as `verify:forms`, has a configuration of its own.
 */
const words = process.argv.slice(2);
await ensureBuilt();
const own = `verify/${words[0]}.config.ts`;
const { ok } = existsSync(join(root, 'e2e', own))
  ? await runJourneys(own, words.slice(1))
  : await runJourneys('verify/playwright.config.ts', words);
process.exitCode = ok ? 0 : 1;
