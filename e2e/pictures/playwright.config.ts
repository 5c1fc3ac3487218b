import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run pictures -- <folder>`: takes a screenshot of every screen. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: process.env['PICTURES_LANDING'] ? 'landing.ts' : ['pictures.ts', 'phone.ts'],
  globalSetup: '../console/globalSetup.ts',
  outputDir: '../results/pictures',
  reporter: 'list',
});
