// @ts-check
import './steps/checkNode.mjs';
import { runJourneys } from './steps/journeys.mjs';

/**
 * `npm run pictures -- <folder>`: pictures of every screen at 1440 and 360 pixels, light and dark, on the existing
 * build; in Hindi with `PICTURES_LANGUAGE=hi`.
 */
const [folder = 'e2e/results/screens'] = process.argv.slice(2);
const { ok } = await runJourneys('pictures/playwright.config.ts', [], { env: { PICTURES: folder } });
process.exitCode = ok ? 0 : 1;
