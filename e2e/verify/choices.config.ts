import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run verify:choices`: on one console, one page at a time, since the timing is varied. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['inputDuringLoad.spec.ts'],
  outputDir: '../results/choices',
  globalSetup: '../console/globalSetup.ts',
  workers: 1,
  timeout: 3_600_000,
  // Otherwise a list that does not open would stop the proof instead of being counted as lost.
  use: { ...journeys.use, actionTimeout: 15_000 },
});
