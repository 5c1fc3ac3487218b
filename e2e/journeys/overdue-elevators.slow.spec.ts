import { queryDatabase } from '../console/queryDatabase';
import { browserDay } from '../console/browserDay';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.describe('a dealer with overdue elevators', () => {
  test.use({ as: 'new dealer' });

  test.beforeEach(({ person }) =>
    queryDatabase(
      `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
         main_state, main_start_date, main_due_date, main_cycle_days)
       select dealer_id, 'East ' || n, case n when 1 then 'Harbor' else 'Mill House' end, '1 Main St', '21784',
         '2010-05-01', 'OverDue', $2::date - 60, $2::date - 10 * n, 30
       from users, generate_series(1, 4) as n where username = $1`,
      [person.username, browserDay()],
    ),
  );

  test('the overdue elevators of a building are completed in four clicks', async ({ page }) => {
    await page.goto('/maintenance_NotRenewed');
    await settled(page, 'AMC not renewed');
    const names = page.getByRole('link', { name: /^East \d$/ });
    // The longest overdue first.
    await expect(names).toHaveText(['East 4', 'East 3', 'East 2', 'East 1']);
    await expect(page.getByText('overdue 40 days')).toBeVisible();

    await page.getByRole('combobox', { name: 'Building' }).click();
    await page.getByTitle('Mill House', { exact: true }).last().click();
    await expect(names).toHaveText(['East 4', 'East 3', 'East 2']);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Complete selected' }).click();

    await expect(page.getByText('3 elevators completed successfully')).toBeVisible();
    await expect(
      page.getByText('The customer was not notified: the elevator has no customer.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names).toHaveText(['East 1']);
  });
});

test('the elevators of an engineer and a state are found, as cards and as a table; the address keeps them', async ({
  page,
}) => {
  const [found] = await queryDatabase<{ username: string; lifts: number }>(
    `select u.username, count(*)::int as lifts from elevators e
     join users u on u.dealer_id = e.dealer_id and u.user_id = e.engineer_id
     where e.deleted_at is null and e.main_state = 'OverDue'
       and e.dealer_id = (select dealer_id from users where username = 'demo_dealer')
     group by 1 order by 2 desc, 1 limit 1`,
  );
  const { username = '', lifts = 0 } = found ?? {};
  await page.goto('/elevators');
  await settled(page, 'Elevators');
  await page.getByRole('combobox', { name: 'Engineer' }).fill(username);
  await page.locator('.ant-select-item-option').filter({ hasText: username }).first().click();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByTitle('OverDue', { exact: true }).last().click();
  await expect(page).toHaveURL(/engineer=\d+&engineerName=/);
  const matches = page.getByText(new RegExp(`^${lifts} match`));
  await expect(matches).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await page.reload();
  await settled(page, 'Elevators');
  await expect(matches).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(username);
});

test('the key c on the page of an elevator opens a new ticket of this elevator', async ({ page }) => {
  await page.goto('/elevators?view=table');
  await settled(page, 'Elevators');
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await settled(page, name);
  await page.keyboard.press('c');
  await expect(page).toHaveURL(new RegExp('/create_ticket_for_selected_elevator/technician'));
  await expect(page.getByRole('main')).toContainText(name);
});

test('the calendar opens at today, also on a phone, and shows a week', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/maintenance_calendar');
  await settled(page, 'Maintenance calendar');
  await expect(page.locator('td [aria-current="date"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole('cell')).toHaveCount(7);
});
