import type { LightMyRequestResponse } from 'fastify';
import { aContractBody } from '../testing/aContract';
import { hasToWait } from '../testing/hasToWait';
import { aPdf, sendFile } from '../testing/sendFile';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld } from '../testing/visitWorld';

let server: TestServer;
let world: Awaited<ReturnType<typeof visitWorld>>;
let elevator_id: number;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
  elevator_id = await world.lift();
});
afterAll(() => server.close());

const post = (url: string, body: object) => world.dealer.post(url, body);

test.each<[string, string, () => Promise<LightMyRequestResponse>]>([
  ['a test call', 'test_calls', () => post('/api/alarms/test_calls/', { elevator_id })],
  [
    'an AMC report',
    'reports',
    () => post(`/api/cust-reports/${elevator_id}/reports/`, { report_date: '2026-03-09' }),
  ],
  ['a file', 'files', () => sendFile(world.dealer, { owner: 'elevator', owner_id: elevator_id }, aPdf())],
  ['a seal', 'seals', () => post(`/api/elevators/${elevator_id}/seals/`, { reason: 'Inspector is called' })],
  ['an alarm', 'alarms', () => post('/api/alarms/', { elevator_id })],
  [
    'a visit',
    'visit_elevators',
    () =>
      post('/api/visits/', {
        elevator_ids: [elevator_id],
        planned_day: world.today,
        technician_ids: [world.ravi.id],
      }),
  ],
  [
    'a contract',
    'contract_elevators',
    () =>
      post('/api/contracts/', aContractBody({ customer_id: world.customer.id, elevator_ids: [elevator_id] })),
  ],
])(
  '%s of a lift that is deleted at the same moment is refused, and nothing of it is stored (R556)',
  async (_what, table, send) => {
    let sending: Promise<LightMyRequestResponse> | undefined;
    await server.db.transaction(async (deleting) => {
      await deleting.query('update elevators set deleted_at = now() where elevator_id = $1', [elevator_id]);
      sending = send();
      await hasToWait(server.db, sending);
    });
    expect([400, 404]).toContain((await sending)?.statusCode);
    const of = 'where dealer_id = $1 and elevator_id = $2';
    expect(await server.db.query(`select 1 from ${table} ${of}`, [world.dealer.id, elevator_id])).toEqual([]);
  },
);
