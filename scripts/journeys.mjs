// @ts-check
import './steps/checkNode.mjs';
import { runJourneys } from './steps/journeys.mjs';

/** `npm run journeys -- tickets`: runs the journeys in files with this name, or all of them, on the existing build. */
const { ok } = await runJourneys('playwright.config.ts', process.argv.slice(2));
process.exitCode = ok ? 0 : 1;
