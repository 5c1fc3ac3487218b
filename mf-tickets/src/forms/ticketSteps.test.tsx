import { dealerTicketList, readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const from = { address: '/all_open_tickets?page=2', title: 'All Open tickets' };

beforeEach(() => {
  answerTicketForms(network);
  network.answerList(dealerTicketList, many(aTicketRow, 28));
  network.answer(readTicket, ({ params }) => ({
    ...ticketFixture,
    ticket_id: Number(params['ticket_id']),
    ticket_key: `ELV-${params['ticket_id']}`,
  }));
});

async function open(address: string, state?: unknown) {
  const view = openTicketForm('/elsewhere');
  await act(() => view.router.navigate(address, { state }));
  return view;
}

test('a ticket opened from a list leads to the next and the previous one of it, and back to the list', async () => {
  const { user, address } = await open('/edit_Open_ticket?ticketId=7', { from, tickets: [9, 7, 4] });
  const steps = screen.getByRole('navigation', { name: 'Tickets of the list' });
  await waitFor(() => expect(steps).toHaveTextContent('27 of 28'));
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-keyshortcuts', 'k');
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('aria-keyshortcuts', 'j');
  await user.click(next);
  expect(address()).toBe('/edit_Open_ticket?ticketId=4');
  expect(await screen.findByDisplayValue('ELV-4')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'All Open tickets' })).toHaveAttribute('href', from.address);
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(address()).toBe('/edit_Open_ticket?ticketId=7');
});

test('the steps go over the edges of the page: the way back then leads to the other page', async () => {
  const keys = Array.from({ length: 25 }, (_, at) => 100 + at);
  const search = '/all_open_tickets?search=doors&sort=label';
  const { user, address } = await open('/edit_Open_ticket?ticketId=124', {
    from: { ...from, address: search },
    tickets: keys,
  });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(address()).toBe('/edit_Open_ticket?ticketId=26');
  const asked = network.calls(dealerTicketList).map(({ query }) => query);
  expect(asked).toContainEqual(
    expect.objectContaining({
      status: 'Open',
      search: 'doors',
      ordering: 'label',
      page: '2',
      page_size: '25',
    }),
  );
  expect(screen.getByRole('link', { name: 'All Open tickets' })).toHaveAttribute('href', `${search}&page=2`);
  expect(screen.getByRole('navigation', { name: 'Tickets of the list' })).toHaveTextContent('26 of 28');
  await user.click(await screen.findByRole('link', { name: 'Previous' }));
  expect(address()).toBe('/edit_Open_ticket?ticketId=25');
  expect(screen.getByRole('link', { name: 'All Open tickets' })).toHaveAttribute('href', search);
});

test.each([
  ['by a deep link', undefined],
  ['from a page without its tickets', { from }],
  ['with the state of another page', { from, tickets: 'all' }],
  ['from a list that no longer has it', { from, tickets: [1, 2] }],
])('a ticket opened %s has no such links', async (_, state) => {
  await open('/edit_Open_ticket?ticketId=7', state);
  expect(await screen.findByDisplayValue('ELV-7')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Tickets of the list' })).not.toBeInTheDocument();
});
