import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { KeptMonth, KeptTechnician } from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld, type VisitWorld } from '../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

const read = async <Row>(by: 'months' | 'technicians', from: string, to: string) =>
  (await world.dealer.get(`/api/visits/in_time/${by}/?from=${from}&to=${to}`)).json<Row[]>();

/** A promise of January 2026 that counts until the 31st. */
const january = (values: object) =>
  world.promised('2026-01-10', { window_end: '2026-01-31', planned_day: '2026-01-12', ...values });
const done = (day: string) => ({ state: 'Done', done_day: day, done_at: `${day}T18:30:00Z` });

test('by month of the promised day: in time is until the end of the period (R1334)', async () => {
  await january(done('2026-01-05'));
  await january(done('2026-01-31'));
  await january(done('2026-02-01'));
  await january({ state: 'Missed' });
  await january({ state: 'OnHold' });
  await january({ state: 'Cancelled' });
  await world.promised('2026-03-01');
  await world.add();
  expect(await read<KeptMonth>('months', '2026-01-01', '2026-03-31')).toEqual([
    { month: '2026-01', in_time: 2, late: 1, missed: 1, open: 1 },
    { month: '2026-02', in_time: 0, late: 0, missed: 0, open: 0 },
    { month: '2026-03', in_time: 0, late: 0, missed: 0, open: 1 },
  ]);
  expect(await read<KeptMonth>('months', '2026-01-11', '2026-01-31')).toEqual([
    { month: '2026-01', in_time: 0, late: 0, missed: 0, open: 0 },
  ]);
});

test('the day on which it was done is that of the device, not of the server (R1334)', async () => {
  await january({ ...done('2026-01-31'), done_at: '2026-02-01T07:00:00Z' });
  await january({ state: 'Done', done_at: '2026-02-01T07:00:00Z' });
  expect(await read('months', '2026-01-01', '2026-01-31')).toMatchObject([{ in_time: 1, late: 1 }]);
});

test('Done keeps its day, and undoing removes it (R1334, R1212)', async () => {
  const visit = await world.promised(world.today, { window_end: world.today });
  const lifts = world.lifts.map((elevator_id) => ({ elevator_id, outcome: 'Done', all_ok: true }));
  const month = () => read<KeptMonth>('months', world.today, world.today);
  expect(await month()).toMatchObject([{ open: 1, in_time: 0 }]);
  expect((await world.state(visit, 'Done', { lifts })).statusCode).toBe(200);
  expect(await month()).toMatchObject([{ open: 0, in_time: 1 }]);
  const people = () => read<KeptTechnician>('technicians', world.today, world.today);
  expect(await people()).toMatchObject([{ user_id: world.ravi.id, open: 0, in_time: 1 }]);
  await world.state(await world.read(visit), 'Planned', { reason: 'Wrong visit' });
  expect(await month()).toMatchObject([{ open: 1, in_time: 0 }]);
  await world.change(await world.read(visit), { technician_ids: [world.priya.id] });
  expect(await people()).toMatchObject([{ user_id: world.priya.id, open: 1, in_time: 0 }]);
  await world.change(await world.read(visit), { technician_ids: [] });
  expect(await people()).toMatchObject([{ user_id: null, open: 1, in_time: 0 }]);
});

test('by technician: one of two has it as well, those of nobody are last (R1334)', async () => {
  const { ravi, priya, dealer } = world;
  const both = await january(done('2026-01-20'));
  await server.db.query(
    'insert into visit_technicians (dealer_id, visit_id, place, user_id) values ($1, $2, 2, $3)',
    [dealer.id, both.visit_id, priya.id],
  );
  await january({ state: 'Missed' });
  const nobody = await january({});
  await server.db.query('delete from visit_technicians where visit_id = $1', [nobody.visit_id]);
  const rows = await read<KeptTechnician>('technicians', '2026-01-01', '2026-01-31');
  expect(rows).toHaveLength(3);
  expect(rows.find(({ user_id }) => user_id === ravi.id)).toMatchObject({ in_time: 1, missed: 1, open: 0 });
  expect(rows.find(({ user_id }) => user_id === priya.id)).toMatchObject({ in_time: 1, missed: 0, open: 0 });
  expect(rows.at(-1)).toEqual({
    ...{ user_id: null, username: null, full_name: null },
    ...{ in_time: 0, late: 0, missed: 0, open: 1 },
  });
});

test.each([
  ['Promised', ['early', 'late', 'missed', 'held']],
  ['InTime', ['early']],
  ['Late', ['late']],
  ['Missed', ['missed']],
  ['Open', ['held']],
])('the list of visits of a number has exactly these: %s (R1334)', async (kept, expected) => {
  const names = new Map<number, string>();
  for (const [name, values] of [
    ['early', done('2026-01-05')],
    ['late', done('2026-02-02')],
    ['missed', { state: 'Missed' }],
    ['held', { state: 'OnHold' }],
    ['cancelled', { state: 'Cancelled' }],
  ] as const)
    names.set((await january(values)).visit_id, name);
  await world.promised('2026-02-01', { state: 'Missed' });
  await world.add();
  const query = `kept=${kept}&promised_from=2026-01-01&promised_to=2026-01-31`;
  const { results } = (await world.dealer.get(`/api/visits/?${query}`)).json<{ results: VisitRow[] }>();
  expect(results.map(({ visit_id }) => names.get(visit_id)).toSorted()).toEqual(expected.toSorted());
});

test('nothing of another dealer; at most 120 months; 400 without days; 403 for technicians and customers', async () => {
  await january({});
  const other = await server.dealer();
  const url = (by: string) => `/api/visits/in_time/${by}/?from=2026-01-01&to=2026-01-31`;
  expect((await other.get(url('months'))).json()).toMatchObject([{ open: 0 }]);
  expect((await other.get(url('technicians'))).json()).toEqual([]);
  expect(await read('months', '1900-01-01', '2026-01-31')).toHaveLength(120);
  for (const by of ['months', 'technicians']) {
    expect((await world.dealer.get(`/api/visits/in_time/${by}/?from=2026-01-01`)).statusCode).toBe(400);
    for (const who of [world.ravi, world.customer]) expect((await who.get(url(by))).statusCode).toBe(403);
  }
});
