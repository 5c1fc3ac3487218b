import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { FieldFormat } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { bearerOf } from '../console/bearer';
import type { DraftForm, DraftFixture } from '../console/draftForms';
import { control } from '../console/fillForm';
import { chooseOption, typeInto, type UserAction } from '../console/userActions';

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
  {
    name: 'the registration',
    address: () => '/new_dealer_registration',
    texts: {
      'User name': 'typed.name',
      Email: 'typed@example.com',
      'First name': 'Anu',
      'Last name': 'Roy',
      'Mobile number': '5550123',
    },
    secrets: { Password: 'Lift-hidden-2026', 'Confirm password': 'Lift-hidden-2026' },
  },
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

const chosen = (label: string, option: string): UserAction => ({
  name: label,
  act: (page) => chooseOption(page, field(page, label), option),
  expectKept: (page) => expect(page.locator('.ant-select').filter({ hasText: option }).first()).toBeVisible(),
});

/** Finds an option by typing its first letters, and selects it with Enter. */
const found = (label: string, typed: string, option: string): UserAction => ({
  name: `${label}, typed`,
  act: async (page) => {
    await field(page, label).focus();
    await page.keyboard.type(typed, { delay: 10 });
    await expect(page.locator('.ant-select-item-option-active').filter({ hasText: option })).toBeVisible();
    await page.keyboard.press('Enter');
  },
  expectKept: (page) => expect(page.locator('.ant-select').filter({ hasText: option }).first()).toBeVisible(),
});

const day = (label: string, typed: string): UserAction => ({
  name: label,
  act: (page) => typeInto(page, field(page, label), typed, 'Enter'),
  expectKept: (page) => expect(field(page, label)).toHaveValue(typed),
});

const text = (label: string, typed: string): UserAction => ({
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
      day('From Date', '01/02/2026'),
      day('To Date', '12/31/2031'),
      text('Keyword', 'doors'),
      found('Assignee', technician.username.slice(0, 8), technician.username),
      chosen('Elevator', 'East 1'),
      chosen('Status', 'InProgress'),
    ],
  },
  {
    name: 'filters of tickets by employee',
    address: () => '/issues',
    actions: ({ technician }) => [
      chosen('Status', 'OnHold'),
      found('Priority', 'cri', 'Critical'),
      chosen('Assignee', technician.username),
      day('From Date', '01/02/2026'),
      day('To Date', '12/31/2031'),
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
    actions: ({ technician }) => [chosen('Engineer', technician.username)],
  },
  {
    name: 'what the page of an elevator shows',
    address: ({ elevator }) => `/elevator?elevatorId=${elevator}`,
    actions: () => [chosen('Show', 'Tickets')],
  },
  {
    name: 'the days of a report',
    address: () => '/priority_summary',
    actions: () => [day('Opened from', '01/02/2026'), day('Opened until', '12/31/2031')],
  },
];
