import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { A_SAMPLE_ELEVATOR, A_SAMPLE_TECHNICIAN, idIn } from '../testing/sampleRows';
import { aPdf, sendFile } from '../testing/sendFile';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { planVisits } from '../visits/planning/planVisits';

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

describe('200: a sample contract stays and is named (R236)', () => {
  const keptContract = async () => {
    const { kept } = (await dealer.delete(URL)).json<{ kept: { kind: string }[] }>();
    expect(kept.map(({ kind }) => kind)).toContain('contract');
  };
  /** A contract that has neither ended nor been renewed. */
  const aContract = async () => {
    const { results } = (await dealer.get('/api/contracts/?page=1&state=Active')).json<{
      results: AmcContract[];
    }>();
    return results[0] as AmcContract;
  };

  test('when it covers a lift of the own', async () => {
    const { contract_id, elevator_ids } = await aContract();
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const covered = { elevator_ids: [...elevator_ids, elevator_id] };
    expect((await dealer.patch(`/api/contracts/${contract_id}/`, covered)).statusCode).toBe(200);
    await keptContract();
    expect((await dealer.get(`/api/contracts/${contract_id}/`)).json()).toMatchObject({
      elevator_ids: expect.arrayContaining([elevator_id]),
    });
  });

  test('when its customer is one of the own', async () => {
    const { contract_id } = await aContract();
    const { id: customer_id } = await server.customer(dealer);
    expect((await dealer.patch(`/api/contracts/${contract_id}/`, { customer_id })).statusCode).toBe(200);
    await keptContract();
  });

  test('when a technician of the own has gone to one of its visits', async () => {
    const { id, ...technician } = await server.technician(dealer);
    // Otherwise nothing is left to plan on the days on which both contracts end soon.
    const longer = "update contracts set end_date = end_date + interval '1 year' where dealer_id = $1";
    await server.db.query(longer, [dealer.id]);
    await server.db.transaction((db) => planVisits(db, dealer.id, localDay()));
    const visit_id = await idIn(
      server.db,
      dealer,
      `select visit_id as id from visits where dealer_id = $1 and contract_id is not null
      and state = 'Planned' and moved_at is null order by visit_id limit 1`,
    );
    const at = `/api/visits/${visit_id}/`;
    const assigned = await dealer.patch(at, { version: 1, technician_ids: [id] });
    expect([assigned.statusCode, assigned.json()]).toMatchObject([200, { version: 2 }]);
    const gone = await technician.post(`${at}state/`, { version: 2, state: 'OnTheWay' });
    expect(gone.statusCode).toBe(200);
    await keptContract();
  });
});
