import type { Locator, Page } from '@playwright/test';
import { optionOf } from './userActions';

/** The chip of a filter above a list. */
export const filterChip = (page: Page, label: string): Locator =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`^${label}(:|$)`) });

/** What opens a filter: its chip, or the chip of those that do not fit. */
export const filterOpener = (page: Page, label: string): Locator =>
  filterChip(page, label)
    .or(page.getByRole('search').getByRole('button', { name: /^More filters/ }))
    .first();

/** Opens a filter, and chooses the option with a text. */
export async function chooseFilter(page: Page, label: string, option: string): Promise<void> {
  await filterOpener(page, label).click();
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await optionOf(page, option).click();
}
