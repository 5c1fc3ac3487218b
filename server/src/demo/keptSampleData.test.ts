import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { A_SAMPLE_ELEVATOR, A_SAMPLE_TECHNICIAN, idIn } from '../testing/sampleRows';
import { aPdf, sendFile } from '../testing/sendFile';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/home/sample-data/';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
  await dealer.post(URL, {});
});

const aSampleTechnician = () => idIn(server.db, dealer, A_SAMPLE_TECHNICIAN);
const aSampleElevator = () => idIn(server.db, dealer, A_SAMPLE_ELEVATOR);

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.each<[string, 'elevator' | 'technician', (id: number) => PromiseLike<{ statusCode: number }>]>([
  ['a file', 'elevator', (owner_id) => sendFile(dealer, { owner: 'elevator', owner_id }, aPdf())],
  ['a seal', 'elevator', (id) => dealer.post(`/api/elevators/${id}/seals/`, { reason: 'Rope' })],
  ['a test call', 'elevator', (elevator_id) => dealer.post('/api/alarms/test_calls/', { elevator_id })],
  [
    'a link to a report',
    'elevator',
    (elevator) => {
      const of = { elevator: String(elevator), from: '2026-01-01', to: '2026-06-30', language: 'en' };
      return dealer.post('/api/shared-reports/', { ...of, as: 'link', days: 30, recipients: [] });
    },
  ],
  [
    'an absence',
    'technician',
    (technician_id) => {
      const days = { from: localDay(), to: localDay(), kind: 'Leave', note: '' };
      return dealer.post('/api/visits/absences/', { technician_id, ...days });
    },
  ],
  [
    'a duty',
    'technician',
    (user_id) => dealer.post('/api/alarms/on_call/', { user_id, starts_at: soon(1), ends_at: soon(9) }),
  ],
])('200: %s of the own keeps a sample %s (R236)', async (_, kind, add) => {
  const ofKind = kind === 'elevator' ? aSampleElevator() : aSampleTechnician();
  const added = await add(await ofKind);
  expect([200, 201]).toContain(added.statusCode);
  const { kept } = (await dealer.delete(URL)).json<{ kept: { kind: string }[] }>();
  expect(kept.map((one) => one.kind)).toContain(kind);
});

test('200: a technician whom the policy of emergencies names stays (R236)', async () => {
  const settings = (await dealer.get('/api/alarms/settings/')).json<{ steps: object[] }>();
  const steps = [{ groups: [], user_ids: [await aSampleTechnician()], wait_minutes: 5 }, ...settings.steps];
  const payload = { ...settings, steps };
  const stored = await dealer.inject({ method: 'PUT', url: '/api/alarms/settings/', payload });
  expect(stored.statusCode).toBe(200);
  const { kept } = (await dealer.delete(URL)).json<{ kept: object[] }>();
  expect(kept).toMatchObject([{ kind: 'technician' }]);
});
