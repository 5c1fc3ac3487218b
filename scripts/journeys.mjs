// @ts-check
import './steps/checkNode.mjs';
import { runJourneys } from './steps/journeys.mjs';

/** `npm run journeys -- tickets`: the journeys whose file is named so, or all of them, on the build that is there. */
const { ok } = await runJourneys('playwright.config.ts', process.argv.slice(2));
process.exitCode = ok ? 0 : 1;
