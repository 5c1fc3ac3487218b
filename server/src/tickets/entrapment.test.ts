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
    { field: 'created' },
  ]);
});

test('a value that is neither yes nor no is refused', async () => {
  const answer = await create({ entrapment: 'perhaps' });
  expect([answer.statusCode, answer.json()]).toEqual([400, { entrapment: ['Must be a valid boolean.'] }]);
});
