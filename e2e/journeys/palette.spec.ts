import type { Page } from '@playwright/test';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('Ctrl+K finds a ticket by its key; Enter opens it, Escape leads back to where the focus was', async ({
  page,
}) => {
  await page.goto('/all_tech_issues');
  await settled(page, /All Issues/);
  const link = page.getByRole('link', { name: /^ELV-/ }).first();
  const key = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paletteOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('/');
  await paletteOf(page).getByRole('combobox').fill(key);
  await expect(
    paletteOf(page).getByRole('group', { name: 'Tickets' }).getByRole('option').first(),
  ).toContainText(key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ticket/${key}`);
});

test('Ctrl+K finds the screens of every remote, and the elevators of a building', async ({ page }) => {
  await page.goto('/amc_count');
  await settled(page, 'Home');
  const choose = async (text: string, group: string, name: string) => {
    await page.keyboard.press('Control+k');
    await paletteOf(page).getByRole('combobox').fill(text);
    await paletteOf(page).getByRole('group', { name: group }).getByRole('option', { name }).first().click();
  };
  for (const [text, name, address] of [
    ['calendar', 'Calendar', '/maintenance_calendar'],
    ['all closed', 'All Closed tickets', '/all_closed_tickets'],
    ['trends', 'Trends', '/reports_trends'],
    ['custom fields ticket', 'Custom Fields: Ticket section', '/custom_fields?tracker=ticket'],
    ['app version', 'App version', '/import#App%20version'],
  ] as const) {
    await choose(text, 'Screens', name);
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('heading', { name: 'App version' })).toBeInViewport();

  const [row] = await queryDatabase<{ building_name: string }>(
    `select building_name from elevators where deleted_at is null
     and dealer_id = (select dealer_id from users where username = 'demo_dealer') limit 1`,
    [],
  );
  const building = row?.building_name ?? '';
  await choose(building, 'Buildings', building);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(building);
});

test('Ctrl+K assigns a ticket to a technician, and Undo gives it back', async ({ page }) => {
  await page.goto('/all_tech_issues?status=Open');
  await settled(page, /All Issues/);
  const key = (await page.getByRole('link', { name: /^ELV-/ }).first().textContent()) ?? '';
  const assignee = async () => {
    const [row] = await queryDatabase<{ assignee_id: number | null }>(
      `select assignee_id from tickets where ticket_key = $1
       and dealer_id = (select dealer_id from users where username = 'demo_dealer')`,
      [key],
    );
    return row?.assignee_id;
  };
  const before = await assignee();
  await page.keyboard.press('Control+k');
  await paletteOf(page).getByRole('combobox').fill(`assign ${key}`);
  await paletteOf(page)
    .getByRole('option', { name: `Assign ${key} to …` })
    .click();
  await expect(paletteOf(page).getByRole('combobox')).toHaveValue(`Assign ${key} to `);
  const technicians = paletteOf(page).getByRole('option', { name: new RegExp(`^Assign ${key} to [^…]`) });
  await expect(technicians.nth(1)).toBeVisible();
  await technicians.nth(1).click();
  await expect(paletteOf(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `${key}: Assignee is now` })).toBeVisible();
  expect(await assignee()).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(assignee).toBe(before);
});
