import { ticketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { IssueTracking } from './IssueTracking';

const network = fakeNetwork();

const counts = {
  open_count: 12,
  onhold_count: 3,
  closed_count: 2104,
  accepted_count: 5,
  inprogress_count: 40,
};

function open() {
  signedIn();
  return renderRoutes(
    [
      { path: '/amc_count', element: <IssueTracking /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/amc_count',
  );
}

const table = () => screen.findByRole('table', { name: 'Issue Tracking' });
const donut = () => screen.findByRole('figure');

test('each status has its count, in order (R231)', async () => {
  network.answer(ticketCount, counts);
  open();
  const rows = within(await table()).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Open12',
    'Inprogress40',
    'OnHold3',
    'Accepted5',
    'Closed2,104',
  ]);
  expect(network.calls(ticketCount)[0]?.params).toEqual({ dealer_id: String(DEALER_ID) });
});

test.each([
  ['12, Open', '/all_open_tickets'],
  ['40, Inprogress', '/all_Inprogress_tickets'],
  ['3, OnHold', '/all_OnHold_tickets'],
  ['5, Accepted', '/all_accepted_tickets'],
  ['2,104, Closed', '/all_closed_tickets'],
])('the count %s links to %s', async (name, path) => {
  network.answer(ticketCount, counts);
  const { user, address } = open();
  await user.click(within(await table()).getByRole('link', { name }));
  expect(address()).toBe(path);
});

test('the donut has its slices in their order, with their names, and the number of tickets that are not Closed (R233)', async () => {
  network.answer(ticketCount, counts);
  open();
  const chart = await donut();
  const slices = within(chart).getAllByRole('link');
  expect(slices.map((slice) => slice.textContent)).toEqual([
    'Open12',
    'Accepted5',
    'Closed2,104',
    'Inprogress40',
    'On Hold3',
  ]);
  expect(chart).toHaveTextContent('60active');
});

test('no count and no slice of tickets is red (R807)', async () => {
  network.answer(ticketCount, counts);
  const { container } = open();
  await donut();
  expect(container.innerHTML).toContain('--slice-blue');
  expect(container.innerHTML).not.toContain('--slice-red');
});

test('a dealer without tickets sees the table, and the way to the first ticket in place of an empty ring (R267)', async () => {
  network.answer(ticketCount, {
    open_count: 0,
    onhold_count: 0,
    closed_count: 0,
    accepted_count: 0,
    inprogress_count: 0,
  });
  open();
  expect(within(await table()).getByRole('link', { name: '0, Open' })).toBeVisible();
  const chart = within(await donut());
  expect(chart.getByText('No tickets yet')).toBeVisible();
  expect(chart.getAllByRole('link').map((link) => link.textContent)).toEqual(['New ticket']);
});

test('counts that cannot be loaded show a message and can be retried', async () => {
  network.fail(ticketCount, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The ticket counts could not be loaded');
  network.answer(ticketCount, counts);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});

test('an invalid reply shows a message', async () => {
  network.fail(ticketCount, 200, 'not what was promised');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server sent an unexpected answer');
});
