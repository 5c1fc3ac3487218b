import { expect, type Locator, type Page } from '@playwright/test';
import { control, expectChosen } from './fillForm';
import type { DraftForm } from './draftForms';

/** How long a person holds a button down, in milliseconds: long enough for a page to change under it. */
const HELD = 60;

/** Clicks the middle of an element at once, at its current position, without waiting until it stops moving. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'visible' });
  // The control may replace its placeholder between the two calls: it is at the same position.
  const box = (await target.boundingBox()) ?? (await target.boundingBox());
  if (!box) throw new Error('What was to be pressed is gone.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD });
}

/** The open list of options. */
export const optionOf = (page: Page, option: string): Locator =>
  page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .filter({ hasText: option })
    .last();

/** Opens a list of options and presses one as soon as it is visible. */
export async function chooseOption(page: Page, field: Locator, option: string): Promise<void> {
  // Before the list is open, since scrolling would move it.
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await press(page, field);
  await press(page, optionOf(page, option));
}

/** Replaces the text of a field, key by key. */
export async function typeInto(page: Page, field: Locator, text: string, end?: 'Enter'): Promise<void> {
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await press(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  if (end) await page.keyboard.press(end);
}

/** An action in a form, and the check that it was not lost. */
export interface UserAction {
  name: string;
  act: (page: Page) => Promise<void>;
  expectKept: (page: Page) => Promise<void>;
}

/** The actions that fill a form in. */
export function fillActions(form: DraftForm, choices: Record<string, string>): UserAction[] {
  const typed = { ...form.texts, ...form.secrets };
  return [
    ...Object.entries(choices).map(([label, option]) => ({
      name: label,
      act: (page: Page) => chooseOption(page, control(page, label), option),
      expectKept: (page: Page) => expectChosen(page, option),
    })),
    ...Object.entries(form.days ?? {}).map(([label, day]) => ({
      name: label,
      act: (page: Page) => typeInto(page, control(page, label), day, 'Enter'),
      expectKept: (page: Page) => expect(control(page, label)).toHaveValue(day),
    })),
    ...Object.entries(typed).map(([label, text]) => ({
      name: label,
      act: (page: Page) => typeInto(page, control(page, label), text),
      expectKept: (page: Page) => expect(control(page, label)).toHaveValue(text),
    })),
    ...(form.checks ?? []).map((label) => ({
      name: label,
      act: async (page: Page) => {
        await control(page, label).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await press(page, control(page, label));
      },
      expectKept: (page: Page) => expect(control(page, label)).toBeChecked(),
    })),
  ];
}
