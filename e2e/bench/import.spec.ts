import { MARYLAND_ROWS, marylandFile } from '../console/marylandFile';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { recordFigure } from './figures';
import { rounded } from './rounded';
import { watchMemory } from './watchMemory';

test.use({ as: 'new dealer' });

test('the import of all of Maryland', async ({ page }) => {
  const file = marylandFile(test.info().outputDir);
  const who = `a file of ${MARYLAND_ROWS} elevators`;
  await page.goto('/customers');
  await settled(page, 'Customers');
  const chosen = performance.now();
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await expect(page.getByRole('table', { name: 'The first rows' })).toBeVisible({ timeout: 120_000 });
  recordFigure(`${who} · preview`, rounded((performance.now() - chosen) / 1000, 2), 's');
  const grown = watchMemory(Number(process.env['CONSOLE_PID']));
  const submitted = performance.now();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data uploaded successfully' })).toBeVisible({
    timeout: 120_000,
  });
  recordFigure(`${who} · import`, rounded((performance.now() - submitted) / 1000, 2), 's');
  const growth = grown();
  if (growth !== undefined) recordFigure(`${who} · the server grows by`, rounded(growth / 1e6), 'MB');
});
