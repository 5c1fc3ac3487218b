import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

/** The demonstration's building with the most overdue elevators; at most a page of them. */
async function lateBuilding() {
  const [found] = await queryDatabase<{ building_name: string; late: number }>(
    `select building_name, count(*)::int as late from elevators
     where deleted_at is null and main_state = 'OverDue'
       and dealer_id = (select dealer_id from users where username = 'demo_dealer')
     group by building_name having count(*) <= 25 order by late desc, building_name limit 1`,
  );
  if (!found) throw new Error('The demonstration has no overdue elevators.');
  return found;
}

test('the overdue elevators of a building are completed in four clicks', async ({ page }) => {
  const { building_name, late } = await lateBuilding();
  await page.goto('/maintenance_NotRenewed');
  await settled(page, 'AMC not renewed');
  await expect(page.getByText(/^overdue \d+ days?$/).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Building' }).click();
  await page.keyboard.type(building_name);
  await page.getByTitle(building_name, { exact: true }).last().click();
  await expect(page.getByText(late === 1 ? '1 match' : `${late} matches`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await page.getByRole('button', { name: 'Complete selected' }).click();

  await expect(page.getByText(/completed successfully$|updated successfully$/)).toBeVisible();
  const left = await queryDatabase<{ left: number }>(
    `select count(*)::int as left from elevators where deleted_at is null and main_state = 'OverDue'
       and building_name = '${building_name.replaceAll("'", "''")}'
       and dealer_id = (select dealer_id from users where username = 'demo_dealer')`,
  );
  expect(left).toEqual([{ left: 0 }]);
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
