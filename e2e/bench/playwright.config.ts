import { defineConfig } from '@playwright/test';
import journeys, { WHOLE_BROWSER } from '../playwright.config';

const { launchOptions } = WHOLE_BROWSER;
/** Trusted, since Chromium does not cache files that come with an ignored certificate error. */
const trusted = `--ignore-certificate-errors-spki-list=${process.env['BENCH_FINGERPRINT'] ?? ''}`;

/** `npm run bench`: one measurement at a time, so that they do not affect each other. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../results/bench',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  use: {
    ...journeys.use,
    trace: 'off',
    screenshot: 'off',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, trusted] },
  },
});
