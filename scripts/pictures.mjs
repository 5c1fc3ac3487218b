// @ts-check
import './steps/checkNode.mjs';
import { runJourneys } from './steps/journeys.mjs';

/**
 * `npm run pictures -- <folder> [screen]`: pictures of every screen (or those whose name contains the given one) at
 * 1440 and 360 pixels, light and dark, and in print, on the existing build; in Hindi with `PICTURES_LANGUAGE=hi`.
 */
const [folder = 'e2e/results/screens', screen] = process.argv.slice(2);
const args = screen ? ['--grep', screen] : [];
const { ok } = await runJourneys('pictures/playwright.config.ts', args, { env: { PICTURES: folder } });
process.exitCode = ok ? 0 : 1;
