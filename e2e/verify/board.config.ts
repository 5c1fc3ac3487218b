import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run verify:board`: on one console, one page at a time, since it measures frames. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'board.spec.ts',
  outputDir: '../results/board',
  globalSetup: '../console/globalSetup.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
});
