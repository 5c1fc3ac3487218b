import AxeBuilder from '@axe-core/playwright';
import { groupDigits } from '@smart-elevator/shared-api/contract/groupDigits';
import type { Page } from '@playwright/test';
import { chooseFilter, filterChip, filterOpener } from '../console/filters';
import { overflows } from '../console/overflows';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { optionOf } from '../console/userActions';

const OF_DEMO = `t.deleted_at is null and t.dealer_id = (select dealer_id from users where username = 'demo_dealer')`;

const countOf = async (where: string): Promise<number> => {
  const [row] = await queryDatabase<{ count: number }>(
    `select count(*)::int as count from tickets t join elevators e using (elevator_id) where ${OF_DEMO} and ${where}`,
  );
  return row?.count ?? -1;
};

const matches = (page: Page, count: number) => page.getByText(new RegExp(`^${groupDigits(count)} match`));

test('a text and a building find the tickets that the database has; the address keeps them', async ({
  page,
}) => {
  const [{ building_name = '' } = {}] = await queryDatabase<{ building_name: string }>(
    `select e.building_name from tickets t join elevators e using (elevator_id)
     where ${OF_DEMO} and t.status = 'Closed' and t.summary ilike '%door%' group by 1 order by count(*) desc, 1 limit 1`,
  );
  await page.goto('/all_closed_tickets');
  await settled(page, /All Closed tickets/);
  await filterOpener(page, 'Text').click();
  await page.getByRole('searchbox', { name: 'Text' }).fill('DOOR');
  const texts = await countOf(
    `t.status = 'Closed' and (t.summary ilike '%door%' or t.description ilike '%door%')`,
  );
  await expect(matches(page, texts)).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseFilter(page, 'Building', building_name);
  const both = await countOf(
    `t.status = 'Closed' and (t.summary ilike '%door%' or t.description ilike '%door%')
     and e.building_name = '${building_name.replaceAll("'", "''")}'`,
  );
  await expect(matches(page, both)).toBeVisible();
  await page.reload();
  await settled(page, /All Closed tickets/);
  await expect(filterChip(page, 'Building')).toHaveText(`Building: ${building_name}`);
  await expect(matches(page, both)).toBeVisible();
});

test('filters that do not fit are behind a chip; a chosen value closes its filter and returns the focus (R268)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/all_tech_issues');
  await settled(page, /All Issues/);
  await expect(filterChip(page, 'From Date')).toBeVisible();
  await expect(filterChip(page, 'Building')).toBeHidden();
  await page.getByRole('button', { name: 'More filters' }).press('Enter');
  await page.getByRole('combobox', { name: 'Status' }).fill('OnHold');
  await expect(optionOf(page, 'OnHold')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeFocused();
  await expect(page).toHaveURL('/all_tech_issues');
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL('/all_tech_issues?status=OnHold');

  await page.setViewportSize({ width: 1440, height: 800 });
  const status = filterChip(page, 'Status');
  await expect(status).toHaveText('Status: OnHold');
  await status.press('Enter');
  await page.keyboard.type('Accepted');
  await expect(optionOf(page, 'Accepted')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(status).toBeFocused();
  await expect(status).toHaveText('Status: Accepted');
  await page.getByRole('button', { name: 'Clear Status' }).click();
  await expect(page).toHaveURL('/all_tech_issues');
  await page.goBack();
  await expect(page).toHaveURL('/all_tech_issues?status=OnHold');
  await expect(status).toHaveText('Status: OnHold');
});

test('a hidden column stays hidden after a reload, and is shown again', async ({ page }) => {
  await page.goto('/amc_contracts');
  await settled(page, 'AMC Contracts');
  const heads = page.getByRole('columnheader');
  const before = await heads.count();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox').first().press('Space');
  await expect(heads).toHaveCount(before - 1);
  await page.keyboard.press('Escape');
  await page.reload();
  await settled(page, 'AMC Contracts');
  await expect(heads).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Columns (1 hidden)' }).click();
  await dialog.getByRole('button', { name: 'Show all' }).click();
  await expect(heads).toHaveCount(before);
});

test('the target date is a column that can be shown and ordered by; the days late stay on the card of a phone', async ({
  page,
}) => {
  await page.goto('/all_open_tickets?late=yes');
  await settled(page, /All Open tickets/);
  const late = page
    .getByRole('row')
    .nth(1)
    .getByText(/days? late$/)
    .filter({ visible: true });
  const target = page.getByRole('columnheader', { name: 'Target Date' });
  await expect(late).toHaveCount(1);
  await expect(target).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Target Date' }).check();
  await page.keyboard.press('Escape');
  await expect(late).toHaveCount(1);
  await target.getByRole('button').click();
  await expect(page).toHaveURL(/sort=target_date/);
  await settled(page, /All Open tickets/);
  const [{ ticket_key = '' } = {}] = await queryDatabase<{ ticket_key: string }>(
    `select ticket_key from tickets t where ${OF_DEMO} and status = 'Open' order by target_date, ticket_id limit 1`,
  );
  await expect(page.getByRole('row').nth(1)).toContainText(ticket_key);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(late).toHaveCount(1);
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByText(/\d\d\/\d\d\/\d{4}$/),
  ).toBeHidden();
  expect(await overflows(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the filters and the columns have no axe violation, ${colorScheme}, and fit a phone of 360 pixels`, async ({
    page,
  }) => {
    // Colours are checked when the dialogs have arrived.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    await page.goto('/all_tech_issues?text=door');
    await settled(page, /All Issues/);
    expect(await faults()).toEqual([]);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.getByRole('searchbox', { name: 'Text' })).toHaveValue('door');
    expect(await overflows(page)).toEqual([]);
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');

    // The rare actions; a dialog of one returns the focus to their button.
    const more = page.getByRole('button', { name: 'More actions' });
    const columns = page.getByRole('button', { name: 'Columns' });
    await expect(columns).toBeHidden();
    await more.click();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(await overflows(page)).toEqual([]);
    expect(await faults()).toEqual([]);
    await columns.click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await expect(columns).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
}
