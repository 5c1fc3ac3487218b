import { readTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketMessages } from '@smart-elevator/shared-api/contract/tickets/messages';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const EDIT = '/edit_Open_ticket?ticketId=9';
const CHANGED = 'This ticket was changed in the meantime';
const trapped = aCustomField({ name: 'Trapped', format: 'boolean' }, 1);

beforeEach(() => answerTicketForms(network, { fields: [trapped] }));

/** A server on which somebody else has saved `changes`: it accepts only updates with that version. */
function storedMeanwhile(changes: Partial<TicketDetails>) {
  const current: TicketDetails = { ...ticketFixture, ...changes, version: 4 };
  network.answer(updateTicket, ({ body }) => {
    const { version } = body as { version?: number };
    if (version === 4) return { ...current, version: 5 };
    return new FakeResponse(409, {
      detail: ticketMessages.changedMeanwhile,
      current,
      changed_by: 'ben.miller',
      changed_at: '2026-11-21T12:00:00.000Z',
    });
  });
  return current;
}

const save = async (user: ReturnType<typeof openTicketForm>['user']) =>
  user.click(screen.getByRole('button', { name: 'Update Ticket' }));
const bodies = () => network.calls(updateTicket).map(({ body }) => body);

async function change(summary: string, address = EDIT) {
  const view = openTicketForm(address);
  const field = await screen.findByLabelText(/^Summary/);
  await view.user.clear(field);
  await view.user.type(field, summary);
  return view;
}

test('two users change the same field: the second sees both values, and nothing is stored yet', async () => {
  storedMeanwhile({ summary: 'Theirs', priority: 'Low' });
  const { user, address } = await change('Mine');
  await save(user);
  const dialog = within(await screen.findByRole('dialog', { name: CHANGED }));
  expect(dialog.getByText(/^ben\.miller saved it on 11\/21\/2026/)).toBeVisible();
  const fields = dialog.getAllByRole('group');
  expect(fields.map((field) => within(field).getByText(/Summary|Priority/).textContent)).toEqual(['Summary']);
  expect(dialog.getByRole('radio', { name: 'Theirs Theirs' })).not.toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
  expect(address()).toBe(EDIT);
  expect(bodies()).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['yours', 'Keep all yours', 'Mine'],
  ['theirs', 'Keep all theirs', 'Theirs'],
])('keeping all %s saves them with the current version', async (_, button, summary) => {
  storedMeanwhile({ summary: 'Theirs', priority: 'Low' });
  const { user, address } = await change('Mine');
  await save(user);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/all_open_tickets'));
  // A field that only the other user has changed is not reverted.
  expect(bodies().at(-1)).toMatchObject({ summary, priority: 'Low', version: 4 });
});

test('values can be chosen field by field', async () => {
  storedMeanwhile({
    summary: 'Theirs',
    label: 'Their label',
    custom_field_values: [{ custom_field: trapped, value: 'false' }],
  });
  const { user } = await change('Mine');
  await user.type(screen.getByLabelText(/^Label/), '!');
  await user.click(screen.getByRole('checkbox', { name: 'Trapped' }));
  await save(user);
  const label = within(await screen.findByRole('group', { name: 'Label' }));
  await user.click(label.getByRole('radio', { name: /^Theirs/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Ticket updated successfully !!!');
  expect(bodies().at(-1)).toMatchObject({
    summary: 'Mine',
    label: 'Their label',
    custom_field_values: [{ custom_field: 1, value: 'true' }],
    version: 4,
  });
});

test('two users change different fields: both are kept, without a question', async () => {
  storedMeanwhile({ priority: 'Low' });
  const { user } = await change('Mine');
  await save(user);
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(bodies()).toHaveLength(2);
  expect(bodies().at(-1)).toMatchObject({ summary: 'Mine', priority: 'Low', version: 4 });
});

test('the dialog can be closed: all input stays', async () => {
  storedMeanwhile({ summary: 'Theirs' });
  const { user } = await change('Mine');
  await save(user);
  const dialog = within(await screen.findByRole('dialog', { name: CHANGED }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Mine');
  await save(user);
  expect(await screen.findByRole('dialog', { name: CHANGED })).toBeVisible();
});

test('a draft stores the version that it started from', async () => {
  const first = await change('Mine');
  first.unmount();
  network.answer(readTicket, storedMeanwhile({ summary: 'Theirs' }));
  const { user } = openTicketForm(EDIT);
  await screen.findByText('Unsaved changes restored');
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Mine');
  await save(user);
  expect(await screen.findByRole('radio', { name: 'Theirs Theirs' })).toBeVisible();
  expect(bodies()[0]).toMatchObject({ version: 3 });
});

test('/update_ticket asks too, and stays open', async () => {
  storedMeanwhile({ summary: 'Theirs' });
  const { user, address } = await change('Mine', '/update_ticket?ticketId=9');
  await save(user);
  expect(await screen.findByRole('dialog', { name: CHANGED })).toBeVisible();
  expect(address()).toBe('/update_ticket?ticketId=9');
});

test.each([
  ['a back end that returns no version', { ...ticketFixture, version: undefined }, undefined],
  ['ours', ticketFixture, 3],
])('%s gets the version that it returned', async (_, ticket, version) => {
  network.answer(readTicket, ticket);
  const { user } = await change('Mine');
  await save(user);
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect((bodies()[0] as { version?: number }).version).toBe(version);
});

test('a 409 without a ticket is an ordinary failure', async () => {
  network.fail(updateTicket, 409, { detail: 'Conflict.' });
  const { user } = await change('Mine');
  await save(user);
  expect(await screen.findByText('Some error/Server error occured, can not update the ticket')).toBeVisible();
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Mine');
});
