import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  employeeTicketList,
  readTicket,
  readTicketByKey,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { anEmployee, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseFilter, filterControl } from '@smart-elevator/shared-ui/testing/openFilter';
import { openTicketPage } from '../testing/openTicketPage';
import { ticketFixture, formatUsDate } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const open = (changes?: Partial<TicketDetails>) => openTicketPage(network, changes);

const sent = (at = 0) => network.calls(updateTicket)[at]?.body;
const head = () => screen.findByRole('region', { name: 'Ticket summary' });

test('an unassigned ticket gets a technician, and Undo makes it unassigned again', async () => {
  const { user } = open({ assignee_name: null });
  await chooseFilter(user, 'Assignee', 'ben.miller');
  expect(await screen.findByText('ELV-1009: Assignee is now ben.miller')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('ELV-1009: Assignee is now Unassigned')).toBeVisible();
  expect([sent(0), sent(1)]).toMatchObject([{ assignee: 32 }, { assignee: null }]);
});

test.each([
  ['deleted', []],
  ['deactivated', [anEmployee({ username: 'left.us', user_id: 33, is_active: false })]],
])(
  'a ticket of a technician who was %s since cannot get them back: the reason is shown, and no Undo',
  async (_, former) => {
    const { user } = open({ assignee_name: 'left.us' });
    network.answerList(employeeList, [anEmployee({ username: 'ben.miller', user_id: 32 }), ...former]);
    await chooseFilter(user, 'Assignee', 'ben.miller');
    expect(
      await screen.findByText(
        'ELV-1009: Assignee is now ben.miller. left.us is not an active technician, so this cannot be undone.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
);

test('a deleted technician whose user name is somebody else’s now stays the assignee, until the other one is chosen', async () => {
  const { user } = open({ assignee_name: 'ben.miller', assignee_id: 12 });
  expect(await screen.findByText('ben.miller (deleted)')).toBeVisible();
  await chooseFilter(user, 'Priority', 'Low');
  await screen.findByText('ELV-1009: Priority is now Low');
  await chooseFilter(user, 'Assignee', 'ben.miller');
  await screen.findByText(
    /^ELV-1009: Assignee is now ben\.miller\. ben\.miller \(deleted\) is not an active/,
  );
  expect([sent(0), sent(1)]).toMatchObject([{ priority: 'Low', assignee: 12 }, { assignee: 32 }]);
});

test('a refused value of another field is shown with its label', async () => {
  const { user } = open({ assignee_name: 'left.us' });
  network.fail(updateTicket, 400, { assignee: ['This field is required.'] });
  await chooseFilter(user, 'Priority', 'Low');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'ELV-1009: Priority was not changed. Assignee: This field is required.',
  );
  expect(sent()).toMatchObject({ assignee_name: 'left.us', priority: 'Low' });
});

test('a passenger who was freed is saved at once, and Undo takes it back', async () => {
  const { user } = open({ entrapment: true });
  const trapped = await screen.findByRole('checkbox', { name: 'Passenger trapped' });
  expect(trapped).toBeChecked();
  await user.click(trapped);
  expect(await screen.findByText('ELV-1009: Passenger trapped is now No')).toBeVisible();
  expect(trapped).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('ELV-1009: Passenger trapped is now Yes')).toBeVisible();
  expect([sent(0), sent(1)]).toMatchObject([{ entrapment: false }, { entrapment: true }]);
});

test('a trapped passenger makes the ticket Critical and due today; Undo and unticking restore it (R367)', async () => {
  const { user } = open({ entrapment: false, priority: 'Low', status: 'Open' });
  const trapped = await screen.findByRole('checkbox', { name: 'Passenger trapped' });
  await user.click(trapped);
  await screen.findByText('ELV-1009: Passenger trapped is now Yes');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('ELV-1009: Passenger trapped is now No');
  await user.click(trapped);
  await waitFor(() => expect(sent(2)).toBeDefined());
  await user.click(trapped);
  await waitFor(() => expect(sent(3)).toBeDefined());
  const urgent = { entrapment: true, priority: 'Critical', target_date: localDay() };
  const former = { entrapment: false, priority: 'Low', target_date: ticketFixture.target_date };
  expect([sent(0), sent(1), sent(2), sent(3)]).toMatchObject([urgent, former, urgent, former]);
});

test('on a back end without that field there is no checkbox', async () => {
  const { user } = open({ entrapment: undefined });
  await filterControl(user, 'Status');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the start date and the close date are saved at once, and a close date can be undone to none', async () => {
  const { user } = open();
  const setDay = async (label: string, typed: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  };
  await setDay('Start Date', formatUsDate(addDays(ticketFixture.start_date, 1)));
  await waitFor(() => expect(sent(0)).toMatchObject({ start_date: addDays(ticketFixture.start_date, 1) }));
  await setDay('Close Date', '12/31/2030');
  expect(await screen.findByText('ELV-1009: Close Date is now 12/31/2030')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  expect(await screen.findByText('ELV-1009: Close Date is now (nothing)')).toBeVisible();
  expect([sent(1), sent(2)]).toMatchObject([{ close_date: '2030-12-31' }, { close_date: null }]);
});

test('on a slow server a second change waits for the first and keeps it', async () => {
  const { user } = open();
  const slow = deferred<TicketDetails>();
  network.answer(updateTicket, () => slow.promise);
  await chooseFilter(user, 'Status', 'OnHold');
  await chooseFilter(user, 'Priority', 'Low');
  expect(network.calls(updateTicket)).toHaveLength(1);
  const onHold = { ...ticketFixture, status: 'OnHold' as const, version: 4 };
  network.answer(readTicketByKey, onHold);
  network.answer(updateTicket, { ...onHold, priority: 'Low', version: 5 });
  await act(async () => slow.resolve(onHold));
  expect(await screen.findByText('ELV-1009: Priority is now Low')).toBeVisible();
  expect(sent(1)).toMatchObject({ status: 'OnHold', priority: 'Low', version: 4 });
});

test('shows the reason why a target date was refused, and the stored date', async () => {
  const { user } = open();
  network.fail(updateTicket, 400, { target_date: ['The target date must not be before the start date.'] });
  const field = await screen.findByLabelText('Target Date');
  await user.clear(field);
  await user.type(field, '01/01/2020{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'ELV-1009: Target Date was not changed. The target date must not be before the start date.',
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Target Date')).toHaveValue(formatUsDate(ticketFixture.target_date)),
  );
});

test('a change that did not arrive can be sent again', async () => {
  const { user } = open();
  network.offline(updateTicket);
  await chooseFilter(user, 'Priority', 'Critical');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(updateTicket, { ...ticketFixture, priority: 'Critical' });
  await user.click(again);
  expect(await screen.findByText('ELV-1009: Priority is now Critical')).toBeVisible();
});

test('where somebody else changed the same field, the dealer chooses', async () => {
  const { user } = open();
  const current = { ...ticketFixture, status: 'Accepted' as const, version: 8 };
  network.answer(
    updateTicket,
    () =>
      new FakeResponse(409, {
        detail: 'Changed.',
        current,
        changed_by: 'anita.rao',
        changed_at: '2026-03-01T10:00:00.000Z',
      }),
  );
  await chooseFilter(user, 'Status', 'OnHold');
  const dialog = await screen.findByRole('dialog', { name: 'This ticket was changed in the meantime' });
  expect(within(dialog).getByRole('radio', { name: /Theirs Accepted/ })).not.toBeChecked();
  network.answer(updateTicket, { ...current, status: 'OnHold', version: 9 });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('ELV-1009: Status is now OnHold')).toBeVisible();
  expect(sent(1)).toMatchObject({ status: 'OnHold', version: 8 });
});

test('a ticket that was deleted meanwhile is gone after the next change', async () => {
  const { user } = open();
  await filterControl(user, 'Status');
  network.fail(readTicketByKey, 404, { detail: 'Not found.' });
  network.fail(updateTicket, 404, { detail: 'Not found.' });
  network.answerList(employeeTicketList, []);
  await chooseFilter(user, 'Status', 'Closed');
  expect(await screen.findByText('This ticket does not exist')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('a failed load can be tried again; on a server without a call by key the ticket is found in the list', async () => {
  const { user } = open();
  network.fail(readTicketByKey, 500);
  expect(await screen.findByRole('alert')).toHaveTextContent('The ticket could not be loaded');
  network.fail(readTicketByKey, 404);
  network.answerList(employeeTicketList, [aTicketRow({ ticket_id: 9, ticket_key: 'ELV-1009' })], {
    as: 'bare',
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await head()).toHaveTextContent('Door does not close');
  expect(network.calls(readTicket)[0]?.params).toEqual({ ticket_id: '9' });
});

test('closing without a required custom field is refused, and the form can be opened to fill it in (R370)', async () => {
  const { user, address } = open({ status: 'Open' });
  network.fail(updateTicket, 400, { custom_field_values: ['Floor: This field is required.'] });
  await chooseFilter(user, 'Status', 'Closed');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'ELV-1009: Status was not changed. Floor: This field is required.',
  );
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(address()).toBe('/editTicket/ELV-1009?status=Closed');
});
