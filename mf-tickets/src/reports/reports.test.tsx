import { NO_TICKETS, type TicketCounts } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  employeeTicketList,
  ticketCount,
  ticketSummary,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { signedIn, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, within } from '@testing-library/react';
import { chooseFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { savedFiles } from '../testing/savedFiles';
import { openTicketList } from '../testing/openTicketList';
import { ReportPage } from './ReportPage';
import { reportTabs } from './reportTabs';

const network = fakeNetwork();

const group = (name: string | null, open_count: number, closed_count: number) => ({
  name,
  open_count,
  inprogress_count: 0,
  onhold_count: 0,
  accepted_count: 0,
  closed_count,
});

function open(path: string, tickets: Partial<TicketCounts> = { open_count: 3 }) {
  signedIn();
  network.answer(ticketCount, { ...NO_TICKETS, ...tickets });
  return renderRoutes(
    [
      ...reportTabs.map((tab) => ({ path: tab.path, element: <ReportPage tab={tab} /> })),
      { path: '*', element: <p>elsewhere</p> },
    ],
    path,
  );
}

test('the tabs are Priority, Assignee and Reporter, each with its own address, followed by the trends (R801)', async () => {
  network.answer(ticketSummary, [group('High', 3, 40)]);
  const { user, address } = open('/priority_summary');
  const tabs = within(screen.getByRole('navigation', { name: "Issues' Summary" })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Priority', '/priority_summary'],
    ['Assignee', '/assignee_summary'],
    ['Reporter', '/reports'],
    ['Passenger trapped', '/reports_by/entrapment'],
    ['Trends', '/reports_trends'],
  ]);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  await screen.findByRole('table');
  await user.click(screen.getByRole('link', { name: 'Assignee' }));
  expect(address()).toBe('/assignee_summary');
  await screen.findByRole('table', { name: 'Tickets by assignee' });
  expect(network.calls(ticketSummary).map(({ query }) => query.by)).toEqual(['priority', 'assignee']);
});

test('the series keep their order (R803)', async () => {
  network.answer(ticketSummary, [group('High', 3, 40)]);
  open('/priority_summary');
  const chart = await screen.findByRole('figure', { name: 'Tickets by priority' });
  const legend = within(chart).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    'Open',
    'Inprogress',
    'On Hold',
    'Accepted',
    'Closed',
  ]);
});

test.each([
  ['/priority_summary', 'High', '/all_tech_issues?priority=High&status=Open'],
  ['/assignee_summary', 'priya.sharma', '/all_tech_issues?assignee=priya.sharma&status=Open'],
  ['/assignee_summary', null, '/all_tech_issues?assignee=Unassigned&status=Open'],
  ['/reports', 'priya.sharma', '/all_tech_issues?reporter=priya.sharma&status=Open'],
])('on %s the tickets of %s link to their list (R805)', async (path, name, list) => {
  network.answer(ticketSummary, [group(name, 3, 40)]);
  const { user, address } = open(path);
  await user.click(await screen.findByRole('link', { name: `3, ${name ?? 'Unassigned'}, Open` }));
  expect(address()).toBe(list);
});

test('the days are in the address; the tabs and the links of the numbers keep them', async () => {
  network.answer(ticketSummary, [group('High', 3, 40)]);
  const { user, address } = open('/priority_summary?from=2026-01-01&to=2026-03-31');
  expect(
    await screen.findByRole('figure', {
      name: 'Tickets by priority, opened 01/01/2026 – 03/31/2026',
    }),
  ).toBeVisible();
  expect(network.calls(ticketSummary)[0]?.query).toEqual({
    by: 'priority',
    from: '2026-01-01',
    to: '2026-03-31',
  });
  await user.click(screen.getByRole('link', { name: 'Assignee' }));
  expect(address()).toBe('/assignee_summary?from=2026-01-01&to=2026-03-31');
  await user.click(await screen.findByRole('link', { name: '3, High, Open' }));
  expect(address()).toBe('/all_tech_issues?assignee=High&status=Open&opened=2026-01-01..2026-03-31');
});

test('the days can be cleared, and Back restores them', async () => {
  network.answer(ticketSummary, [group('High', 3, 40)]);
  const { user, address, router } = open('/priority_summary?from=2026-01-01');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/priority_summary');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/priority_summary?from=2026-01-01');
  await screen.findByRole('figure', { name: 'Tickets by priority, opened from 01/01/2026' });
});

test('an end before the start shows a message, and no request is sent', async () => {
  network.answer(ticketSummary, []);
  open('/priority_summary?from=2026-03-01&to=2026-01-01');
  expect(await screen.findByText(/From Date is after To Date/)).toBeVisible();
  expect(network.calls(ticketSummary)).toHaveLength(0);
});

test('days without a ticket show a message, even with all five priorities in the reply', async () => {
  network.answer(ticketSummary, [group('Low', 0, 0), group('High', 0, 0)]);
  open('/priority_summary?from=2026-01-01');
  expect(await screen.findByText('No tickets in this period')).toBeVisible();
  // R261
  expect(screen.getByText('Nothing matches these filters: Create Date: from 01/01/2026')).toBeVisible();
});

test('without closed, the chart, the table and the names are those of the other statuses', async () => {
  network.answer(ticketSummary, [group('priya.sharma', 3, 40), group('arjun.nair', 0, 7)]);
  const { user, address } = open('/assignee_summary');
  expect(await screen.findByRole('row', { name: /arjun\.nair/ })).toBeVisible();
  await chooseFilter(user, 'Statuses', 'Without closed');
  expect(address()).toBe('/assignee_summary?closed=no');
  expect(screen.getByRole('link', { name: 'Assignee' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('row', { name: /arjun\.nair/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Closed' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /priya\.sharma/ })).toHaveTextContent('priya.sharma30003');
});

test('without closed, a dealer whose tickets are all closed sees a message', async () => {
  network.answer(ticketSummary, [group('arjun.nair', 0, 7)]);
  open('/assignee_summary?closed=no');
  expect(await screen.findByText('All tickets are closed')).toBeVisible();
});

test('the numbers can be saved as a file', async () => {
  network.answer(ticketSummary, [group('High', 3, 40), group(null, 1, 0)]);
  const files = savedFiles();
  const { user } = open('/assignee_summary');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await files.last()).toEqual({
    name: 'assignee_summary.csv',
    text: [
      'Assignee,Open,Inprogress,On Hold,Accepted,Closed,Total',
      'High,3,0,0,0,40,43',
      'Unassigned,1,0,0,0,0,1',
      '',
    ].join('\r\n'),
  });
});

test('a dealer without tickets has the way to the first one, and no zeros, days or files (R267)', async () => {
  network.answer(ticketSummary, [group('Low', 0, 0), group('High', 0, 0)]);
  open('/priority_summary', { open_count: 0 });
  expect(await screen.findByText('No tickets yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New ticket' })).toHaveAttribute('href', '/new_call');
  expect(screen.getByRole('link', { name: 'Trends' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Opened from/)).not.toBeInTheDocument();
});

test('many closed tickets have a scale of their own, so that the others can be read (R808)', async () => {
  network.answer(ticketSummary, [group('High', 3, 700), group('Low', 1, 40)]);
  open('/priority_summary');
  expect(await screen.findByText('Closed has a scale of its own.')).toBeVisible();
});

test('a 0 is no link (R805)', async () => {
  network.answer(ticketSummary, [group('High', 3, 0)]);
  open('/priority_summary');
  expect(await screen.findByRole('link', { name: '3, High, Open' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '0, High, Closed' })).not.toBeInTheDocument();
});

test('a summary that cannot be loaded shows a message and can be retried', async () => {
  network.fail(ticketSummary, 500, { detail: 'A server error occurred.' });
  const { user } = open('/priority_summary');
  expect(await screen.findByRole('alert')).toHaveTextContent('The summary could not be loaded');
  network.answer(ticketSummary, [group('High', 3, 40)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a filter that a chart has set is shown, and can be removed', async () => {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, []);
  network.answerList(elevatorChoices, []);
  network.answerList(employeeTicketList, [aTicketRow()]);
  const { user, address } = openTicketList('/all_tech_issues?priority=High&status=Open');
  await user.click(await screen.findByRole('button', { name: 'Priority: High' }));
  expect(address()).toBe('/all_tech_issues?status=Open');
  expect(screen.queryByRole('button', { name: 'Priority: High' })).not.toBeInTheDocument();
});
