import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run bench`: one thing at a time, so that nothing else is measured. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../console/globalSetup.ts',
  outputDir: '../results/bench',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
});
