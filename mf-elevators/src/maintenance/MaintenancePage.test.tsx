import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import {
  type MaintenanceRow,
  matchesMaintenanceSearch,
  type MaintenanceList,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  aMaintenanceRow,
  anEmployee,
  DEALER_ID,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { chooseFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import { MaintenancePage } from './MaintenancePage';
import { maintenanceVariants } from './maintenanceVariants';

const network = fakeNetwork();

function open(address: string) {
  signedIn();
  const routes = maintenanceVariants.map((variant) => ({
    path: variant.path,
    element: <MaintenancePage variant={variant} />,
  }));
  return renderRoutes(routes, address);
}

beforeEach(() => {
  network.answerList(elevatorBuildings, []);
  network.answerList(employeeList, []);
});

function shownRows(): (string | null)[][] {
  const table = screen.queryByRole<HTMLTableElement>('table');
  return [...(table?.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));
}

const searched = (list: MaintenanceList) => (row: MaintenanceRow, query: Record<string, string>) =>
  matchesMaintenanceSearch(row, list, query['search'] ?? '');

test.each([
  ['/maintenance_completed', 'completed', 'Maintenance completed', 'Home>>Completed'],
  ['/maintenance_Indue', 'indue', 'Maintenance in-due', 'Home>>In-Due'],
  ['/maintenance_NotRenewed', 'overdue', 'AMC not renewed', 'Home>>Not Renewed'],
] as const)(
  '%s lists the elevators of its state under Home (R541)',
  async (path, list, title, breadcrumb) => {
    network.answerList(maintenanceLists[list], [aMaintenanceRow()]);
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(breadcrumb);
    await waitFor(() => expect(shownRows()).toHaveLength(1));
    expect(network.calls(maintenanceLists[list])[0]?.query).toMatchObject({
      user_id: String(DEALER_ID),
      page_size: '25',
    });
  },
);

test('the columns have their order (R541)', async () => {
  network.answerList(maintenanceLists.completed, [
    aMaintenanceRow({
      elevator_name: 'AA1001',
      building_name: 'Harbor Tower',
      elevator_address: '1 Cathedral St',
      install_date: '2014-05-17',
      main_due_date: '2026-02-03',
      main_completed_date: '2026-01-31',
      username: 'anita.rao',
    }),
  ]);
  open('/maintenance_completed');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Elevator name',
    'Site name',
    'Installation date',
    'Maintenance due date',
    'Completed date',
    'Engineer name',
  ]);
  expect(shownRows()).toEqual([
    ['AA1001', 'Harbor Tower 1 Cathedral St', '05/17/2014', '02/03/2026', '01/31/2026', 'anita.rao'],
  ]);
});

test.each([
  [124, 'overdue 124 days'],
  [1, 'overdue 1 day'],
])('a list of open maintenance says that %i days have passed since the due date', async (days, words) => {
  network.answerList(maintenanceLists.overdue, [
    aMaintenanceRow({ main_due_date: addDays(localDay(), -days) }),
  ]);
  open('/maintenance_NotRenewed');
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['due today', '/maintenance_Indue', 'indue', 0],
  ['completed', '/maintenance_completed', 'completed', -9],
] as const)('%s is not overdue', async (_, path, list, days) => {
  network.answerList(maintenanceLists[list], [aMaintenanceRow({ main_due_date: addDays(localDay(), days) })]);
  open(path);
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  expect(screen.queryByText(/overdue/)).not.toBeInTheDocument();
});

describe.each(['pages', 'bare'] as const)(
  'the order without one in the address, on a server with %s',
  (as) => {
    const rows = [
      aMaintenanceRow({ elevator_name: 'AA1', main_due_date: '2026-03-01' }, 1),
      aMaintenanceRow({ elevator_name: 'AA2', main_due_date: '2026-01-01' }, 2),
    ];
    test.each([
      ['/maintenance_completed', 'completed', undefined, ['AA1', 'AA2']],
      ['/maintenance_Indue', 'indue', 'main_due_date', ['AA2', 'AA1']],
      ['/maintenance_NotRenewed', 'overdue', 'main_due_date', ['AA2', 'AA1']],
    ] as const)('%s', async (path, list, ordering, names) => {
      network.answerList(maintenanceLists[list], rows, { as });
      open(path);
      await waitFor(() => expect(shownRows()).toHaveLength(2));
      if (as === 'pages') expect(network.calls(maintenanceLists[list])[0]?.query['ordering']).toBe(ordering);
      else expect(shownRows().map(([name]) => name)).toEqual(names);
    });
  },
);

test('missing engineers and completed dates are shown as such', async () => {
  network.answerList(maintenanceLists.overdue, [
    aMaintenanceRow({ username: null, main_completed_date: null }),
  ]);
  open('/maintenance_NotRenewed');
  expect(await screen.findByRole('cell', { name: 'Unassigned' })).toBeVisible();
  expect(screen.getByText(/Not completed/)).toBeVisible();
});

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  test('25 elevators per page (R541)', async () => {
    network.answerList(maintenanceLists.indue, many(aMaintenanceRow, 60), { as });
    const { user } = open('/maintenance_Indue');
    await waitFor(() => expect(shownRows()).toHaveLength(25));
    expect(screen.getByText('Page 1 / 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shownRows()).toHaveLength(10));
  });

  const rows = [
    aMaintenanceRow({ elevator_name: 'harbor lift', building_name: 'Mill', username: 'ben' }, 1),
    aMaintenanceRow({ elevator_name: 'AA2', building_name: 'Harbor Tower', username: 'ben' }, 2),
    aMaintenanceRow({ elevator_name: 'AA3', building_name: 'Mill', username: 'harbor.smith' }, 3),
    aMaintenanceRow({ elevator_name: 'AA4', elevator_address: '4 HARBOR Rd', username: 'ben' }, 4),
  ];

  // R542.
  test.each([
    ['/maintenance_completed', 'completed', ['AA2', 'AA3', 'AA4', 'harbor lift']],
    ['/maintenance_Indue', 'indue', ['AA2', 'AA4']],
    ['/maintenance_NotRenewed', 'overdue', ['AA2', 'AA4']],
  ] as const)('the search of %s covers its own columns (R542)', async (path, list, names) => {
    const byName = rows.toSorted((a, b) => a.elevator_name.localeCompare(b.elevator_name));
    network.answerList(maintenanceLists[list], byName, { as, matches: searched(list) });
    open(`${path}?search=harbor`);
    await waitFor(() => expect(shownRows().map(([name]) => name)).toEqual(names));
    expect(screen.getByText(`${names.length} matches`)).toBeVisible();
    expect(screen.getByText('Page 1 / 1')).toBeVisible();
  });
});

test.each([
  ['/maintenance_Indue', 'indue'],
  ['/maintenance_NotRenewed', 'overdue'],
  ['/maintenance_completed', 'completed'],
] as const)('%s shows the elevators of one engineer', async (path, list) => {
  const rows = [aMaintenanceRow({ username: 'ben' }, 1), aMaintenanceRow({ username: 'anita.rao' }, 2)];
  network.answerList(maintenanceLists[list], rows, { as: 'bare' });
  network.answerList(employeeList, [anEmployee({ user_id: 31, username: 'anita.rao' })]);
  const { user, address } = open(path);
  await waitFor(() => expect(shownRows()).toHaveLength(2));
  await chooseFilter(user, 'Engineer', 'anita.rao');
  await waitFor(() => expect(shownRows().map((cells) => cells.at(-1))).toEqual(['anita.rao']));
  expect(address()).toBe(`${path}?engineer=31&engineerName=anita.rao`);
});

test('on a server with pages the engineer is sent, and an invalid one is removed from the address', async () => {
  network.answerList(maintenanceLists.overdue, many(aMaintenanceRow, 2));
  open('/maintenance_NotRenewed?engineer=31');
  await waitFor(() => expect(shownRows()).toHaveLength(2));
  expect(network.calls(maintenanceLists.overdue)[0]?.query).toMatchObject({ engineer: '31' });
  const { address } = open('/maintenance_NotRenewed?engineer=me');
  await waitFor(() => expect(address()).toBe('/maintenance_NotRenewed'));
});

test('the order of a column is in the address and sent to the server', async () => {
  network.answerList(maintenanceLists.indue, many(aMaintenanceRow, 3));
  const { user, address } = open('/maintenance_Indue');
  await user.click(await screen.findByRole('button', { name: 'Maintenance due date' }));
  expect(address()).toBe('/maintenance_Indue?sort=-main_due_date');
  await waitFor(() =>
    expect(network.calls(maintenanceLists.indue).at(-1)?.query['ordering']).toBe('-main_due_date'),
  );
});

test('a list that cannot be loaded shows a message and can be retried', async () => {
  network.offline(maintenanceLists.indue);
  const { user } = open('/maintenance_Indue');
  expect(await screen.findByRole('alert')).toHaveTextContent('The maintenance list could not be loaded');
  network.answerList(maintenanceLists.indue, many(aMaintenanceRow, 2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownRows()).toHaveLength(2));
});
