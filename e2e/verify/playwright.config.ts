import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const { use: _use, globalSetup: _setup, ...rest } = journeys;

/** `npm run verify:…`: long proofs that start their own servers, and print their figures. */
export default defineConfig({
  ...rest,
  testDir: '.',
  outputDir: '../results/verify',
  workers: 1,
  timeout: 900_000,
});
