import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run verify:forms`: on one console and one browser, several pages at once. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  // A session that expires during the test is a separate journey for each form.
  testMatch: ['verify/forms.spec.ts', 'journeys/*drafts.slow.spec.ts'],
  outputDir: '../results/forms',
  globalSetup: '../console/globalSetup.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
});
