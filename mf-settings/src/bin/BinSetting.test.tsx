import { screen, waitFor, within } from '@testing-library/react';
import { deletedTicketList, restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import type { DeletedTicket } from '@smart-elevator/shared-api/contract/tickets/ticketBin';
import { aTicketDetails, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { BinSetting } from './BinSetting';

const network = fakeNetwork();

const aDeletedTicket = (changes: Partial<DeletedTicket>, n: number): DeletedTicket => ({
  ticket_id: n,
  ticket_key: `ELV-${1000 + n}`,
  summary: `Door ${n} does not close`,
  deleted_at: '2026-03-02T12:00:00.000Z',
  deleted_by: 'lift_dealer',
  days_left: n,
  ...changes,
});
const tickets = many(aDeletedTicket, 7);

function open() {
  signedIn();
  return renderRoutes([{ path: '/', element: <BinSetting /> }], '/');
}
const rows = () => screen.findAllByRole('listitem');

test('each deleted ticket shows its key, its summary, who deleted it and when, and the days left, by page', async () => {
  network.answerList(deletedTicketList, tickets);
  const { user } = open();
  expect(await rows()).toHaveLength(5);
  const first = within(screen.getByText('ELV-1001 Door 1 does not close').closest('li') ?? document.body);
  expect(
    first.getByText(`Deleted by lift_dealer, ${formatDateTime('2026-03-02T12:00:00.000Z')}`),
  ).toBeVisible();
  expect(first.getByText('1 day left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('ELV-1007 Door 7 does not close')).toBeVisible();
  expect(screen.getByText('7 days left')).toBeVisible();
});

test('Restore sends once, shows a message, and the ticket leaves the bin', async () => {
  network.answerList(deletedTicketList, tickets.slice(0, 2));
  network.answer(restoreTicket, () => {
    network.answerList(deletedTicketList, tickets.slice(1, 2));
    return aTicketDetails();
  });
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Restore ticket ELV-1001' }));
  expect(await screen.findByText('Ticket ELV-1001 restored')).toHaveAttribute('role', 'status');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(network.calls(restoreTicket).map(({ params }) => params)).toEqual([{ ticket_id: '1' }]);
});

test('a ticket that is gone for good leaves the bin, with a message', async () => {
  network.answerList(deletedTicketList, tickets.slice(0, 1));
  const { user } = open();
  const restore = await screen.findByRole('button', { name: 'Restore ticket ELV-1001' });
  network.fail(restoreTicket, 404, { detail: 'Not found.' });
  network.answerList(deletedTicketList, []);
  await user.click(restore);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ticket ELV-1001 could not be restored. It no longer exists.',
  );
  expect(await screen.findByText('No deleted tickets')).toBeVisible();
});

test('a bin that cannot be loaded shows a message and can be retried', async () => {
  network.offline(deletedTicketList);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The deleted tickets could not be loaded');
  network.answerList(deletedTicketList, tickets.slice(0, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
