import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { FieldFormat } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { bearerOf } from '../console/bearer';
import { registrationForm, type DraftForm, type DraftFixture } from '../console/draftForms';
import { control } from '../console/fillForm';
import { filterChip, filterOpener } from '../console/filters';
import { chooseOption, optionOf, press, typeInto, type UserAction } from '../console/userActions';

/** The forms that are not in `draftForms`. */
export const openForms: readonly DraftForm[] = [
  {
    name: 'a new ticket',
    address: () => '/Issue',
    choices: ({ technician }) => ({
      Elevator: 'East 1',
      Assignee: technician.username,
      Status: 'InProgress',
      Resolution: 'CompletedToSpec',
      Priority: 'Critical',
    }),
    texts: { Label: 'Doors', Summary: 'Doors reopen', Description: 'Seen at the third floor.' },
    days: { 'Start Date': '01/02/2031', 'Target Date': '12/31/2031' },
  },
  registrationForm,
];

/** A new ticket of a dealer with a field of each format. */
export const fieldsOfEveryFormat: DraftForm = {
  name: 'fields of every format on a new ticket',
  address: () => '/create_ticket_for_selected_elevator/technician?elevatorName=East+1',
  choices: () => ({ 'Reported through': 'Phone' }),
  texts: { 'Fault code': 'E12', Storey: '12' },
  days: { 'Next visit': '12/31/2031' },
  checks: ['Power failure', 'Cable'],
};

const FORMATS: readonly { name: string; format: FieldFormat; options?: string[] }[] = [
  { name: 'Reported through', format: 'dropdown', options: ['Phone', 'E-mail'] },
  { name: 'Fault code', format: 'text' },
  { name: 'Storey', format: 'integer' },
  { name: 'Next visit', format: 'date' },
  { name: 'Time of call', format: 'time' },
  { name: 'Power failure', format: 'boolean' },
  { name: 'Parts replaced', format: 'checkbox', options: ['Cable', 'Door'] },
];

/** Stores a field of each format directly through the API. */
export async function storeEveryFormat(page: Page, api: APIRequestContext): Promise<void> {
  await page.goto('/amc_count');
  const { headers } = await bearerOf(page);
  for (const field of FORMATS) {
    const answer = await api.post(addCustomField.path, { headers, data: { ...field, tracker: 'ticket' } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

/** A time is typed digit by digit, as the browser's control expects. */
export const timeOfCall: UserAction = {
  name: 'Time of call',
  act: async (page) => {
    await control(page, 'Time of call').focus();
    await page.keyboard.type('0930AM');
  },
  expectKept: (page) => expect(control(page, 'Time of call')).toHaveValue('09:30'),
};

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** A chip with a value, which may be among the filters that do not fit in the row. */
const expectChip = (page: Page, label: string, value: string) =>
  expect(
    page
      .getByRole('search')
      .locator('[data-chip]')
      .filter({ hasText: `${label}: ${value}` }),
  ).toHaveCount(1);

/** Milliseconds in which a pressed filter is open, also on a slow processor. */
const OPENED_MS = 5_000;

/** Opens a filter: its chip gives its field the focus; among those that do not fit in the row, the field is pressed. */
async function openFilter(page: Page, label: string): Promise<void> {
  const hasChip = await filterChip(page, label).isVisible();
  if (hasChip || !(await field(page, label).isVisible())) await press(page, filterOpener(page, label));
  const shown = field(page, label).waitFor({ state: 'visible', timeout: OPENED_MS });
  // A chip that moves among the filters that do not fit while it is pressed is opened there; one that stays must open.
  await shown.catch(async (error: Error) => {
    if (await filterChip(page, label).isVisible()) throw error;
    await press(page, filterOpener(page, label));
    await field(page, label).waitFor({ state: 'visible' });
  });
  // The chip may have moved there in between: the value that was chosen before has made its own chip wider.
  const isInMore = await page
    .getByRole('search')
    .getByRole('button', { name: /^More filters/, expanded: true })
    .isVisible();
  if (!hasChip || isInMore) await press(page, field(page, label));
  await expect(field(page, label)).toBeFocused();
}

const chosen = (label: string, option: string): UserAction => ({
  name: label,
  act: async (page) => {
    await openFilter(page, label);
    await press(page, optionOf(page, option));
  },
  expectKept: (page) => expectChip(page, label, option),
});

/** Finds an option by typing its first letters, and selects it with Enter. */
const found = (label: string, typed: string, option: string): UserAction => ({
  name: `${label}, typed`,
  act: async (page) => {
    await openFilter(page, label);
    await page.keyboard.type(typed, { delay: 10 });
    await expect(page.locator('.ant-select-item-option-active').filter({ hasText: option })).toBeVisible();
    await page.keyboard.press('Enter');
  },
  expectKept: (page) => expectChip(page, label, option),
});

/** A filter whose text or day is typed. */
const typed = (label: string, text: string): UserAction => ({
  name: label,
  act: async (page) => {
    await openFilter(page, label);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  },
  expectKept: (page) => expectChip(page, label, text),
});

/** A day in a field that is always shown. */
const day = (label: string, typed: string): UserAction => ({
  name: label,
  act: (page) => typeInto(page, field(page, label), typed, 'Enter'),
  expectKept: (page) => expect(field(page, label)).toHaveValue(typed),
});

/** An option of a select that is always shown. */
const chosenInField = (label: string, option: string): UserAction => ({
  name: label,
  act: (page) => chooseOption(page, field(page, label), option),
  expectKept: (page) => expect(page.locator('.ant-select').filter({ hasText: option }).first()).toBeVisible(),
});

const search = (label: string, typed: string): UserAction => ({
  name: label,
  act: (page) => typeInto(page, field(page, label), typed),
  expectKept: (page) => expect(field(page, label)).toHaveValue(typed),
});

interface Filters {
  name: string;
  address: (fixture: DraftFixture) => string;
  actions: (fixture: DraftFixture) => UserAction[];
}

/** Filters of lists and reports, used while the page is still loading. */
export const filterActions: readonly Filters[] = [
  {
    name: 'filters of all issues',
    address: () => '/all_tech_issues',
    actions: ({ technician }) => [
      typed('From Date', '01/02/2026'),
      typed('To Date', '12/31/2031'),
      search('Keyword', 'doors'),
      found('Assignee', technician.username.slice(0, 8), 'Priya Sharma'),
      chosen('Elevator', 'East 1'),
      chosen('Status', 'InProgress'),
    ],
  },
  {
    name: 'filters of tickets by employee',
    address: () => '/issues',
    actions: () => [
      chosen('Status', 'OnHold'),
      found('Priority', 'cri', 'Critical'),
      chosen('Assignee', 'Priya Sharma'),
      typed('From Date', '01/02/2026'),
      typed('To Date', '12/31/2031'),
    ],
  },
  {
    name: 'filters of contracts',
    address: () => '/amc_contracts',
    actions: () => [chosen('State', 'Lapsed')],
  },
  {
    name: 'the engineer of the calendar',
    address: () => '/maintenance_calendar',
    actions: () => [chosen('Engineer', 'Priya Sharma')],
  },
  {
    name: 'what the page of an elevator shows',
    address: ({ elevator }) => `/elevator?elevatorId=${elevator}`,
    actions: () => [chosenInField('Show', 'Tickets')],
  },
  {
    name: 'the days of a report',
    address: () => '/priority_summary',
    actions: () => [day('Opened from', '01/02/2026'), day('Opened until', '12/31/2031')],
  },
];
