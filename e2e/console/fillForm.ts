import { expect, type Page } from '@playwright/test';
import type { DraftForm } from './draftForms';

/** A field of the form, by its label. */
export const control = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\*?$`));

/** Fills in the texts, choices and checkboxes of the form. */
export async function fillIn(page: Page, form: DraftForm, choices: Record<string, string>): Promise<void> {
  for (const [label, option] of Object.entries(choices)) {
    await control(page, label).click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
  }
  for (const [label, text] of Object.entries({ ...form.texts, ...form.secrets }))
    await control(page, label).fill(text);
  for (const [label, day] of Object.entries(form.days ?? {})) {
    await control(page, label).fill(day);
    await page.keyboard.press('Enter');
  }
  for (const label of form.checks ?? []) await control(page, label).check();
}

/** Expects all input in the form, except secrets. */
export async function expectTyped(
  page: Page,
  form: DraftForm,
  choices: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries({ ...form.texts, ...form.days }))
    await expect(control(page, label)).toHaveValue(text);
  for (const label of form.checks ?? []) await expect(control(page, label)).toBeChecked();
  for (const option of Object.values(choices)) await expectChosen(page, option);
}

/** Expects a chosen option in the form. A person is shown with the name before the user name: 'Ben Roy (ben.roy)'. */
export async function expectChosen(page: Page, option: string): Promise<void> {
  const form = page.getByRole('form');
  // A focused select also has a hidden text of its choice for screen readers.
  const shown = form.getByText(option, { exact: true }).or(form.getByText(`(${option})`));
  await expect(shown.filter({ visible: true }).first()).toBeVisible();
}

/** Expects that all input is restored after the form was opened again, except secrets: only the dealer's own passcode is filled in. */
export async function expectRestored(
  page: Page,
  form: DraftForm,
  choices: Record<string, string>,
  passcode = '',
): Promise<void> {
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expectTyped(page, form, choices);
  for (const label of Object.keys(form.secrets ?? {}))
    await expect(control(page, label)).toHaveValue(label === 'Dealer passcode' ? passcode : '');
}
