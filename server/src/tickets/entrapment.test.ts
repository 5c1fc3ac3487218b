import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let elevator_id: number;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  for (const entrapment of [false, true, undefined]) await create({ entrapment });
});
afterAll(() => server.close());

const create = (values: object) =>
  dealer.post('/api/tickets/create/', {
    elevator_id,
    summary: 'The car stands between two floors',
    description: 'It does not answer.',
    label: 'Controller',
    target_date: '2099-01-01',
    ...values,
  });

async function list(query: string): Promise<[string, boolean | undefined][]> {
  const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&${query}`);
  const { results } = answer.json<{ results: TicketRow[] }>();
  return results.map(({ ticket_key, entrapment }) => [ticket_key, entrapment]);
}

test('a list is filtered to the tickets with a trapped passenger, and to the others', async () => {
  expect(await list('entrapment=true')).toEqual([['ELV-1002', true]]);
  expect(await list('entrapment=false&ordering=ticket_key')).toEqual([
    ['ELV-1001', false],
    ['ELV-1003', false],
  ]);
});

test('a list is sorted by it: yes comes last, and first in the other direction', async () => {
  expect((await list('ordering=entrapment')).map(([key]) => key)).toEqual([
    'ELV-1001',
    'ELV-1003',
    'ELV-1002',
  ]);
  expect((await list('ordering=-entrapment'))[0]).toEqual(['ELV-1002', true]);
});

test('reports count by it', async () => {
  const groups = (await dealer.get(`/api/tickets/summary/${dealer.id}/?by=entrapment`)).json();
  expect(groups).toMatchObject([
    { name: 'false', open_count: 2 },
    { name: 'true', open_count: 1 },
  ]);
});

test('a change of it is in the history, and bulk changes support it', async () => {
  const { ticket_id } = (await create({})).json();
  await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { entrapment: true });
  await dealer.post('/api/tickets/bulk-update/', { ticket_ids: [ticket_id], changes: { entrapment: false } });
  const { results } = (await dealer.get(`/api/tickets/${ticket_id}/history/`)).json();
  expect(results).toMatchObject([
    { field: 'entrapment', old: 'true', new: 'false' },
    { field: 'entrapment', old: 'false', new: 'true' },
    { field: 'target_date' },
    { field: 'priority', new: 'Critical' },
    { field: 'created' },
  ]);
});

describe('a trapped passenger makes a ticket urgent (R367)', () => {
  const today = localDay();
  const urgent = { entrapment: true, priority: 'Critical', target_date: today };
  const update = async (ticket_id: number, changes: object) =>
    (await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, changes)).json();
  const bulk = async (ticket_ids: number[], changes: object) => {
    await dealer.post('/api/tickets/bulk-update/', { ticket_ids, changes });
    return update(ticket_ids[0] ?? 0, {});
  };
  const planned = { priority: 'Low', target_date: '2099-01-01' };

  test.each([
    ['with what is left out', { target_date: undefined }, urgent],
    ['but not with what is sent', planned, planned],
    [
      'on a later start date',
      { target_date: undefined, start_date: '2099-01-01' },
      { priority: 'Critical', target_date: '2099-01-01' },
    ],
  ])('a create: %s', async (_, sent, stored) => {
    expect((await create({ entrapment: true, ...sent })).json()).toMatchObject(stored);
  });

  test('without one a create needs a target date', async () => {
    const answer = await create({ target_date: undefined });
    expect([answer.statusCode, answer.json()]).toEqual([400, { target_date: ['This field is required.'] }]);
  });

  test.each([
    ['the flag alone', {}, { entrapment: true }, urgent],
    ['a priority with it', {}, { entrapment: true, priority: 'High' }, { ...urgent, priority: 'High' }],
    [
      'a target date with it',
      {},
      { entrapment: true, target_date: '2099-02-02' },
      { target_date: '2099-02-02' },
    ],
    ['a ticket that had the flag', { entrapment: true }, { entrapment: true }, planned],
    ['a Closed ticket', { status: 'Closed' }, { entrapment: true }, planned],
  ])('an update and a bulk change: %s', async (_, first, changes, stored) => {
    const before = { ...planned, ...first };
    const [one, other] = [(await create(before)).json(), (await create(before)).json()];
    expect(await update(one.ticket_id, changes)).toMatchObject(stored);
    const { target_date, ...bulkChanges } = { target_date: undefined, ...changes };
    if (target_date === undefined) expect(await bulk([other.ticket_id], bulkChanges)).toMatchObject(stored);
  });
});

test('a value that is neither yes nor no is refused', async () => {
  const answer = await create({ entrapment: 'perhaps' });
  expect([answer.statusCode, answer.json()]).toEqual([400, { entrapment: ['Must be a valid boolean.'] }]);
});
