import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import {
  createTicket,
  readTicket,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { DESCRIPTION_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, ticketFixture, formatUsDate } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const REQUIRED = 'Please fill in all the required fields.';
const CHECK = 'Please check the marked fields.';
const EDIT = '/update_ticket_from_home_page?ticketId=9';
const fields = [
  aCustomField({ name: 'Floor', format: 'integer' }, 1),
  aCustomField({ name: 'Called', format: 'time' }, 2),
  aCustomField({ name: 'Through', format: 'dropdown', options: ['Phone', 'Mail'] }, 3),
  aCustomField({ name: 'Fault', format: 'text' }, 4),
];
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => answerTicketForms(network, { fields }));

/** Pastes into a field of the edit form. */
async function typeInto(label: RegExp, text: string) {
  const view = openTicketForm(EDIT);
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  return { ...view, field };
}

/** The same, and saves. */
async function saveWith(label: RegExp, text: string) {
  const view = await typeInto(label, text);
  await view.user.click(press('Update Ticket'));
  return view;
}

/** The field shows the error, nothing is sent, and the input stays. */
function expectRefused(field: HTMLElement, sentence: string, text: string) {
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field).toHaveValue(text);
  expect(network.calls(updateTicket)).toHaveLength(0);
}

test.each([
  [
    'a label of 33 characters',
    /^Label/,
    'x'.repeat(33),
    'Label should not be more than 32 characters!',
    '32',
  ],
  [
    'a label of 33 characters with signs of two units',
    /^Label/,
    '🛗'.repeat(33),
    'Label should not be',
    '32',
  ],
  ['a summary of 501 characters', /^Summary/, 'x'.repeat(501), CHECK, '500'],
  [
    'a description of 100,000 characters',
    /^Description/,
    'x'.repeat(100_000),
    CHECK,
    String(DESCRIPTION_MAX_LENGTH),
  ],
  ['a custom value of 2,001 characters', /^Fault/, 'x'.repeat(2001), CHECK, '2000'],
])('%s shows an error before anything is sent, and stays as typed', async (_, label, text, message, max) => {
  const { field } = await saveWith(label, text);
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
  expectRefused(field, `no more than ${max} characters`, text);
});

test('a label that is too long and an empty field: both messages are shown, each once', async () => {
  const { user } = openTicketForm(EDIT);
  fireEvent.change(await screen.findByLabelText(/^Label/), { target: { value: 'x'.repeat(33) } });
  fireEvent.change(screen.getByLabelText(/^Summary/), { target: { value: '' } });
  await user.click(press('Update Ticket'));
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(screen.getByText('Label should not be more than 32 characters!')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${REQUIRED}Label should not be more than 32 characters!`,
  );
  expect(network.calls(updateTicket)).toHaveLength(0);
});

test.each([
  ['a label of 32', /^Label/, 'x'.repeat(32), 'label'],
  ['a label of 32 signs of two units', /^Label/, '🛗'.repeat(32), 'label'],
  ['a summary of 500', /^Summary/, 'x'.repeat(500), 'summary'],
  ['a description at the limit', /^Description/, 'x'.repeat(DESCRIPTION_MAX_LENGTH), 'description'],
])('%s is sent', async (_, label, text, name) => {
  await saveWith(label, text);
  await waitFor(() => expect(network.calls(updateTicket)[0]?.body).toMatchObject({ [name]: text }));
});

test.each([
  ['HTML', '<img src=x onerror=alert(1)><b>bold</b>'],
  ['a formula', '=1+1'],
  ['another formula', '@SUM(A1:A9)'],
  ['quotes and backslashes', `"O'Neill" \\ %00 {{x}}`],
  ['other scripts', 'लिफ्ट बंद है ₹ مرحبا'],
])('%s in a text is shown and sent as typed', async (_, text) => {
  network.answer(readTicket, { ...ticketFixture, summary: text });
  const { user, field } = await typeInto(/^Description/, text);
  expect(field).toHaveValue(text);
  expect(screen.getByLabelText(/^Summary/)).toHaveValue(text);
  await user.click(press('Update Ticket'));
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(network.calls(updateTicket)[0]?.body).toMatchObject({ summary: text, description: text });
});

test.each([
  ['Close Date', 'The close date must not be before the start date.'],
  ['Target Date', 'The target date must not be before the start date.'],
])('a %s before the start shows an error, and nothing is sent', async (label, sentence) => {
  const { user, setDay } = openTicketForm(EDIT);
  await screen.findByLabelText('Ticket key');
  await setDay(label, '12/31/2025');
  await user.click(press('Update Ticket'));
  expect(await screen.findByText(CHECK)).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(formatUsDate('2025-12-31'));
  expect(network.calls(updateTicket)).toHaveLength(0);
});

test.each([
  ['a word for a number', /^Floor/, 'third', 'A valid integer is required.'],
  ['a fraction for a number', /^Floor/, '1.5', 'A valid integer is required.'],
])(
  'a custom value of a wrong format, %s, shows an error and nothing is sent',
  async (_, label, text, sentence) => {
    const { field } = await saveWith(label, text);
    expect(await screen.findByText(CHECK)).toBeVisible();
    expectRefused(field, sentence, text);
  },
);

test('a stored value that is no longer an option stays, and can be saved again', async () => {
  const through = { id: 3, name: 'Through', format: 'dropdown', options: ['Fax'] } as const;
  const stored = { custom_field: { ...through, options: ['Fax'] }, value: 'Fax' };
  network.answer(readTicket, { ...ticketFixture, custom_field_values: [stored] });
  const { user } = openTicketForm(EDIT);
  await screen.findByLabelText('Ticket key');
  await user.click(press('Update Ticket'));
  await waitFor(() => expect(network.calls(updateTicket)).toHaveLength(1));
});

test('an assignee who is no longer an employee must be chosen again, also from a draft', async () => {
  const first = openTicketForm(EDIT);
  await screen.findByLabelText('Ticket key');
  await first.choose('Assignee', 'ben.miller');
  first.unmount();
  const key = Object.keys(localStorage).find((name) => name.includes('draft')) ?? '';
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('ben.miller', 'gone.person'));
  const { user } = openTicketForm(EDIT);
  await screen.findByText('Unsaved changes restored');
  await user.click(press('Update Ticket'));
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Assignee/ })).toBeInvalid();
  expect(network.calls(updateTicket)).toHaveLength(0);
});

test('a double click creates once', async () => {
  const later = deferred<typeof ticketFixture>();
  network.answer(createTicket, () => later.promise);
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.user.dblClick(press('Create Ticket'));
  await view.user.keyboard('{Enter}');
  await act(async () => later.resolve(ticketFixture));
  expect(await screen.findByText('Ticket created successfully !!!')).toBeVisible();
  expect(network.calls(createTicket)).toHaveLength(1);
});

test('the form works with a back end without custom fields of tickets', async () => {
  network.answer(customFieldsByType, []);
  openTicketForm(EDIT);
  expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
  expect(screen.queryByLabelText('Floor')).not.toBeInTheDocument();
});
