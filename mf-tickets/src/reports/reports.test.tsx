import { employeeList } from '@smart-elevator/shared-api/contract/account/endpoints';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  employeeTicketList,
  ticketSummary,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { signedIn, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
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

function open(path: string) {
  signedIn();
  return renderRoutes(
    [
      ...reportTabs.map((tab) => ({ path: tab.path, element: <ReportPage tab={tab} /> })),
      { path: '*', element: <p>elsewhere</p> },
    ],
    path,
  );
}

test('the tabs are Priority, Assignee and Reporter, each its own address', async () => {
  network.answer(ticketSummary, [group('High', 3, 40)]);
  const { user, address } = open('/priority_summary');
  const tabs = within(screen.getByRole('navigation', { name: "Issues' Summary" })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Priority', '/priority_summary'],
    ['Assignee', '/assignee_summary'],
    ['Reporter', '/reports'],
  ]);
  expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  await screen.findByRole('table');
  await user.click(screen.getByRole('link', { name: 'Assignee' }));
  expect(address()).toBe('/assignee_summary');
  await screen.findByRole('table', { name: 'Tickets by assignee' });
  expect(network.calls(ticketSummary).map(({ query }) => query.by)).toEqual(['priority', 'assignee']);
});

test('the series keep the order of the parts', async () => {
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
])('on %s the tickets of %s lead to the list that they are in', async (path, name, list) => {
  network.answer(ticketSummary, [group(name, 3, 40)]);
  const { user, address } = open(path);
  await user.click(await screen.findByRole('link', { name: `3, ${name ?? 'Unassigned'}, Open` }));
  expect(address()).toBe(list);
});

test('a dealer without tickets is told so', async () => {
  network.answer(ticketSummary, []);
  open('/assignee_summary');
  expect(await screen.findByText('No tickets yet')).toBeVisible();
});

test('a summary that cannot be loaded says so and can be asked for again', async () => {
  network.fail(ticketSummary, 500, { detail: 'A server error occurred.' });
  const { user } = open('/priority_summary');
  expect(await screen.findByRole('alert')).toHaveTextContent('The summary could not be loaded');
  network.answer(ticketSummary, [group('High', 3, 40)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('what a chart narrowed the list by is shown, and can be taken away', async () => {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, []);
  network.answerList(elevatorChoices, []);
  network.answerList(employeeTicketList, [aTicketRow()]);
  const { user, address } = openTicketList('/all_tech_issues?priority=High&status=Open');
  await user.click(await screen.findByRole('button', { name: 'Priority: High' }));
  expect(address()).toBe('/all_tech_issues?status=Open');
  expect(screen.queryByRole('button', { name: 'Priority: High' })).not.toBeInTheDocument();
});
