import { defineConfig } from '@playwright/test';
import { types } from 'pg';
import { BROWSER_TIME_ZONE } from './console/browserDay';

// Ids and counts of the database are numbers, as in the server.
types.setTypeParser(types.builtins.INT8, Number);

/** Chromium as root in a container needs the first; the others keep it from talking to anybody but us. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const {
  CHECKS,
  CHROMIUM_PATH,
  CHROMIUM_SHELL_PATH = CHROMIUM_PATH,
  CONSOLE_URL,
  PLAYWRIGHT_REPORT = './results/report.json',
} = process.env;

const browserAt = (path: string | undefined) => ({
  launchOptions: { args: CHROMIUM_FLAGS, ...(path ? { executablePath: path } : {}) },
});

/** The whole Chromium, for journeys with notifications and with files that a tab shows: its headless shell has neither. */
export const WHOLE_BROWSER = browserAt(CHROMIUM_PATH);

/** `npm test` leaves the slow journeys out, `npm run test:slow` runs them alone; by name any of them runs. */
const SLOW = /@slow|\.slow\.spec\.ts/;
const which = CHECKS === 'usual' ? { grepInvert: SLOW } : CHECKS === 'slow' ? { grep: SLOW } : {};

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  // The same on every machine, so that comparisons do not depend on it.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  globalSetup: './console/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  ...which,
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    // Set by globalSetup, once the server has printed its address.
    ...(CONSOLE_URL ? { baseURL: CONSOLE_URL } : {}),
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: BROWSER_TIME_ZONE,
    screenshot: 'only-on-failure',
    // A tenth of a journey's time: `npm run journeys -- <name> --trace=retain-on-failure` records what failed.
    trace: 'off',
    ...browserAt(CHROMIUM_SHELL_PATH),
  },
});
