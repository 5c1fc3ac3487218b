import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { elevatorBuildings, userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { anElevator, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { ContractsPage } from '../amc/ContractsPage';
import { ElevatorsPage } from '../elevators/ElevatorsPage';
import { CustomerElevators } from './CustomerElevators';

const network = fakeNetwork();

function open(address = '/customer') {
  signedIn();
  return renderRoutes(
    [
      { path: '/customer', element: <CustomerElevators customerId={502} customerName="acme" /> },
      { path: '/elevators', element: <ElevatorsPage /> },
      { path: '/amc_contracts', element: <ContractsPage /> },
    ],
    address,
  );
}

test('the first elevators by building, with state, due date and reports, and a link to all', async () => {
  network.answerList(userElevators, many(anElevator, 12, { building_name: 'Acme Tower' }));
  network.answerList(contractList, []);
  open();
  const table = await screen.findByRole('table', { name: 'Elevators' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 5);
  expect(within(table).getByRole('link', { name: 'AA1001' })).toHaveAttribute(
    'href',
    '/elevator?elevatorId=1',
  );
  expect(within(table).getByRole('link', { name: 'AMC reports of elevator AA1001' })).toHaveAttribute(
    'href',
    '/view_amc_report?elevatorId=1&elevatorName=AA1001',
  );
  expect(table).toHaveTextContent('Acme Tower');
  expect(screen.getByRole('link', { name: 'All elevators (12)' })).toHaveAttribute(
    'href',
    '/elevators?customer=502&customerName=acme',
  );
  const [call] = network.calls(userElevators);
  expect(call?.params).toEqual({ user_id: '502' });
  expect(call?.query).toMatchObject({ ordering: 'building_name' });
});

test.each(['pages', 'bare'] as const)(
  'only the contracts of the customer, and what is due, on a server that answers %s',
  async (as) => {
    network.answerList(userElevators, []);
    network.answerList(
      contractList,
      [
        aContract({ customer_id: 502, value_rupees: 125_000, paid: false }, 1),
        ...(as === 'bare' ? [aContract({ customer_id: 9, value_rupees: 7_000 }, 2)] : []),
      ],
      { as },
    );
    open();
    const table = await screen.findByRole('table', { name: 'AMC Contracts' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(table).toHaveTextContent('1,25,000');
    expect(table).toHaveTextContent('Not paid');
    expect(network.calls(contractList)[0]?.query).toMatchObject({ customer: '502' });
    expect(screen.getByRole('link', { name: 'All contracts (1)' })).toHaveAttribute(
      'href',
      '/amc_contracts?customer=502&customerName=acme',
    );
  },
);

test('a customer without elevators and contracts', async () => {
  network.answerList(userElevators, []);
  network.answerList(contractList, []);
  open();
  expect(await screen.findByText('No elevators of this customer')).toBeVisible();
  expect(await screen.findByText('No contracts of this customer')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^All/ })).not.toBeInTheDocument();
});

test('a server without contracts shows the elevators alone', async () => {
  network.answerList(userElevators, many(anElevator, 1));
  network.fail(contractList, 404, { detail: 'Not found.' });
  open();
  expect(await screen.findByRole('table', { name: 'Elevators' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'AMC Contracts' })).not.toBeInTheDocument(),
  );
});

test('all elevators of a customer: the other list comes back when the customer is removed', async () => {
  network.answerList(userElevators, many(anElevator, 1));
  network.answerList(elevatorBuildings, []);
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  const { user, address } = open('/elevators?customer=502&customerName=acme');
  expect(await screen.findByRole('heading', { name: 'AA1001' })).toBeVisible();
  expect(network.calls(userElevators)[0]?.query).toMatchObject({ customer: '502' });
  expect(await screen.findByTitle('acme')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(network.calls(userElevators).at(-1)?.query).not.toMatchObject({ customer: '502' }),
  );
  expect(address()).toBe('/elevators');
});

test('all contracts of a customer', async () => {
  network.answerList(contractList, [aContract({ customer_id: 502 }, 1), aContract({ customer_id: 9 }, 2)], {
    as: 'bare',
  });
  const { user } = open('/amc_contracts?customer=502&customerName=acme');
  const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Customer: acme' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});
