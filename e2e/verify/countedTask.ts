import type { Page } from '@playwright/test';
import type { InteractionCounter } from '../console/InteractionCounter';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

/** The limits of one task; typed texts are counted but not limited. */
interface Limit {
  clicks?: number;
  keys?: number;
  fields?: number;
}

const lines: string[] = [];

const row = (task: string, ...cells: (string | number)[]) =>
  [task.padEnd(44), ...cells.map((cell) => String(cell).padStart(9))].join('');

export function expectWithin(
  task: string,
  { clicks, keys, letters, fields }: InteractionCounter,
  limit: Limit,
): void {
  lines.push(row(task, clicks, keys, letters, fields));
  if (limit.clicks !== undefined) expect(clicks, `clicks: ${task}`).toBeLessThanOrEqual(limit.clicks);
  if (limit.keys !== undefined) expect(keys, `keys: ${task}`).toBeLessThanOrEqual(limit.keys);
  if (limit.fields !== undefined) expect(fields, `fields: ${task}`).toBe(limit.fields);
}

/** Opens the first result of the console's search. */
export async function find(
  page: Page,
  counter: InteractionCounter,
  text: string,
  result: string | RegExp,
): Promise<void> {
  await counter.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await counter.type(text);
  await expect(palette.getByRole('option', { selected: true })).toContainText(result);
  await counter.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** Types into the focused list of options, and selects the offered one. */
export async function choose(page: Page, counter: InteractionCounter, text: string): Promise<void> {
  await counter.type(text);
  const offered = page.locator(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active',
  );
  await expect(offered).toContainText(text);
  await counter.press('Enter');
}

/** The lift and the phone number of the customer of the demonstration who has the fewest lifts. */
const caller = () =>
  one<{ elevator_name: string; phoneno: string }>(
    `select min(e.elevator_name) as elevator_name, min(u.phoneno) as phoneno
     from elevators e join users u on u.dealer_id = e.dealer_id and u.user_id = e.customer_id
     where e.dealer_id = ${DEALER} and e.deleted_at is null and u.phone_digits <> ''
     group by u.phone_digits order by count(*), min(e.elevator_name) limit 1`,
  );

/** Writes down in the call form what a caller says, with the keyboard alone; returns the key of the ticket. */
export async function takeCall(
  page: Page,
  counter: InteractionCounter,
  summary: string,
  floor: string,
): Promise<string> {
  const { elevator_name, phoneno } = await caller();
  await expect(page.getByRole('combobox', { name: /^Who or where/ })).toBeFocused();
  await counter.type(phoneno);
  await expect(page.locator('.ant-select-item-option-active')).toContainText(elevator_name);
  await counter.press('Enter');
  await expect(page.getByRole('textbox', { name: /^What is wrong/ })).toBeFocused();
  await counter.type(summary);
  // The demonstration's required custom fields (R370).
  await counter.press('Tab');
  await counter.type(floor);
  await counter.press('Tab');
  await choose(page, counter, 'Phone');
  await counter.press('Control+Enter');
  const key = page.getByRole('status').getByText(/^ELV-\d+$/);
  return (await key.textContent()) ?? '';
}

/** Opens the report of the year of the dealer's first lift from the console's search; returns the lift's name. */
export async function openYearReport(page: Page, counter: InteractionCounter): Promise<string> {
  const { elevator_name } = await one<{ elevator_name: string }>(
    `select elevator_name from elevators where dealer_id = ${DEALER} and deleted_at is null
     order by elevator_id limit 1`,
  );
  await find(page, counter, elevator_name, elevator_name);
  await settled(page, elevator_name);
  await counter.click(page.getByRole('link', { name: 'Year report' }));
  await settled(page, /^Report of/);
  return elevator_name;
}

export const one = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row> => {
  const [found] = await queryDatabase<Row>(sql, values);
  if (!found) throw new Error(`Nothing is stored for: ${sql}`);
  return found;
};

/** The demonstration's dealer. */
export const DEALER = `(select user_id from users where username = 'demo_dealer')`;

/** Each task of a file starts at Home; the figures are printed at its end. */
export function countedTasks(): void {
  test.afterAll(() => {
    process.stdout.write(`${row('task', 'clicks', 'keys', 'letters', 'fields')}\n${lines.join('\n')}\n`);
  });
  test.beforeEach(async ({ page }) => {
    await page.goto('/amc_count');
    await settled(page);
  });
}
