import { InteractionCounter } from '../console/InteractionCounter';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { countedTasks, expectWithin, openYearReport } from './countedTask';

countedTasks();

test('the contracts that end are renewed together with 7 %', async ({ page }) => {
  const counter = new InteractionCounter(page);
  await counter.click(page.getByRole('link', { name: 'All that end' }));
  await settled(page, 'AMC Contracts');
  await expect(page).toHaveURL(/show=ending/);
  const contracts = (await page.getByRole('row').count()) - 1;
  await counter.click(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await counter.click(page.getByRole('button', { name: 'Renew together' }));
  await expect(page.getByRole('textbox', { name: /^Increase in percent/ })).toBeFocused();
  await counter.type('7');
  await counter.press('Enter');
  await expect(page.getByText(/contracts? renewed$/)).toBeVisible();
  expectWithin(`${contracts} contracts renewed together with 7 %`, counter, { clicks: 4 });
});

test('who owes money', async ({ page }) => {
  const counter = new InteractionCounter(page);
  await counter.click(page.getByRole('link', { name: 'Who owes money' }));
  await settled(page, 'Who owes money');
  await expect(page.getByRole('table', { name: 'Who owes money' })).toBeVisible();
  expectWithin('who owes money', counter, { clicks: 1 });
});

test("a lift's year for its society, as PDF", async ({ page }) => {
  const counter = new InteractionCounter(page);
  await openYearReport(page, counter);
  const download = page.waitForEvent('download');
  await counter.click(page.getByRole('button', { name: 'Download PDF' }));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expectWithin("a lift's year for its society, as PDF", counter, { clicks: 3 });
});
