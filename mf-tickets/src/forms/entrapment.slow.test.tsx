import {
  createTicket,
  dealerTicketList,
  savedTicketViews,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aTicketDetails, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { openTicketList } from '../testing/openTicketList';
import { answerTicketForms, formatUsDate } from '../testing/ticketFormAnswers';

const network = fakeNetwork();

test('a trapped passenger makes a new ticket Critical and due today at once (R367), and says what alarms (R1358)', async () => {
  answerTicketForms(network, {});
  const { user } = openTicketForm('/Issue');
  const box = await screen.findByRole('checkbox', { name: 'Passenger trapped' });
  const target = screen.getByLabelText(/^Target Date/);
  expect(box).not.toHaveAccessibleDescription();
  await user.click(box);
  expect(box).toHaveAccessibleDescription(/A ticket alarms nobody/);
  await screen.findByTitle('Critical');
  expect(target).toHaveValue(formatUsDate(localDay()));
  await user.click(box);
  await screen.findByTitle('Unspecified');
  expect(target).toHaveValue('');
});

test('a trapped passenger is stored with a new ticket', async () => {
  answerTicketForms(network, {});
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.user.click(screen.getByRole('checkbox', { name: 'Passenger trapped' }));
  await view.user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  await waitFor(() => expect(network.calls(createTicket)[0]?.body).toMatchObject({ entrapment: true }));
});

test.each([
  ['a passenger who is free again is saved', { entrapment: true }, true, false],
  ['the field is not sent to a back end without it', {}, false, undefined],
])('%s', async (_rule, stored, press, sent) => {
  answerTicketForms(network, { ticket: aTicketDetails({ ticket_id: 9, ...stored }) });
  const { user } = openTicketForm('/edit_Open_ticket?ticketId=9');
  const box = await screen.findByRole('checkbox', { name: 'Passenger trapped' });
  if (press) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Update Ticket' }));
  await waitFor(() => expect(network.calls(updateTicket)).toHaveLength(1));
  expect(network.calls(updateTicket)[0]?.body).toEqual(
    sent === undefined
      ? expect.not.objectContaining({ entrapment: expect.anything() })
      : expect.objectContaining({ entrapment: sent }),
  );
});

test('a trapped passenger makes a stored ticket urgent, even where the priority is only shown (R333, R367)', async () => {
  answerTicketForms(network, {
    ticket: aTicketDetails({ ticket_id: 9, entrapment: false, priority: 'Low' }),
  });
  const { user } = openTicketForm('/update_ticket?ticketId=9');
  await user.click(await screen.findByRole('checkbox', { name: 'Passenger trapped' }));
  await user.click(screen.getByRole('button', { name: 'Update Ticket' }));
  await waitFor(() =>
    expect(network.calls(updateTicket)[0]?.body).toMatchObject({
      entrapment: true,
      priority: 'Critical',
      target_date: localDay(),
    }),
  );
});

test('a list marks the ticket, and is filtered by the address', async () => {
  network.answer(savedTicketViews, []);
  network.answerList(dealerTicketList, [
    aTicketRow({ ticket_key: 'ELV-1', entrapment: true }, 1),
    aTicketRow({ ticket_key: 'ELV-2', entrapment: false }, 2),
  ]);
  openTicketList('/all_open_tickets?entrapment=Yes');
  await screen.findByRole('link', { name: 'ELV-1' });
  const [, trapped, other] = screen.getAllByRole('row');
  expect(trapped).toHaveTextContent('ELV-1 Passenger trapped');
  expect(other).not.toHaveTextContent('Passenger trapped');
  expect(network.calls(dealerTicketList)[0]?.query).toMatchObject({ entrapment: 'true' });
});
