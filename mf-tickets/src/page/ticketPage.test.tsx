import { restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import {
  dealerTicketList,
  deleteTicket,
  readTicketByKey,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketTimeline } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { SERVED_CALL_HEADER } from '@smart-elevator/shared-api/contract/endpoint';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aCustomField, aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { openTicketPage } from '../testing/openTicketPage';
import { ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const open = (changes?: Partial<TicketDetails>) => openTicketPage(network, changes);

const sent = (at = 0) => network.calls(updateTicket)[at]?.body;
const head = () => screen.findByRole('region', { name: 'Ticket summary' });

test('a ticket is read with its state, its values, its elevator, and the phone of the customer', async () => {
  const floor = aCustomField({ name: 'Floor' });
  const parts = aCustomField({ name: 'Parts', format: 'checkbox', options: ['Belt', 'Rope'] }, 2);
  const called = aCustomField({ name: 'Time of call', format: 'time' }, 3);
  const code = aCustomField({ name: 'Fault code', format: 'text' }, 4);
  open({
    custom_field_values: [
      { custom_field: floor, value: '3' },
      { custom_field: parts, value: 'Belt,Rope' },
      { custom_field: called, value: '09:40' },
      { custom_field: code, value: 'true' },
    ],
    entrapment: true,
  });
  expect(await head()).toHaveTextContent('Door does not closeOpenHighPassenger trapped');
  expect(screen.getByRole('heading', { level: 1, name: 'ELV-1009' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Door does not close' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Call Meera Iyer: +91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(await head()).toHaveTextContent(/AA1005 · Harbor Tower · .*Meera Iyer/);
  expect(screen.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute('href', '/customer?userId=41');
  expect(screen.getByRole('link', { name: 'AA1005' })).toHaveAttribute('href', '/elevator?elevatorId=5');
  expect(screen.getByText('It opens again and again.')).toBeVisible();
  expect(screen.getByText('Floor').parentElement).toHaveTextContent('Floor3');
  expect(screen.getByText('Parts').parentElement).toHaveTextContent('PartsBelt, Rope');
  expect(screen.getByText('Time of call').parentElement).toHaveTextContent('Time of call09:40 AM');
  expect(screen.getByText('Fault code').parentElement).toHaveTextContent('Fault codetrue');
  const edit = screen.getByRole('link', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', '/editTicket/ELV-1009');
  expect(edit).toHaveAttribute('aria-keyshortcuts', 'e');
});

test('the address of a deleted ticket says so at once, without other calls (R260)', async () => {
  open();
  const gone = { [SERVED_CALL_HEADER]: readTicketByKey.name };
  network.answer(readTicketByKey, () => new FakeResponse(404, { detail: 'Not found.' }, gone));
  expect(await screen.findByText('This ticket does not exist')).toBeVisible();
});

test('comments and changes are one list, the newest first; a comment of mine can be deleted', async () => {
  open();
  const entry = { field: null, old: null, new: null, text: null, mine: false, who: 'anita.rao' };
  network.answerList(ticketTimeline, [
    { ...entry, kind: 'comment', id: 4, at: '2026-03-02T10:00:00.000Z', text: 'Ordered.', mine: true },
    {
      ...entry,
      kind: 'change',
      id: 9,
      at: '2026-03-01T10:00:00.000Z',
      field: 'status',
      old: 'Open',
      new: 'OnHold',
    },
  ]);
  const list = await screen.findByRole('list', { name: 'Comments and changes' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  const [comment, change] = within(list).getAllByRole('listitem');
  expect(comment).toHaveTextContent(/Ordered\./);
  expect(within(list).getByRole('button', { name: /^Delete your comment/ })).toBeVisible();
  expect(change).toHaveTextContent('anita.rao changed Status from Open to OnHold');
  expect(screen.getByLabelText('New comment')).toBeVisible();
});

test('on a server with two lists, both are shown', async () => {
  open();
  network.fail(ticketTimeline, 404);
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Comments' })).toBeVisible();
});

test('Closed is saved at once with its close date, and Undo takes both back', async () => {
  const { user } = open();
  await chooseFilter(user, 'Status', 'Closed');
  expect(await screen.findByText('ELV-1009: Status is now Closed')).toBeVisible();
  expect(await head()).toHaveTextContent('Closed');
  expect(sent()).toMatchObject({
    status: 'Closed',
    close_date: expect.stringMatching(/^\d{4}-/),
    version: 3,
  });
  expect(sent()).toMatchObject({ summary: ticketFixture.summary, assignee: 31, priority: 'High' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('ELV-1009: Status is now Open')).toBeVisible();
  expect(sent(1)).toMatchObject({ status: 'Open', close_date: null, version: 4 });
  expect(await head()).not.toHaveTextContent('Closed');
});

test('a ticket is deleted after confirmation, which can be undone from the list that it came from', async () => {
  const { router, user, address } = open();
  const state = { from: { address: '/all_open_tickets?page=2', title: 'All Open tickets' } };
  await act(() => router.navigate('/ticket/ELV-1009', { state }));
  network.answer(deleteTicket, {});
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('ELV-1009, Doors')).toBeVisible();
  const readCalls = () => network.calls(readTicketByKey).length + network.calls(ticketTimeline).length;
  const readBefore = readCalls();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Ticket with ID 9 deleted successfully')).toBeVisible();
  // The page that is left does not ask for what is gone.
  expect(readCalls()).toBe(readBefore);
  expect(address()).toBe('/all_open_tickets?page=2');
  network.answer(restoreTicket, ticketFixture);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ticket ELV-1009 restored')).toBeVisible();
});

test('a ticket that somebody else deleted meanwhile: the page is left, with a message', async () => {
  const { router, user, address } = open();
  const state = { from: { address: '/all_open_tickets?page=2', title: 'All Open tickets' } };
  await act(() => router.navigate('/ticket/ELV-1009', { state }));
  network.fail(deleteTicket, 404, { detail: 'Not found.' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Ticket ELV-1009 could not be deleted. It no longer exists.')).toBeVisible();
  expect(address()).toBe('/all_open_tickets?page=2');
});

test('a shared link leads to the tickets before and after it among all', async () => {
  const { user, address } = open();
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(next);
  expect(address()).toBe('/ticket/ELV-4');
});

test('from a list it leads to the next ticket of the list', async () => {
  const { router, user, address } = open();
  network.answerList(dealerTicketList, many(aTicketRow, 2));
  const state = {
    from: { address: '/all_open_tickets', title: 'All Open tickets' },
    keys: ['ELV-1009', 'ELV-4'],
  };
  await act(() => router.navigate('/ticket/ELV-1009', { state }));
  expect(await screen.findByRole('link', { name: 'All Open tickets' })).toHaveAttribute(
    'href',
    '/all_open_tickets',
  );
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/ticket/ELV-4');
});

test('the ticket of an alarm leads to it, and says that its lift is sealed (R1361, R1372)', async () => {
  open({ alarm_id: 3, elevator_sealed_at: '2026-06-01T11:00:00.000Z' });
  expect(await screen.findByRole('link', { name: 'The alarm of this ticket' })).toHaveAttribute(
    'href',
    '/alarm?alarmId=3',
  );
  expect(await head()).toHaveTextContent(/Sealed since .*must not go back into service/);
});
