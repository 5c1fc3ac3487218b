import type { APIRequestContext, Page } from '@playwright/test';
import { bearerOf } from './bearer';
import type { DraftForm } from './draftForms';
import { makeDraftFixture } from './draftFixture';
import { control, expectRestored, expectTyped, fillIn } from './fillForm';
import { isChange, type FormFault } from './formFaults';
import type { Person } from './people';
import { expect } from './test';
import { queryDatabase } from './queryDatabase';

/** Console errors that the faults cause. */
export const EXPECTED_CONSOLE_ERRORS = [/Failed to load resource|net::ERR|status of (400|401|409|500)/];

/** The number of rows that a form adds: one, or none if it updates. */
export const expectedNewRows = ({ name }: DraftForm): number => (/^(a new|a renewal)/.test(name) ? 1 : 0);

/**
 * Fills a form in, saves it under a fault of the network, and saves it again when the fault is over; no field is lost
 * meanwhile. Returns the number of added rows.
 */
export async function saveUnderFault(
  { page, api, person }: { page: Page; api: APIRequestContext; person: Person },
  form: DraftForm,
  fault: FormFault,
): Promise<number> {
  const fixture = await makeDraftFixture(api, person);
  const choices = form.choices?.(fixture) ?? {};
  await page.goto(form.address(fixture));
  const { user_id } = await bearerOf(page);
  const { passcode } = fixture;
  const own = ownValues(form, `n${fixture.elevator}x${fixture.field}`, passcode);
  const isNew = expectedNewRows(form) > 0;
  const before = await rowsOf(user_id);
  await fillIn(page, own, choices);

  const right = await fault.begin(page);
  await submit(page);
  if (fault.reloads) {
    await page.reload();
    await right();
    await page.reload();
    // A change that the server has stored by then is not unsaved; the form shows it as the stored value.
    if (isNew) await expectRestored(page, own, choices, passcode);
    else await expectTyped(page, own, choices);
    for (const [label, text] of Object.entries(own.secrets ?? {})) await control(page, label).fill(text);
  } else {
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: fault.alertTimeout ?? 15_000 });
    await expectTyped(page, own, choices);
    await right();
  }

  const saved = page.waitForResponse((answer) => isChange(answer.request()));
  await submit(page);
  const status = (await saved).status();
  // If the name was stored but the answer was lost, the name is taken: the dealer sees a message, and nothing is
  // stored twice.
  expect(isNew ? [200, 201, 400] : [200]).toContain(status);
  return (await rowsOf(user_id)) - before;
}

const submit = (page: Page) => page.getByRole('form').locator('button[type=submit]').first().click();

/** User names and addresses are unique for the whole installation, and each dealer has another passcode. */
function ownValues(form: DraftForm, mark: string, passcode: string): DraftForm {
  const { 'User name': username, Email: email, ...texts } = form.texts;
  return {
    ...form,
    ...(form.secrets === undefined ? {} : { secrets: { ...form.secrets, 'Dealer passcode': passcode } }),
    texts: {
      ...texts,
      ...(username === undefined ? {} : { 'User name': `${username}.${mark}` }),
      ...(email === undefined ? {} : { Email: `${mark}.${email}` }),
    },
  };
}

/** The number of a dealer's rows that forms can add. */
async function rowsOf(dealer: number): Promise<number> {
  const tables = ['users', 'elevators', 'contracts', 'custom_fields', 'tickets'];
  const counts = tables.map((table) => `(select count(*) from ${table} where dealer_id = $1)`);
  const [row] = await queryDatabase<{ n: number }>(`select ${counts.join(' + ')} as n`, [dealer]);
  return row?.n ?? 0;
}
