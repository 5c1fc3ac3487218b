import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { listFiles, putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import { readTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  addTicketComment,
  confirmClosing,
  ticketComments,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { aCustomField, aTicketDetails, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor, within } from '@testing-library/react';
import { drain } from '../outbox/drain';
import { enqueue } from '../outbox/outbox';
import { closeOutbox } from '../outbox/outboxDatabase';
import { listItems } from '../outbox/outboxItems';
import { ticketPath } from '../paths';
import { aStoredFile, newPhone } from '../testing/outboxPage';
import { openScreen, untilSent } from '../testing/openScreen';

const network = fakeNetwork();
// Each test has its own ticket: what the test before still sends is of another one.
let ticket_id = 7;
beforeEach(async () => {
  ticket_id += 1;
  await drain();
  await closeOutbox();
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
  network.answerList(ticketComments, []);
});

/** How long the outbox may take to send. */
const SENT = { timeout: 5_000 };

const ticket = (changes: Parameters<typeof aTicketDetails>[0] = {}) =>
  aTicketDetails({ ticket_id, assignee_id: 4, status: 'Open', version: 2, ...changes });

function openTicket(changes: Parameters<typeof aTicketDetails>[0] = {}) {
  network.answer(readTicket, ticket(changes));
  return openScreen(ticketPath(ticket_id));
}

test('a ticket of a sealed lift says so beside the lift (R1368)', async () => {
  openTicket({ elevator_name: 'AA1', elevator_sealed_at: '2031-01-07T08:00:00.000Z' });
  const lift = await screen.findByRole('link', { name: 'AA1' });
  expect(lift.closest('dd')).toHaveTextContent('AA1 Sealed');
});

test('the status changes at once and is sent with the version that was seen (R1399)', async () => {
  network.answer(updateTicket, ticket({ status: 'InProgress', version: 3 }));
  const { user } = openTicket();
  await user.click(await screen.findByRole('radio', { name: 'InProgress' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'InProgress' })).toBeChecked());
  await waitFor(
    () => expect(network.calls(updateTicket)).toMatchObject([{ body: { status: 'InProgress', version: 2 } }]),
    SENT,
  );
  await untilSent();
});

test('closing asks for the resolution and the required fields, and sends all of it at once (R370, R1440)', async () => {
  const cause = aCustomField({
    id: 31,
    name: 'Cause',
    is_required: true,
    format: 'dropdown',
    options: ['Dust', 'Wear'],
  });
  network.answer(customFieldsByType, [cause, aCustomField({ id: 32, name: 'Remark', is_required: false })]);
  network.answer(updateTicket, ticket({ status: 'Closed', resolution: 'CompletedToSpec', version: 3 }));
  const { user } = openTicket();
  await user.click(await screen.findByRole('radio', { name: 'Closed' }));
  const form = within(await screen.findByRole('form', { name: 'Close the ticket' }));
  expect(form.queryByLabelText('Remark')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Close it' }));
  expect(form.getAllByText('This field is required.')).toHaveLength(2);
  await waitFor(() => expect(form.getByRole('radio', { name: 'Unresolved' })).toHaveFocus());
  expect(network.calls(updateTicket)).toEqual([]);
  await user.click(form.getByRole('radio', { name: 'CompletedToSpec' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Cause' }), 'Wear');
  await user.click(form.getByRole('button', { name: 'Close it' }));
  await screen.findByRole('button', { name: 'Confirm the closing' });
  const custom_field_values = [{ custom_field: 31, customised_type: 'ticket', value: 'Wear' }];
  await waitFor(
    () =>
      expect(network.calls(updateTicket)).toMatchObject([
        { body: { status: 'Closed', resolution: 'CompletedToSpec', custom_field_values, version: 2 } },
      ]),
    SENT,
  );
  await untilSent();
});

test('a technician who does not close the ticket goes back to its status', async () => {
  network.answer(customFieldsByType, []);
  network.answer(updateTicket, ticket());
  const { user } = openTicket();
  await user.click(await screen.findByRole('radio', { name: 'Closed' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('form', { name: 'Close the ticket' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked();
  expect(network.calls(updateTicket)).toEqual([]);
});

test('its photos are listed, also one that is not sent yet (R1399)', async () => {
  network.offline(putFile);
  network.answer(listFiles, {
    files: [aStoredFile({ name: 'door.jpg', owner_id: ticket_id })],
    zip_url: '/zip',
  });
  openTicket();
  const photos = within(await screen.findByRole('list', { name: 'Photos and documents' }));
  expect(photos.getByRole('link', { name: 'door.jpg' })).toHaveAttribute('href', '/f');
  const fields = { owner: 'ticket', owner_id: ticket_id, name: 'rope.jpg', sha256: 'a'.repeat(64) } as const;
  await act(() => enqueue({ kind: 'file', fields, content: new Blob(['the bytes']) }));
  expect(await photos.findByText('rope.jpg')).toBeVisible();
  expect(photos.getByText('not sent yet')).toBeVisible();
});

test('a comment that the server does not take now is shown as not sent', async () => {
  network.fail(addTicketComment, 503);
  const { user } = openTicket();
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'The belt is worn');
  await user.click(screen.getByRole('button', { name: 'Add the comment' }));
  expect(await screen.findByText(/not sent yet$/)).toBeVisible();
  expect(screen.getByText('The belt is worn')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  await untilSent();
});

test('a comment that was sent stays, once, also if the list cannot be fetched again (R1416)', async () => {
  const sent = { comment_id: 5, at: new Date().toISOString(), who: 'ravi', who_full_name: null, mine: true };
  network.answer(addTicketComment, { ...sent, text: 'The belt is worn' });
  const { user } = openTicket();
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'The belt is worn');
  network.offline(ticketComments);
  await user.click(screen.getByRole('button', { name: 'Add the comment' }));
  await waitFor(() => expect(network.calls(addTicketComment)).toHaveLength(1), SENT);
  await waitFor(() => expect(screen.queryByText(/not sent yet$/)).toBeNull(), SENT);
  expect(screen.getAllByText('The belt is worn')).toHaveLength(1);
  await untilSent();
});

test('a comment that is added with a double tap is stored once', async () => {
  network.fail(addTicketComment, 503);
  const { user } = openTicket();
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'The belt is worn');
  await user.dblClick(screen.getByRole('button', { name: 'Add the comment' }));
  expect(await screen.findByText(/not sent yet$/)).toBeVisible();
  const stored = await act(() => listItems());
  expect(stored.filter(({ params }) => params['ticket_id'] === ticket_id)).toHaveLength(1);
  await untilSent();
});

test('a closed ticket is confirmed with the code of the customer (R848)', async () => {
  network.answer(confirmClosing, { detail: 'Confirmed.' });
  const { user } = openTicket({ status: 'Closed', closing_confirmed_at: null });
  await user.type(
    await screen.findByRole('textbox', { name: 'The code that the customer received' }),
    ' 123456 ',
  );
  await user.click(screen.getByRole('button', { name: 'Confirm the closing' }));
  await waitFor(
    () => expect(network.calls(confirmClosing)).toMatchObject([{ body: { otp: '123456' } }]),
    SENT,
  );
});

test('no code is asked for when none was sent (R848)', async () => {
  openTicket({ status: 'Closed', closing_confirmed_at: null, awaits_code: false });
  expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'The code that the customer received' })).toBeNull();
});

test('another code is sent in place of a wrong one (R1413)', async () => {
  network.fail(confirmClosing, 400, { otp: ['The one-time code is wrong or has expired.'] });
  const { user } = openTicket({ status: 'Closed', closing_confirmed_at: null });
  const code = await screen.findByRole('textbox', { name: 'The code that the customer received' });
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Confirm the closing' }));
  await untilSent();
  await user.clear(code);
  network.answer(confirmClosing, { detail: 'Confirmed.' });
  await user.type(code, '222222');
  await user.click(screen.getByRole('button', { name: 'Confirm the closing' }));
  await untilSent();
  expect(network.calls(confirmClosing).at(-1)?.body).toEqual({ otp: '222222' });
  expect(await act(() => listItems())).toEqual([]);
});

test('a close that was refused is open again, and another one is sent in its place (R1413)', async () => {
  network.answer(customFieldsByType, []);
  network.fail(updateTicket, 400, { custom_field_values: ['Cause is required.'] });
  const { user } = openTicket();
  await user.click(await screen.findByRole('radio', { name: 'Closed' }));
  await user.click(await screen.findByRole('radio', { name: 'CompletedToSpec' }));
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  await untilSent();
  expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked();
  network.answer(updateTicket, ticket({ status: 'Closed', resolution: 'CompletedToSpec', version: 3 }));
  await user.click(screen.getByRole('radio', { name: 'Closed' }));
  await user.click(await screen.findByRole('radio', { name: 'CompletedToSpec' }));
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  await untilSent();
  expect(await act(() => listItems())).toEqual([]);
});

test('who is not assigned has no status to change', async () => {
  openTicket({ assignee_id: 5 });
  expect(
    await screen.findByText('The status can be changed by the technician to whom the ticket is assigned.'),
  ).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Status' })).toBeNull();
});
