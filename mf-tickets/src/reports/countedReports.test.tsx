import { NO_TICKETS } from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  employeeTicketList,
  readTicket,
  ticketCount,
  ticketSummary,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn, aTicketDetails, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { ReportPage } from './ReportPage';
import { reportTabs } from './reportTabs';

// On a server without the summary.
const network = fakeNetwork();

function open(path: string) {
  signedIn();
  network.answer(ticketCount, { ...NO_TICKETS, open_count: 3 });
  return renderRoutes(
    reportTabs.map((tab) => ({ path: tab.path, element: <ReportPage tab={tab} /> })),
    path,
  );
}

const rows = [
  aTicketRow({ status: 'Open', priority: 'High', assignee_name: 'priya.sharma' }, 1),
  aTicketRow({ status: 'Closed', priority: 'High', assignee_name: null }, 2),
  aTicketRow({ status: 'Open', priority: 'Low', assignee_name: 'anita.rao' }, 3),
];
const counts = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '));
};

beforeEach(() => {
  network.fail(ticketSummary, 404);
  network.answerList(employeeTicketList, rows, { as: 'bare' });
  network.answer(readTicket, ({ params }) => {
    const { status, priority, assignee_name } = rows[Number(params['ticket_id']) - 1] ?? aTicketRow();
    const reporter_name = params['ticket_id'] === '3' ? 'anita.rao' : 'lift_dealer';
    const create_date = `2026-01-0${params['ticket_id']}`;
    return aTicketDetails({ status, priority, assignee_name, reporter_name, create_date });
  });
});

test('tickets are counted from the list: all priorities, unassigned last (R802, R804)', async () => {
  const { user } = open('/priority_summary');
  expect(await counts()).toEqual([
    'Low 1 0 0 0 0 1',
    'Medium 0 0 0 0 0 0',
    'High 1 0 0 0 1 2',
    'Critical 0 0 0 0 0 0',
    'Unspecified 0 0 0 0 0 0',
  ]);
  await user.click(screen.getByRole('link', { name: 'Assignee' }));
  await screen.findByRole('table', { name: 'Tickets by assignee' });
  expect(await counts()).toEqual([
    'anita.rao 1 0 0 0 0 1',
    'priya.sharma 1 0 0 0 0 1',
    'Unassigned 0 0 0 0 1 1',
  ]);
  expect(network.calls(ticketSummary)).toHaveLength(1);
});

test('reporters and days come from the tickets themselves', async () => {
  open('/reports?from=2026-01-02');
  expect(await counts()).toEqual(['anita.rao 1 0 0 0 0 1', 'lift_dealer 0 0 0 0 1 1']);
});

test('while tickets are read one by one, their number is shown', async () => {
  const last = deferred<ReturnType<typeof aTicketDetails>>();
  network.answer(readTicket, ({ params }) =>
    params['ticket_id'] === '3' ? last.promise : aTicketDetails({ reporter_name: 'lift_dealer' }),
  );
  open('/reports');
  expect(await screen.findByRole('progressbar', { name: 'Counting the tickets: 2 of 3' })).toBeVisible();
  last.resolve(aTicketDetails({ reporter_name: 'lift_dealer' }));
  expect(await counts()).toHaveLength(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('more tickets than can be read one by one are counted by priority only', async () => {
  const many = Array.from({ length: 2_001 }, (_, at) => aTicketRow({}, at + 1));
  network.answerList(employeeTicketList, many, { as: 'bare' });
  const { user } = open('/reports');
  expect(await screen.findByText('2,001 tickets are too many to count here')).toBeVisible();
  expect(screen.getByText(/at most 2,000\. Choose priority or assignee/)).toBeVisible();
  expect(network.calls(readTicket)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Priority' }));
  await screen.findByRole('table', { name: 'Tickets by priority' });
});

test('a list that cannot be loaded is a fault', async () => {
  network.fail(employeeTicketList, 500);
  open('/priority_summary');
  expect(await screen.findByRole('alert')).toHaveTextContent('The summary could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
