import { storedContract, aContractBody } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let elevator_id: number;
let ticket_id: number;

/** Beyond 32 bits. */
const FIRST = 2 ** 40;
const COLUMNS = {
  activity: 'entry_id',
  contracts: 'contract_id',
  custom_fields: 'id',
  imports: 'import_id',
  maintenance_history: 'entry_id',
  reports: 'report_id',
  ticket_comments: 'comment_id',
  ticket_history: 'entry_id',
  ticket_views: 'view_id',
};

beforeAll(async () => {
  server = await testServer();
  for (const [table, column] of Object.entries(COLUMNS))
    await server.db.query(`alter table ${table} alter column ${column} restart with ${FIRST}`);
  dealer = await server.dealer();
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  ({ ticket_id } = await aTicket(server.db, dealer.id, elevator_id));
});
afterAll(() => server.close());

const get = async <T>(url: string) => (await dealer.get(url)).json<T>();

test('contracts, with their visits and renewals', async () => {
  const customer = await server.customer(dealer);
  const lifts = { customer_id: customer.id, elevator_ids: [elevator_id] };
  const { contract_id, end_date } = await storedContract(dealer, aContractBody(lifts));
  expect(contract_id).toBeGreaterThanOrEqual(FIRST);
  const url = `/api/contracts/${contract_id}/`;
  const days = { start_date: '2090-01-01', end_date: '2090-12-31' };
  const renewed = (await dealer.post(`${url}renew/`, days)).json();
  expect(renewed).toMatchObject({ renews: contract_id });
  expect(await get(url)).toMatchObject({ renewed_by: renewed.contract_id, end_date });
  const timeline = `/api/elevators/${elevator_id}/timeline/?page_size=1&cursor=`;
  const first = await get<{ results: { id: number }[]; next: string }>(timeline);
  const second = await get<{ results: { id: number }[] }>(`${timeline}${first.next}`);
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual([
    renewed.contract_id,
    contract_id,
  ]);
  const patched = await dealer.patch(url, { paid: true });
  expect(patched.json()).toMatchObject({ contract_id, paid: true });
  expect((await dealer.delete(url)).statusCode).toBe(204);
});

test('comments, the history and the timeline of a ticket, also by cursor', async () => {
  const url = `/api/tickets/${ticket_id}/`;
  await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { label: 'Noise' });
  const { comment_id } = (await dealer.post(`${url}comments/`, { text: 'Ordered.' })).json();
  expect(comment_id).toBeGreaterThanOrEqual(FIRST);
  const all = await get<{ results: { id: number; kind: string }[] }>(`${url}timeline/`);
  expect(all.results[0]).toMatchObject({ kind: 'comment', id: comment_id });
  const paged: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { results: unknown[]; next: string | null } = await get(
      `${url}timeline/?page_size=1&cursor=${cursor}`,
    );
    paged.push(...page.results);
    cursor = page.next;
  }
  expect(paged).toEqual(all.results);
  expect((await dealer.delete(`${url}comments/${comment_id}/`)).statusCode).toBe(204);
});

test('custom fields, their values and their order; reports', async () => {
  const add = async (tracker: string, name: string) => {
    const body = { tracker, name, description: '', format: 'text', is_required: false };
    return (await dealer.post('/api/custom_fields/add_custom_field/', body)).json<{ id: number }>().id;
  };
  const [floor, door, report] = [
    await add('ticket', 'Floor'),
    await add('ticket', 'Door'),
    await add('report', 'Brake'),
  ];
  expect(floor).toBeGreaterThanOrEqual(FIRST);
  const value = { custom_field: floor, value: '3' };
  const saved = await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, {
    custom_field_values: [value],
  });
  expect(saved.json()).toMatchObject({ custom_field_values: [{ custom_field: { id: floor }, value: '3' }] });
  const order = [floor, door].map((id, at) => ({ id, order: 2 - at }));
  const ordered = await dealer.post('/api/custom_fields/update_order/', { order });
  expect(ordered.statusCode).toBe(200);
  const url = `/api/cust-reports/${elevator_id}/reports/`;
  const values = [{ custom_field: report, value: 'Fine' }];
  const stored = await dealer.post(url, { report_date: '2026-03-09', custom_field_values: values });
  const { report_id } = stored.json();
  expect(report_id).toBeGreaterThanOrEqual(FIRST);
  expect((await dealer.get(`/api/cust-reports/${report_id}/read/`)).statusCode).toBe(200);
  expect((await dealer.delete(`/api/custom_fields/delete/${door}/`)).statusCode).toBeLessThan(300);
});

test('saved views', async () => {
  const { view_id } = (
    await dealer.post('/api/tickets/views/', { name: 'Urgent', list: '/all_tech_issues', query: '' })
  ).json();
  expect(view_id).toBeGreaterThanOrEqual(FIRST);
  expect((await dealer.delete(`/api/tickets/views/${view_id}/`)).statusCode).toBe(204);
});

test('an id beyond those that are documented is 404', async () => {
  for (const path of ['contracts', 'custom_fields'])
    for (const beyond of [2 ** 50, '9'.repeat(40)])
      expect((await dealer.get(`/api/${path}/${beyond}/`)).statusCode).toBe(404);
});
