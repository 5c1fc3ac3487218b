import { setLinks } from '@smart-elevator/shared-api/client/links';
import {
  elevatorBuildings,
  updateElevator,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { anElevator, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { BuildingsPage } from './BuildingsPage';

const network = fakeNetwork();

const mill = {
  building_name: 'Mill',
  elevator_address: '2 Mill Rd',
  elevators: 12,
  overdue: 3,
  open_tickets: 4,
};
const harbor = { building_name: 'Harbor', elevators: 1, overdue: 0, open_tickets: 0 };

const openBuildings = (address = '/buildings') => {
  signedIn();
  return renderRoutes([{ path: '/buildings', Component: BuildingsPage }], address);
};

test('a building links to its elevators, to the overdue ones and to its Open tickets and its year report (R561, R620)', async () => {
  setLinks([{ name: 'mf-tickets', links: { list: '/all_tech_issues' } }]);
  network.answerList(elevatorBuildings, [harbor, mill]);
  openBuildings();
  const table = within(await screen.findByRole('table', { name: 'Buildings' }));
  expect(table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Harbor', '/elevators?view=table&building=Harbor'],
    ['Year report', '/year_report?building=Harbor'],
    ['Mill', '/elevators?view=table&building=Mill'],
    ['3', '/elevators?view=table&building=Mill&state=OverDue'],
    ['4', '/all_tech_issues?building=Mill&status=Open'],
    ['Year report', '/year_report?building=Mill'],
  ]);
  expect(table.getByText('2 Mill Rd')).toBeVisible();
});

test('the numbers of Open tickets are no links while the tickets are not deployed', async () => {
  setLinks([]);
  network.answerList(elevatorBuildings, [mill]);
  openBuildings();
  expect(await screen.findByRole('link', { name: '3, Mill, Overdue' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '4' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Open tickets/ })).toBeNull();
});

test('the search and the order are in the address and in the call (R561)', async () => {
  network.answerList(elevatorBuildings, [harbor, mill]);
  const { user, address } = openBuildings('/buildings?search=mi');
  await user.click(await screen.findByRole('button', { name: /^Overdue/ }));
  expect(address()).toBe('/buildings?search=mi&sort=overdue');
  expect(network.calls(elevatorBuildings).at(-1)?.query).toMatchObject({ search: 'mi', ordering: 'overdue' });
});

test('the overdue elevators of a building are completed together, on the day that is asked for (R565)', async () => {
  const lifts = [1, 2].map((n) => anElevator({ main_state: 'OverDue', building_name: 'Mill' }, n));
  network.answerList(elevatorBuildings, [harbor, mill]);
  network.answerList(userElevators, lifts);
  // Reading an elevator is the same call without values.
  network.answer(updateElevator, ({ params, body }) => ({
    ...anElevator({ main_state: 'OverDue', elevator_id: Number(params['elevator_id']) }),
    ...Object(body),
  }));
  const { user } = openBuildings();
  await user.click(await screen.findByRole('button', { name: 'Complete 3 overdue Mill' }));
  expect(screen.queryByRole('button', { name: /overdue Harbor/ })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.calls(userElevators)[0]?.query).toMatchObject({ building: 'Mill', main_state: 'OverDue' });
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('2 elevators completed successfully')).toBeVisible();
  const completed = network
    .calls(updateElevator)
    .filter(({ body }) => Object(body).main_state === 'Completed');
  expect(completed.map(({ params }) => params['elevator_id'])).toEqual(
    lifts.map(({ elevator_id }) => String(elevator_id)),
  );
});

test('overdue elevators that cannot be read are a message, and nothing is completed', async () => {
  network.answerList(elevatorBuildings, [mill]);
  network.offline(userElevators);
  const { user } = openBuildings();
  await user.click(await screen.findByRole('button', { name: 'Complete 3 overdue Mill' }));
  expect(await screen.findByText(/^The overdue elevators of Mill could not be loaded\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['with the people deployed', { customers: '/customers' }, ['Add Elevator', 'Import a file']],
  ['without them', {}, ['Add Elevator']],
])(
  'a dealer without elevators has the ways to add them, %s, and no search (R267)',
  async (_, links, names) => {
    setLinks([{ name: 'mf-people', links }]);
    network.answerList(elevatorBuildings, []);
    openBuildings();
    const empty = (await screen.findByText('No elevators yet')).closest<HTMLElement>('[role="status"]');
    expect(
      empty &&
        within(empty)
          .getAllByRole('link')
          .map((link) => link.textContent),
    ).toEqual(names);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  },
);
