import type { Locator, Page } from '@playwright/test';

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
  const options = page.locator(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
  );
  await options.filter({ hasText: option }).first().click();
}
