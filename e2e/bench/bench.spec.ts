import { MARYLAND_ROWS, marylandFile } from '../console/marylandFile';
import { DEMO } from '../console/people';
import { settled } from '../console/screens';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';
import { countBytes } from './countBytes';
import { note } from './figures';
import { median } from './median';
import { watchMemory } from './watchMemory';

const ROUNDS = 5;
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

test.describe('signing in', () => {
  test.use({ as: 'nobody' });

  test('bytes and requests of a first visit', async ({ page }) => {
    const traffic = await countBytes(page);
    await page.goto('/login');
    await settled(page, 'Login');
    note('sign-in page', kilobytes(traffic().bytes), 'KB');
    note('sign-in page', traffic().requests, 'requests');
    await signIn(page, DEMO);
    await settled(page, 'Home');
    note('sign-in to Home, all in all', kilobytes(traffic().bytes), 'KB');
    note('sign-in to Home, all in all', traffic().requests, 'requests');
  });
});

for (const visit of ['first', 'second'] as const) {
  test(`time to Home's numbers, ${visit} visit`, async ({ browser, storageState, baseURL }) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ storageState, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      if (visit === 'second') {
        await page.goto('/amc_count');
        await settled(page, 'Home');
      }
      const start = performance.now();
      await page.goto('/amc_count');
      await expect(page.getByRole('table', { name: 'Issue Tracking' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'AMC Tracking' })).toBeVisible();
      times.push(performance.now() - start);
      await context.close();
    }
    note(`Home's numbers, ${visit} visit (median of ${ROUNDS})`, Math.round(median(times)), 'ms');
  });
}

test.describe('the import', () => {
  test.use({ as: 'new dealer' });

  test('of all of Maryland', async ({ page }) => {
    const file = marylandFile(test.info().outputDir);
    await page.goto('/customers');
    await settled(page, 'Customers');
    const chosen = performance.now();
    await page.getByLabel('Choose a CSV file').setInputFiles(file);
    await expect(page.getByRole('table', { name: 'The first rows' })).toBeVisible({ timeout: 120_000 });
    note(`preview of ${MARYLAND_ROWS} rows`, Math.round((performance.now() - chosen) / 10) / 100, 's');
    const grown = watchMemory(Number(process.env['CONSOLE_PID']));
    const submitted = performance.now();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Data uploaded successfully' })).toBeVisible({
      timeout: 120_000,
    });
    note(`import of ${MARYLAND_ROWS} rows`, Math.round((performance.now() - submitted) / 10) / 100, 's');
    const growth = grown();
    if (growth !== undefined)
      note(`import of ${MARYLAND_ROWS} rows, the server grows by`, Math.round(growth / 1e6), 'MB');
  });
});
