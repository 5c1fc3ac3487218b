import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run pictures -- <folder>`: takes a screenshot of every screen. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: '../console/globalSetup.ts',
  outputDir: '../results/pictures',
  reporter: 'list',
});
