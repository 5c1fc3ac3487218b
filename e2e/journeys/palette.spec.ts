import type { Page } from '@playwright/test';
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
