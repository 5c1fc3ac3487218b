import { maintenanceSummary } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { AmcTracking } from './AmcTracking';

const network = fakeNetwork();

const counts = { completed: 210, indue: 80, overdue: 30 };

function open() {
  signedIn();
  return renderRoutes(
    [
      { path: '/amc_count', element: <AmcTracking /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/amc_count',
  );
}

const table = () => screen.findByRole('table', { name: 'AMC Tracking' });

test('each maintenance state has its count (R232)', async () => {
  network.answer(maintenanceSummary, counts);
  open();
  const rows = within(await table()).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Maintenance completed210',
    'Maintenance in-due80',
    'AMC not renewed30',
  ]);
  expect(network.calls(maintenanceSummary)[0]?.query).toEqual({ user_id: String(DEALER_ID) });
});

test.each([
  ['210, Maintenance completed', '/maintenance_completed'],
  ['80, Maintenance in-due', '/maintenance_Indue'],
  ['30, AMC not renewed', '/maintenance_NotRenewed'],
])('the count %s links to %s (R232)', async (name, path) => {
  network.answer(maintenanceSummary, counts);
  const { user, address } = open();
  await user.click(within(await table()).getByRole('link', { name }));
  expect(address()).toBe(path);
});

test('the donut has its slices with their exact names, and the total (R233)', async () => {
  network.answer(maintenanceSummary, counts);
  open();
  const chart = await screen.findByRole('figure');
  const slices = within(chart).getAllByRole('link');
  expect(slices.map((slice) => slice.textContent)).toEqual([
    'amc-Completed210',
    'amc-InDue80',
    'amc-OverDue30',
  ]);
  expect(chart).toHaveTextContent('AMC Reports');
  expect(chart).toHaveTextContent('320');
});

test('a dealer without elevators sees the table, and the way to the first elevator in place of an empty ring (R267)', async () => {
  network.answer(maintenanceSummary, { completed: 0, indue: 0, overdue: 0 });
  open();
  expect(within(await table()).getByRole('link', { name: '0, AMC not renewed' })).toBeVisible();
  const chart = within(screen.getByRole('figure', { name: 'AMC Reports' }));
  expect(chart.getByText('No elevators yet')).toBeVisible();
  expect(chart.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Add Elevator',
    'Import a file',
  ]);
});

test('counts that cannot be loaded show a message and can be retried', async () => {
  network.offline(maintenanceSummary);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The AMC counts could not be loaded');
  network.answer(maintenanceSummary, counts);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});
