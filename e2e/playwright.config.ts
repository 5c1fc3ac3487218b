import { defineConfig } from '@playwright/test';

/** Chromium as root in a container needs the first; the others keep it from talking to anybody but us. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const { CHROMIUM_PATH, CONSOLE_URL } = process.env;

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  // The same on every machine: what is compared does not depend on it.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  globalSetup: './console/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './results/report.json' }]],
  use: {
    // Set by globalSetup, once the server has told its address.
    ...(CONSOLE_URL ? { baseURL: CONSOLE_URL } : {}),
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
});
