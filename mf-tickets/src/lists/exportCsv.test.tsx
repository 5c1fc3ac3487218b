import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { recordExport } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { employeeTicketList, savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList, shownKeys } from '../testing/openTicketList';
import { serveTickets } from '../testing/ticketServer';

const network = fakeNetwork();
const tickets = many(aTicketRow, 150).map((row) => ({ ...row, target_date: '2026-03-09' }));

/** The files that were handed to the browser. */
const saved: { name: string; text: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  network.answer(recordExport, {});
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, []);
  network.answerList(elevatorChoices, []);
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const { download } = this;
    void blobs
      .at(-1)
      ?.arrayBuffer()
      .then((bytes) =>
        saved.push({ name: download, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }),
      );
  });
});

async function press(address: string) {
  const view = openTicketList(address);
  await waitFor(() => expect(shownKeys().length).toBeGreaterThan(0));
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  return view;
}

test.each(['pages', 'bare'] as const)(
  'on a server that answers %s the file has exactly the filtered rows, in the order and columns of the list',
  async (kind) => {
    serveTickets(network, tickets, kind);
    await press('/all_tech_issues?search=anita&sort=-label&page=2');
    await waitFor(() => expect(saved).toHaveLength(1));
    const wanted = tickets
      .filter((row) => matchesTicketFilter(row, { search: 'anita' }))
      .toSorted(compareTickets('-label'));
    expect(saved[0]?.name).toBe('all_tech_issues.csv');
    expect(saved[0]?.text.split('\r\n')).toEqual([
      '\uFEFFTicket key,Status,Priority,Elevator Name,Label,Assignee,Updated,Target Date,Passenger trapped',
      ...wanted.map((row) =>
        [
          row.ticket_key,
          row.status,
          row.priority,
          row.elevator_name,
          row.label,
          row.assignee_name,
          formatDateTime(row.update_date),
          '03/09/2026',
          '',
        ].join(','),
      ),
      '',
    ]);
    expect(await screen.findByText(`${wanted.length} tickets exported`)).toBeVisible();
  },
);

test('nothing in the file runs as a formula', async () => {
  serveTickets(
    network,
    [aTicketRow({ label: '=1+1', elevator_name: '@SUM(A1)', assignee_name: null })],
    'pages',
  );
  await press('/all_tech_issues');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toContain(`"'@SUM(A1)","'=1+1",Unassigned`);
});

test('the progress is shown, and Cancel saves nothing', async () => {
  serveTickets(network, tickets, 'pages');
  let pages = 0;
  const view = openTicketList('/all_tech_issues');
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  network.answer(employeeTicketList, ({ query }) => {
    // A server that does not send a list row by row.
    if (!query['page']) return new FakeResponse(200, tickets);
    pages += 1;
    if (pages > 1) return new Promise<never>(() => {});
    return { count: 150, total: 150, results: tickets.slice(0, 75) };
  });
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('50 %')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(saved).toHaveLength(0);
});

test('from a server that sends a list row by row, the rows are written as they arrive, in one request', async () => {
  serveTickets(network, tickets, 'pages');
  const view = openTicketList('/all_tech_issues?status=Open');
  await waitFor(() => expect(shownKeys().length).toBeGreaterThan(0));
  const before = network.calls(employeeTicketList).length;
  const text = tickets.map((row) => `${JSON.stringify(row)}\n`).join('');
  network.answer(
    employeeTicketList,
    () => new FakeResponse(200, text, { 'content-type': 'application/x-ndjson' }),
  );
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = saved[0]?.text.trimEnd().split('\r\n') ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    '\uFEFFTicket key',
    ...tickets.map(({ ticket_key }) => ticket_key),
  ]);
  expect(
    network
      .calls(employeeTicketList)
      .slice(before)
      .map(({ query }) => query),
  ).toEqual([{ status: 'Open' }]);
  expect(await screen.findByText('150 tickets exported')).toBeVisible();
  expect(network.calls(recordExport)).toHaveLength(1);
});

test('a failure shows a message and can be retried', async () => {
  serveTickets(network, tickets, 'pages');
  const view = openTicketList('/all_tech_issues');
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  network.fail(employeeTicketList, 500);
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export CSV' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file could not be created');
  serveTickets(network, tickets, 'pages');
  await view.user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});
