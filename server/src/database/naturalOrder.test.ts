import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

/** In their order; the rows are stored in another one. */
const NUMBERS = ['1', '2', '०३', '10', '٢٠', '100'] as const;
const STORED = [100, 10, 2, 20, 1, 3].map((number) => NUMBERS[[1, 2, 3, 10, 20, 100].indexOf(number)] ?? '');
const named = (name: string) => NUMBERS.map((number) => `${name} ${number}`);
const ASCII = ['1', '2', '3', '10', '20', '100'];

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const ids: number[] = [];
  for (const [at, number] of STORED.entries()) {
    const plain = ASCII[NUMBERS.findIndex((one) => one === number)] ?? '';
    const technician = await server.technician(dealer, {
      username: `tech.${plain}`,
      email: `t${plain}@example.com`,
    });
    const customer = await server.customer(dealer, {
      username: `owner.${plain}`,
      email: `o${plain}@example.com`,
    });
    const { elevator_id } = await anElevator(server.db, dealer.id, {
      elevator_name: `${at % 2 ? 'Lift' : 'lift'} ${number}`,
      building_name: `Tower ${number}`,
      engineer_id: technician.id,
      customer_id: customer.id,
      main_due_date: addDays(localDay(), 3),
    });
    ids.push(elevator_id);
    await aTicket(server.db, dealer.id, elevator_id, {
      label: `Fault ${number}`,
      assignee_id: technician.id,
      reporter_id: customer.id,
    });
    await storedContract(dealer, aContractBody({ customer_id: customer.id, elevator_ids: [elevator_id] }));
    await dealer.post('/api/tickets/views/', { name: `View ${number}`, list: 'all', query: '' });
  }
  const customer = await server.customer(dealer, { username: 'owner.5' });
  await storedContract(dealer, aContractBody({ customer_id: customer.id, elevator_ids: ids }, 700));
});
afterAll(() => server.close());

const rowsOf = async (url: string) => {
  const answer = await dealer.get(url);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  const body = answer.json<Record<string, string>[] | { results: Record<string, string>[] }>();
  return Array.isArray(body) ? body : body.results;
};

/** The distinct values of a column as the rows are listed. */
const values = (rows: readonly Record<string, string>[], column: string) => [
  ...new Set(rows.map((row) => String(row[column]).replace('lift', 'Lift'))),
];

const of = (id: number) => ({
  technicians: `/api/account/${id}/employee_list/`,
  customers: `/api/users/${id}/user_customer_list/`,
  elevators: `/api/users/${id}/elevators/`,
  tickets: `/api/tickets/all-ticket-list-emp/${id}/`,
});
const owners = ['1', '2', '3', '5', '10', '20', '100'].map((number) => `owner.${number}`);
const techs = ASCII.map((number) => `tech.${number}`);

const LISTS: [list: string, url: () => string, column: string, names: string[]][] = [
  ['technicians', () => of(dealer.id).technicians, 'username', techs],
  ['technicians by e-mail', () => `${of(dealer.id).technicians}?ordering=email`, 'username', techs],
  ['customers', () => of(dealer.id).customers, 'username', owners],
  ['elevators', () => of(dealer.id).elevators, 'elevator_name', named('Lift')],
  [
    'elevators by building',
    () => `${of(dealer.id).elevators}?ordering=building_name`,
    'building_name',
    named('Tower'),
  ],
  ['the choice of an elevator', () => '/api/elevators/', 'elevator_name', named('Lift')],
  ['buildings', () => '/api/elevators/buildings/', 'building_name', named('Tower')],
  ['maintenance', () => '/api/elevators/elevator_summary_indue/', 'elevator_name', named('Lift')],
  [
    'maintenance by engineer',
    () => '/api/elevators/elevator_summary_indue/?ordering=username',
    'username',
    techs,
  ],
  [
    'tickets by elevator',
    () => `${of(dealer.id).tickets}?ordering=elevator_name`,
    'elevator_name',
    named('Lift'),
  ],
  ['tickets by technician', () => `${of(dealer.id).tickets}?ordering=assignee_name`, 'assignee_name', techs],
  ['tickets by label', () => `${of(dealer.id).tickets}?ordering=label`, 'label', named('Fault')],
  ['contracts by customer', () => '/api/contracts/?ordering=customer_name', 'customer_name', owners],
];

test.each(LISTS)('%s: 1, 2, 3, 10, 20, 100 (R952)', async (_, url, column, names) => {
  expect(values(await rowsOf(url()), column)).toEqual(names);
  const address = url();
  const descending = address.replace('ordering=', 'ordering=-');
  if (descending !== address) expect(values(await rowsOf(descending), column)).toEqual(names.toReversed());
});

test.each(LISTS)('%s: page by page, with and without cursors (R952)', async (_, url, column, names) => {
  const at = `${url()}${url().includes('?') ? '&' : '?'}page_size=2`;
  const paged: Record<string, string>[] = [];
  for (let page = 1; page <= 4; page += 1) paged.push(...(await rowsOf(`${at}&page=${page}`)));
  expect(values(paged, column)).toEqual(names);
  const after = async (cursor: string) =>
    (await dealer.get(`${at}&cursor=${cursor}`)).json<{
      next?: string | null;
      results: Record<string, string>[];
    }>();
  let page = await after('');
  // The buildings have no cursors.
  if (page.next === undefined) return;
  const read = [...page.results];
  while (page.next) {
    page = await after(page.next);
    read.push(...page.results);
  }
  expect(values(read, column)).toEqual(names);
});

test('searches, calendar, reports, saved views and the elevators of a contract (R952)', async () => {
  const calendar = `/api/maintenance/calendar/?from=${addDays(localDay(), 3)}&to=${addDays(localDay(), 3)}`;
  const due = (await rowsOf(calendar)).filter(({ kind }) => kind === 'due');
  expect(values(due, 'elevator_name')).toEqual(named('Lift'));
  expect(values(await rowsOf('/api/elevators/find/?text=lift'), 'elevator_name').slice(0, 3)).toEqual(
    named('Lift').slice(0, 3),
  );
  expect(
    values(await rowsOf('/api/users/find/?user_type=TechnicianUser&text=tech'), 'username').slice(0, 3),
  ).toEqual(techs.slice(0, 3));
  expect(values(await rowsOf('/api/tickets/views/'), 'name')).toEqual(named('View'));
  for (const by of ['assignee', 'reporter'])
    expect(values(await rowsOf(`/api/tickets/summary/${dealer.id}/?by=${by}`), 'name')).toEqual(
      by === 'assignee' ? techs : ASCII.map((number) => `owner.${number}`),
    );
  expect(
    values(await rowsOf(`/api/tickets/trends/${dealer.id}/load/?from=2026-01-01&to=2026-12-31`), 'name'),
  ).toEqual(techs);
  const contracts = (await dealer.get('/api/contracts/?ordering=-end_date')).json<{
    results: AmcContract[];
  }>();
  const [long] = contracts.results;
  expect(long?.elevator_names.map((name) => name.replace('lift', 'Lift'))).toEqual(named('Lift'));
});
