import { screen, waitFor, within } from '@testing-library/react';
import type { ActivityEntry } from '@smart-elevator/shared-api/contract/account/activity';
import { activityList, recordExport } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { ActivityPage } from './ActivityPage';

const network = fakeNetwork();

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const AT = '2026-03-02T12:00:00.000Z';
let entries = 0;
const anEntry = (changes: Partial<ActivityEntry>): ActivityEntry => ({
  entry_id: ++entries,
  at: AT,
  kind: 'sign_in',
  done_by: 'lift_dealer',
  about: null,
  object: null,
  subject: '',
  address: '',
  ...changes,
});

function open(rows: readonly ActivityEntry[], address = '/activity') {
  signedIn();
  network.answerList(activityList, rows, {
    matches: (row, { kind, person }) =>
      (!kind || row.kind === kind) && (!person || row.done_by?.includes(person) === true),
  });
  return renderRoutes([{ path: '/activity', element: <ActivityPage /> }], address);
}

const rowOf = async (detail: string) => {
  const cell = await screen.findByText(detail);
  return within(cell.closest('tr') ?? document.body);
};

test('a sign-in shows when, who, the name of the device and the address', async () => {
  open([anEntry({ kind: 'new_device', about: 'lift_dealer', subject: CHROME, address: '192.0.2.7' })]);
  const row = await rowOf('Chrome on Linux');
  for (const text of [formatDateTime(AT), 'New device', 'lift_dealer', '192.0.2.7'])
    expect(row.getByText(text)).toBeVisible();
});

test.each<[string, Partial<ActivityEntry>]>([
  ['Chrome on Linux, of ravi', { kind: 'session_ended', about: 'ravi', subject: CHROME }],
  ['Own password changed', { kind: 'password', about: 'lift_dealer' }],
  ['Password of ravi changed', { kind: 'password', done_by: null, about: 'ravi' }],
  ['New password requested for ravi', { kind: 'passcode', object: 'password_reset', about: 'ravi' }],
  ['Dealer passcode renewed', { kind: 'passcode', object: 'dealer_passcode' }],
  ['ravi is now Customer', { kind: 'role', about: 'ravi', subject: 'CustomerUser' }],
  ['Ticket: ELV-1001', { kind: 'deletion', object: 'ticket', subject: 'ELV-1001' }],
  ['Elevator: CR1000', { kind: 'deletion', object: 'elevator', subject: 'CR1000' }],
  ['Account of ravi', { kind: 'deletion', object: 'person', subject: 'ravi' }],
  [
    'Account of Rahul Deshmukh (rahul_d)',
    { kind: 'deletion', object: 'person', subject: 'rahul_d', about_full_name: 'Rahul Deshmukh' },
  ],
  ['Custom field: Floor', { kind: 'deletion', object: 'custom_field', subject: 'Floor' }],
  ['AMC contract: 12 · Acme Flats', { kind: 'deletion', object: 'contract', subject: '12 · Acme Flats' }],
  ['Own comment on ticket ELV-1001', { kind: 'deletion', object: 'comment', subject: 'ELV-1001' }],
  ['Saved view: Late', { kind: 'deletion', object: 'view', subject: 'Late' }],
  ['employeeTicketList.ndjson', { kind: 'export', subject: 'employeeTicketList.ndjson' }],
  ['technicians.csv', { kind: 'export', subject: 'technicians' }],
])('an entry says what happened: %s', async (detail, changes) => {
  open([anEntry(changes)]);
  expect(await screen.findByText(detail)).toBeVisible();
});

test('a person is shown with the name and the user name', async () => {
  open([
    anEntry({ kind: 'export', subject: 'mine', done_by: 'rahul_d', done_by_full_name: 'Rahul Deshmukh' }),
  ]);
  const row = await rowOf('mine.csv');
  expect(row.getByRole('cell', { name: 'Rahul Deshmukh rahul_d' })).toBeVisible();
});

test('the list can be narrowed by person and by kind, also by its address', async () => {
  const { user } = open(
    [
      anEntry({ kind: 'export', subject: 'mine' }),
      anEntry({ kind: 'export', subject: 'other', done_by: 'asha' }),
      anEntry({ kind: 'passcode', object: 'dealer_passcode', done_by: 'asha' }),
    ],
    '/activity?kind=export',
  );
  expect(await screen.findByText('mine.csv')).toBeVisible();
  expect(screen.getByText('other.csv')).toBeVisible();
  expect(screen.queryByText('Dealer passcode renewed')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'asha');
  await waitFor(() => expect(screen.queryByText('mine.csv')).not.toBeInTheDocument());
  expect(screen.getByText('other.csv')).toBeVisible();
});

test('the exported file is recorded in the log', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  network.answer(recordExport, {});
  const { user } = open([anEntry({ kind: 'export', subject: 'mine' })]);
  await screen.findByText('mine.csv');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(network.calls(recordExport).map(({ body }) => body)).toEqual([{ name: 'activity' }]),
  );
});

test('an export succeeds when it cannot be recorded', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  network.fail(recordExport, 500, { detail: 'A server error occurred.' });
  const { user } = open([anEntry({ kind: 'export', subject: 'mine' })]);
  await screen.findByText('mine.csv');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/1 entry/)).toHaveAttribute('role', 'status');
});

test('an empty log and one that cannot be loaded say so', async () => {
  const { user } = open([]);
  expect(await screen.findByText('No activity')).toBeVisible();
  network.offline(activityList);
  renderRoutes([{ path: '/activity', element: <ActivityPage /> }], '/activity?page=1&kind=role');
  expect(await screen.findByText('The activity could not be loaded')).toBeVisible();
  network.answerList(activityList, [anEntry({ kind: 'role', about: 'ravi', subject: 'CustomerUser' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ravi is now Customer')).toBeVisible();
});
