// @ts-check
import './steps/checkNode.mjs';
import { runJourneys } from './steps/journeys.mjs';

/**
 * `npm run pictures -- <folder> [screen]`: pictures of every screen (or those whose name contains the given one) at
 * 1440 and 360 pixels, light and dark, and in print, and those of a technician's phone, on the existing build; in Hindi with `PICTURES_LANGUAGE=hi`.
 * `npm run pictures -- --landing`: the pictures of Home on the landing page (R228), into `shell/public`.
 */
const [folder = 'e2e/results/screens', screen] = process.argv.slice(2);
const isLanding = folder === '--landing';
const args = screen ? ['--grep', screen] : [];
const env = isLanding ? { PICTURES_LANDING: '1' } : { PICTURES: folder };
const { ok } = await runJourneys('pictures/playwright.config.ts', args, { env });
process.exitCode = ok ? 0 : 1;
