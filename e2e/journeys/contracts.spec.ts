import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Page } from '@playwright/test';
import { browserDay } from '../console/browserDay';
import { dealerApi } from '../console/dealerApi';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

const us = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

async function choose(page: Page, label: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
}

async function writeDay(page: Page, label: string, day: string) {
  await page.getByLabel(label).fill(us(day));
  await page.keyboard.press('Enter');
}

// A customer and two elevators for a contract.
test.beforeEach(async ({ api, person }) => {
  const { addElevator, addPerson } = await dealerApi(api, person);
  await addPerson('CustomerUser');
  for (const name of ['East 1', 'East 2']) await addElevator(name);
});

test('a contract of two lifts ends soon, appears on Home, and is renewed for another year', async ({
  page,
  person,
}) => {
  const end = addDays(browserDay(), 12);
  const start = addDays(end, -364);
  await page.goto('/amc_contracts');
  await settled(page, 'AMC Contracts');
  await page.getByRole('link', { name: 'Add Contract' }).click();
  await settled(page, 'Add Contract');
  await choose(page, 'Customer name', /society_/);
  await choose(page, 'Elevators', /^East 1/);
  await choose(page, 'Elevators', /^East 2/);
  await page.getByLabel('Value in rupees').fill('125000');
  await writeDay(page, 'Start date', start);
  await writeDay(page, 'End date', end);
  await page.getByRole('button', { name: 'Add Contract' }).dblclick();
  await expect(page.getByText('Contract added successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `society_${person.username}` });
  await expect(row).toContainText('East 1, East 2');
  await expect(row).toContainText('₹1,25,000');

  await page.goto('/amc_count');
  await settled(page, 'Home');
  await page.getByRole('link', { name: '1, 8 to 15 days' }).click();
  await settled(page, 'AMC Renewals');
  await page.getByRole('link', { name: 'Renew', exact: true }).click();
  await settled(page, 'Renew Contract');
  await expect(page.getByLabel('Start date')).toHaveValue(us(addDays(end, 1)));
  await page.getByRole('button', { name: 'Renew Contract' }).click();
  await expect(page.getByText('Contract renewed successfully')).toBeVisible();

  const contracts = await queryDatabase<{ start: string; end: string; lifts: number; value: number }>(
    `select c.start_date::text as start, c.end_date::text as "end", c.value_rupees as value,
       (select count(*)::int from contract_elevators e where e.dealer_id = c.dealer_id and e.contract_id = c.contract_id) as lifts
     from contracts c join users u on u.user_id = c.dealer_id where u.username = $1 order by c.start_date`,
    [person.username],
  );
  expect(contracts).toEqual([
    { start, end, lifts: 2, value: 125_000 },
    { start: addDays(end, 1), end: expect.any(String), lifts: 2, value: 125_000 },
  ]);
  await page.goto('/amc_renewals?stage=15');
  await settled(page, 'AMC Renewals');
  await expect(page.getByText('No contracts in this stage')).toBeVisible();
});

test(
  'the calendar shows agreed visits, and the keyboard moves one',
  { tag: '@slow' },
  async ({ page, person }) => {
    await page.goto('/add_contract');
    await settled(page, 'Add Contract');
    await choose(page, 'Customer name', /society_/);
    await choose(page, 'Elevators', /^East 1/);
    await page.getByLabel('Value in rupees').fill('1');
    await page.getByLabel('Visits a year').fill('52');
    await writeDay(page, 'Start date', browserDay());
    await writeDay(page, 'End date', addDays(browserDay(), 364));
    await page.getByRole('button', { name: 'Add Contract' }).click();
    await expect(page.getByText('Contract added successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await settled(page, 'Maintenance calendar');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/month=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/month=/);

    // Next month all days are still to come, and each week has a visit.
    await page.getByRole('button', { name: 'Next month' }).click();
    const visit = page.getByRole('link', { name: /Visit East 1/ });
    const visited = page.locator('td[data-place]').filter({ has: visit });
    await expect(page).toHaveURL(/month=/);
    const month = new URL(page.url()).searchParams.get('month') ?? '';
    const stored = await queryDatabase<{ day: string }>(
      `select to_char(v.planned_day, 'YYYY-MM-DD') as day from visits v join users u on u.user_id = v.dealer_id
     where u.username = $1 and to_char(v.planned_day, 'YYYY-MM') = $2 order by v.planned_day`,
      [person.username, month],
    );
    const days = stored.map(({ day }) => day);
    expect(days.length).toBeGreaterThan(3);
    await expect(visited).toHaveCount(days.length);
    for (const day of days)
      await expect(page.locator(`td[data-place="${day}"]`).filter({ has: visit })).toHaveCount(1);
    // To the day beside it that is worked: from a Monday to the Tuesday, else to the day before.
    const planned = days[1] ?? '';
    const by = new Date(planned).getUTCDay() === 1 ? 1 : -1;
    const visitsOn = (day: string) => page.locator(`td[data-place="${day}"]`).filter({ has: visit });
    await visitsOn(planned)
      .getByRole('link', { name: /Visit East 1/ })
      .press(' ');
    await page.keyboard.press(by === 1 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press(' ');
    await expect(page.getByText(/^The visit to East 1 is now on /)).toBeVisible();
    await expect(visitsOn(addDays(planned, by))).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(visitsOn(planned)).toHaveCount(1);
  },
);
