import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { matchesElevator, type Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { matchesElevatorFilter } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { elevatorBuildings, userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  aCustomer,
  anElevator,
  anEmployee,
  DEALER_ID,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { chooseFilter, filterChip } from '@smart-elevator/shared-ui/testing/openFilter';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { ElevatorsPage } from './ElevatorsPage';

const network = fakeNetwork();

const anita = anEmployee({ user_id: 31, username: 'anita.rao', first_name: 'Anita', last_name: 'Rao' });
const acme = aCustomer({ user_id: 502, username: 'acme', first_name: 'Acme', last_name: 'Flats' });
beforeEach(() => {
  network.answerList(elevatorBuildings, [{ building_name: 'Mill' }]);
  network.answerList(employeeList, [anita]);
  network.answerList(customerList, [acme]);
});

function open(address = '/elevators') {
  signedIn();
  return renderRoutes(
    [
      { path: '/elevators', element: <ElevatorsPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const matches = (row: Elevator, query: Record<string, string>) => matchesElevator(row, query['search'] ?? '');

test('a card shows name, building, installation date, state and the open tickets (R501)', async () => {
  network.answerList(userElevators, [
    anElevator({
      elevator_name: 'AA1001',
      building_name: 'Harbor Tower',
      install_date: '2014-05-17',
      main_state: 'InDue',
      main_due_date: '2099-12-31',
      ticket_count: 3,
      customer_name: 'acme.flats',
    }),
  ]);
  open();
  const card = within(await screen.findByRole('list', { name: 'Elevators' })).getByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'AA1001' })).toBeVisible();
  expect(card).toHaveTextContent('Harbor Tower');
  expect(
    within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['05/17/2014', 'acme.flats', 'Unassigned', '12/31/2099']);
  expect(within(card).getByText('InDue')).toBeVisible();
  expect(within(card).getByRole('link', { name: '3 open tickets' })).toBeVisible();
  expect(network.calls(userElevators)[0]?.params).toEqual({ user_id: String(DEALER_ID) });
});

test('the count links to the dashboard of the elevator, and the elevator is stored (R501)', async () => {
  network.answerList(userElevators, [
    anElevator({ elevator_id: 9, elevator_name: 'AA & Co 7', ticket_count: 1 }),
  ]);
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: '1 open ticket' }));
  expect(address()).toBe('/admin_dashboard?elevatorName=AA+%26+Co+7');
  expect(useSelection.getState().elevator).toEqual({ id: 9, name: 'AA & Co 7' });
});

test.each([
  ['its name', 'AA & Co 7', '/elevator?elevatorId=9'],
  [
    'the AMC report icon',
    'AMC reports of elevator AA & Co 7',
    '/view_amc_report?elevatorId=9&elevatorName=AA+%26+Co+7',
  ],
  ['the edit icon', 'Edit elevator AA & Co 7', '/edit_elevator?elevatorId=9'],
])('%s of a card is a link, and the elevator is stored', async (_, name, path) => {
  network.answerList(userElevators, [anElevator({ elevator_id: 9, elevator_name: 'AA & Co 7' })]);
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name }));
  expect(address()).toBe(path);
  expect(useSelection.getState().elevator).toEqual({ id: 9, name: 'AA & Co 7' });
});

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  test('15 elevators per page, by name (R502)', async () => {
    network.answerList(userElevators, many(anElevator, 34), { as });
    const { user, address } = open();
    await waitFor(() => expect(names()).toHaveLength(15));
    expect(names()[0]).toBe('AA1001');
    expect(screen.getByText('Page 1 / 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()[0]).toBe('AA1016'));
    expect(address()).toBe('/elevators?page=2');
  });

  test('the search finds only elevator names, case-insensitively (R503)', async () => {
    const rows = [...many(anElevator, 20), anElevator({ elevator_name: 'Harbor lift' }, 21)];
    network.answerList(userElevators, rows, { as, matches });
    const { user, address } = open();
    await waitFor(() => expect(names()).toHaveLength(15));
    await user.type(screen.getByRole('searchbox', { name: 'Search by elevator name' }), 'HARBOR');
    await waitFor(() => expect(names()).toEqual(['Harbor lift']));
    expect(screen.getByText('1 match')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/elevators?search=HARBOR'));
  });
});

test('a table shows building, customer, engineer, state and next due, ordered by its columns', async () => {
  network.answerList(userElevators, [
    anElevator({
      elevator_name: 'AA1',
      building_name: 'Mill',
      elevator_address: '1 Cathedral St',
      main_state: 'OverDue',
      main_due_date: addDays(localDay(), -3),
      customer_name: 'acme.flats',
      engineer_name: 'kavita',
    }),
  ]);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  expect(address()).toBe('/elevators?view=table');
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(cells.slice(0, 5)).toEqual(['AA1', 'Mill1 Cathedral St', 'acme.flats', 'kavita', 'OverDue']);
  expect(cells[5]).toMatch(/overdue 3 days$/);
  await user.click(screen.getByRole('button', { name: 'Next due' }));
  await waitFor(() =>
    expect(network.calls(userElevators).at(-1)?.query).toMatchObject({ ordering: 'main_due_date' }),
  );
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(address()).toBe('/elevators?sort=main_due_date');
});

describe.each(['pages', 'bare'] as const)('the filters, on a server that answers %s', (as) => {
  const rows = [
    anElevator(
      { elevator_name: 'AA1', building_name: 'Mill', main_state: 'InDue', user_id: [DEALER_ID, 31] },
      1,
    ),
    anElevator({ elevator_name: 'AA2', building_name: 'Mill', main_state: 'OverDue' }, 2),
    anElevator(
      {
        elevator_name: 'AA3',
        main_state: 'OverDue',
        customer_id: 502,
        customer_name: 'mill.owners',
        user_id: [DEALER_ID, 31],
      },
      3,
    ),
  ];
  test.each([
    ['?building=Mill', ['AA1', 'AA2']],
    ['?state=OverDue', ['AA2', 'AA3']],
    ['?building=Mill&state=OverDue', ['AA2']],
    ['?engineer=31&engineerName=anita.rao', ['AA1', 'AA3']],
    ['?customer=502', ['AA3']],
    ['?customer=502&engineer=31&state=InDue', []],
    ['?search=mill&in=all', ['AA1', 'AA2', 'AA3']],
    ['?search=mill', []],
  ])('%s', async (query, expected) => {
    network.answerList(userElevators, rows, { as, matches: matchesElevatorFilter });
    open(`/elevators${query}`);
    await screen.findByText(expected.length === 1 ? '1 match' : `${expected.length} matches`);
    expect(names().filter((name) => name?.startsWith('AA'))).toEqual(expected);
  });
});

test.each(['', '?view=table'])(
  'engineer and customer are chosen by name, and kept in the address (%s)',
  async (view) => {
    network.answerList(userElevators, many(anElevator, 2));
    const { user, address } = open(`/elevators${view}`);
    await screen.findByText('Page 1 / 1');
    await chooseFilter(user, 'Engineer', 'Anita Rao (anita.rao)');
    await chooseFilter(user, 'Customer', 'Acme Flats (acme)');
    await waitFor(() =>
      expect(network.calls(userElevators).at(-1)?.query).toMatchObject({ engineer: '31', customer: '502' }),
    );
    expect(address()).toContain(
      'engineer=31&engineerName=Anita+Rao+%28anita.rao%29&customer=502&customerName=Acme+Flats+%28acme%29',
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe(`/elevators${view}`);
  },
);

test.each(['zoe', ''])('a chosen person who is not among the first is named: %p (R261)', async (name) => {
  network.answerList(userElevators, many(anElevator, 2), { matches: () => false });
  open(`/elevators?engineer=99&engineerName=${name}`);
  const shown = name || 'the chosen engineer';
  await screen.findByText(`Nothing matches these filters: Engineer: ${shown}`);
  expect(filterChip('Engineer')).toHaveTextContent(`Engineer: ${shown}`);
});

test('an invalid id is removed from the address', async () => {
  network.answerList(userElevators, many(anElevator, 2));
  const { address } = open(`/elevators?engineer=me&customer=${2 ** 50}`);
  await screen.findByText('Page 1 / 1');
  expect(network.calls(userElevators)[0]?.query).not.toMatchObject({ engineer: expect.anything() });
  await waitFor(() => expect(address()).toBe('/elevators'));
});

test('a search without matches can be cleared', async () => {
  network.answerList(userElevators, many(anElevator, 3), { matches });
  const { user } = open('/elevators?search=nowhere&engineer=31&engineerName=Anita%20Rao&building=Mill');
  // R261
  await screen.findByText(
    'Nothing matches these filters: Search by elevator name: nowhere, Building: Mill, Engineer: Anita Rao',
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a dealer without elevators sees how to add them', async () => {
  network.answerList(userElevators, []);
  open();
  expect(await screen.findByText('No elevators yet')).toBeVisible();
});

test('elevators that cannot be loaded show a message and can be retried', async () => {
  network.fail(userElevators, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The elevators could not be loaded');
  network.answerList(userElevators, many(anElevator, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['AA1001']));
});
