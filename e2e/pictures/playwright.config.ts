import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run pictures -- <folder>`: every screen as a picture, to be looked at. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: '../console/globalSetup.ts',
  outputDir: '../results/pictures',
  reporter: 'list',
});
