import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketRow, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { shownKeys } from '../testing/openTicketList';
import { CustomerTickets } from './CustomerTickets';

const network = fakeNetwork();

function open() {
  signedIn();
  const element = <CustomerTickets customerId={502} customerName="acme.flats" />;
  return renderRoutes([{ path: '/customer', element }], '/customer?userId=502');
}

test.each(['pages', 'bare'] as const)(
  'the newest tickets of the customer, linked, on a server that answers %s',
  async (as) => {
    const newestFirst = many(aTicketRow, 7).toReversed();
    network.answerList(employeeTicketList, newestFirst, { as });
    open();
    expect(await screen.findByRole('link', { name: 'ELV-1007' })).toHaveAttribute('href', '/ticket/ELV-1007');
    expect(shownKeys()).toHaveLength(5);
    expect(screen.queryByRole('columnheader', { name: 'Action' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All tickets (7)' })).toHaveAttribute(
      'href',
      '/customers_raised_issues?customerName=acme.flats',
    );
    expect(network.calls(employeeTicketList)[0]?.query).toMatchObject({ assignee_name: 'acme.flats' });
  },
);

test('a customer without tickets', async () => {
  network.answerList(employeeTicketList, []);
  open();
  expect(await screen.findByText('No tickets of this customer')).toBeVisible();
});

test('tickets that cannot be loaded can be retried', async () => {
  network.offline(employeeTicketList);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
  network.answerList(employeeTicketList, many(aTicketRow, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'ELV-1001' })).toBeVisible();
});
