import { setLinks } from '@smart-elevator/shared-api/client/links';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { contractSums } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import {
  customerDues,
  elevatorBuildings,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { customerReports, readReport } from '@smart-elevator/shared-api/contract/reports/endpoints';
import { visitsByBuilding } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { anElevator, aReport, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { ContractsPage } from '../amc/ContractsPage';
import { ElevatorsPage } from '../elevators/ElevatorsPage';
import { browserFiles } from '../testing/browserFiles';
import { CustomerElevators } from './CustomerElevators';

const network = fakeNetwork();

const aCustomerReport = (_: object, n: number) => ({
  ...aReport({}, n),
  elevator_id: 9,
  elevator_name: 'AA1009',
});

/** A customer without anything; the tests answer with more. */
beforeEach(() => {
  network.answer(customerDues, { overdue: 0, due_soon: 0, unpaid_contracts: 0, unpaid_rupees: 0 });
  for (const list of [elevatorBuildings, userElevators, contractList, customerReports, visitsByBuilding])
    network.answerList(list, []);
});

function open(address = '/customer') {
  signedIn();
  return renderRoutes(
    [
      {
        path: '/customer',
        element: <CustomerElevators customerId={502} customerName="acme" title="Acme Flats" />,
      },
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
    '/elevators?customer=502&customerName=Acme+Flats',
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
      '/amc_contracts?customer=502&customerName=Acme+Flats',
    );
  },
);

test('what is due, with a link to the overdue elevators', async () => {
  network.answer(customerDues, { overdue: 3, due_soon: 2, unpaid_contracts: 1, unpaid_rupees: 125_000 });
  open();
  const table = await screen.findByRole('table', { name: 'Dues' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elevators overdue3', 'Elevators due within 30 days2', 'AMC contracts not paid, ₹1,25,0001']);
  expect(within(table).getByRole('link')).toHaveAttribute(
    'href',
    '/elevators?view=table&customer=502&customerName=Acme+Flats&state=OverDue',
  );
  expect(network.calls(customerDues)[0]?.query).toEqual({ customer: '502' });
});

test('the buildings with the number of elevators, five on a page', async () => {
  const buildings = many(
    (_: object, n: number) => ({ building_name: `Tower ${n}`, elevators: 12, overdue: 3 }),
    7,
  );
  network.answerList(elevatorBuildings, buildings);
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Buildings' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Tower 1123');
  expect(within(table).getByRole('link', { name: 'Tower 1' })).toHaveAttribute(
    'href',
    '/elevators?view=table&building=Tower+1&customer=502&customerName=Acme+Flats',
  );
  await user.click(
    within(screen.getByRole('region', { name: 'Buildings' })).getByRole('button', { name: 'Next' }),
  );
  expect(await screen.findByRole('link', { name: 'Tower 7' })).toBeVisible();
  expect(network.calls(elevatorBuildings).at(-1)?.query).toMatchObject({ customer: '502', page: '2' });
});

test('the visits by building: the next one, the last one and the missed ones, each with a link (R1331)', async () => {
  network.answerList(visitsByBuilding, [
    {
      ...{ building_name: 'Acme Tower', next_visit_id: 3, next_day: '2031-02-03', done_visit_id: 2 },
      ...{ done_at: '2031-01-04T12:00:00.000Z', missed: 2 },
      ...{ visits_promised: 12, visits_done: 7, visits_missed: 1, visits_planned: 4 },
    },
    {
      ...{ building_name: 'Mill', next_visit_id: null, next_day: null, done_visit_id: null },
      ...{ done_at: null, missed: 0 },
    },
  ]);
  setLinks([{ name: 'mf-visits', links: { list: '/visits', page: '/visit' } }]);
  open();
  const table = within(await screen.findByRole('table', { name: 'Visits' }));
  const of = '/visits?customer=502&customerName=Acme+Flats&building=';
  expect(
    table
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Acme Tower', `${of}Acme+Tower`],
    ['02/03/2031, Next visit, Acme Tower', '/visit?visitId=3'],
    ['01/04/2031, Last visit, Acme Tower', '/visit?visitId=2'],
    ['2, Acme Tower, Missed', `${of}Acme+Tower&state=Missed`],
    ['12 visits promised: 7 done, 1 missed, 4 planned.', `${of}Acme+Tower`],
    ['Mill', `${of}Mill`],
  ]);
  expect(network.calls(visitsByBuilding)[0]?.query).toMatchObject({ customer: '502' });
});

test('the AMC reports, which can be opened', async () => {
  network.answerList(customerReports, many(aCustomerReport, 2));
  network.answer(readReport, () => new FakeResponse(200, '%PDF-', { 'content-type': 'application/pdf' }));
  const files = browserFiles();
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'AMC Reports' });
  expect(within(table).getAllByRole('link', { name: 'AA1009' })[0]).toHaveAttribute(
    'href',
    '/elevator?elevatorId=9',
  );
  const [view] = within(table).getAllByRole('button', { name: /^View Report/ });
  if (view) await user.click(view);
  await waitFor(() => expect(files.tab.location.replace).toHaveBeenCalledWith('blob:console/1'));
  expect(network.calls(customerReports)[0]?.query).toMatchObject({ customer: '502' });
});

test('a report that cannot be opened says why', async () => {
  network.answerList(customerReports, many(aCustomerReport, 1));
  network.fail(readReport, 404, { detail: 'Not found.' });
  browserFiles();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^View Report/ }));
  expect(await screen.findByText('This report does not exist or was deleted.')).toBeVisible();
});

test('a customer without anything', async () => {
  open();
  expect(await screen.findAllByText('No elevators of this customer')).toHaveLength(2);
  expect(await screen.findByText('No contracts of this customer')).toBeVisible();
  expect(await screen.findByText('No AMC reports of this customer')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^All/ })).not.toBeInTheDocument();
});

test('a part that cannot be loaded says so, beside the others', async () => {
  network.offline(customerDues);
  network.offline(elevatorBuildings);
  open();
  expect(await screen.findByText('The dues could not be loaded')).toBeVisible();
  expect(await screen.findByText('The buildings could not be loaded')).toBeVisible();
  expect(await screen.findByText('No contracts of this customer')).toBeVisible();
});

test('a server without the additions shows the elevators alone', async () => {
  network.answerList(userElevators, many(anElevator, 1));
  for (const call of [customerDues, elevatorBuildings, contractList, customerReports, visitsByBuilding])
    network.fail(call, 404, { detail: 'Not found.' });
  open();
  expect(await screen.findByRole('table', { name: 'Elevators' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Elevators',
    ]),
  );
  expect(screen.queryByRole('table', { name: 'Dues' })).not.toBeInTheDocument();
});

test('all elevators of a customer: the other list comes back when the customer is removed', async () => {
  network.answerList(userElevators, many(anElevator, 1));
  network.answerList(elevatorBuildings, []);
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  const { user, address } = open('/elevators?customer=502&customerName=acme');
  expect(await screen.findByRole('heading', { name: 'AA1001' })).toBeVisible();
  expect(network.calls(userElevators)[0]?.query).toMatchObject({ customer: '502' });
  await user.click(screen.getByRole('button', { name: 'Clear Customer' }));
  await waitFor(() =>
    expect(network.calls(userElevators).at(-1)?.query).not.toMatchObject({ customer: '502' }),
  );
  expect(address()).toBe('/elevators');
});

test('all contracts of a customer', async () => {
  network.fail(contractSums, 404, { detail: 'Not found.' });
  network.answerList(contractList, [aContract({ customer_id: 502 }, 1), aContract({ customer_id: 9 }, 2)], {
    as: 'bare',
  });
  const { user } = open('/amc_contracts?customer=502&customerName=acme');
  const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Customer: acme' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});
