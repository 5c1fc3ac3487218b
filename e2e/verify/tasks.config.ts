import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run verify:tasks`: on a console of its own, because the tasks change the demonstration's data. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['tasks.spec.ts', 'deskTasks.spec.ts', 'moneyTasks.spec.ts'],
  outputDir: '../results/tasks',
  globalSetup: '../console/globalSetup.ts',
  workers: 1,
});
