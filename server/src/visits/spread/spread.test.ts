import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { SpreadPreview, VisitMove } from '@smart-elevator/shared-api/contract/visits/spread';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { insertRows } from '../../demo/insertRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { visitWorld, type VisitWorld } from '../../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
  // Every day is a working day: the tests run on Sundays and holidays, too.
  await insertRows(server.db, 'working_days', world.dealer.id, [{ weekly_offs: '{}', day_minutes: 480 }]);
});
afterAll(() => server.close());

const SPREAD = '/api/visits/spread/';
const ask = (query = '', by = world.dealer) =>
  by.get(`${SPREAD}?technician_id=${world.ravi.id}&from=${world.today}&to=${world.today}${query}`);
const preview = async (query = '') => (await ask(query)).json<SpreadPreview>();
const movesOf = ({ changes }: SpreadPreview): VisitMove[] =>
  changes.map(({ visit_id, version, to_day, next_technicians }) => ({
    visit_id,
    version,
    planned_day: to_day,
    technician_ids: next_technicians.map(({ user_id }) => user_id),
  }));
const store = (moves: readonly object[], by = world.dealer) => by.post(SPREAD, { moves });
const peopleOf = ({ technicians }: Pick<Visit, 'technicians'>) => technicians.map(({ user_id }) => user_id);
const lettersTo = (email: string) =>
  server.db.query<{ body_text: string }>(
    `select body_text from outbox where recipient = $1 and subject like '%isit%'`,
    [email],
  );

test('200: the preview gives the visits to those who are there, and says who gets more minutes; nothing is stored (R1211)', async () => {
  const { ravi, priya, today } = world;
  const repair = await world.add({ estimate_minutes: 60 });
  const promised = await world.promised(today);
  const seen = await preview();
  expect(seen.changes).toMatchObject([
    { visit_id: repair.visit_id, version: 1, from_day: today, to_day: today, building_name: 'Palm Court' },
    { visit_id: promised.visit_id, from_day: today, to_day: today },
  ]);
  for (const { technicians, next_technicians } of seen.changes) {
    expect(technicians).toMatchObject([{ user_id: ravi.id }]);
    expect(next_technicians).toMatchObject([{ user_id: priya.id }]);
  }
  expect(seen).toMatchObject({
    loads: [{ technician: { user_id: priya.id }, day: today, before: 0, after: 150 }],
    begun: 0,
    day_minutes: 480,
  });
  expect(await preview()).toEqual(seen);
  expect(peopleOf(await world.read(repair))).toEqual([ravi.id]);
});

test('200: a visit of a contract goes to another day when nobody has room; a repair keeps its day (R1235)', async () => {
  const { priya, ravi, today, inDays } = world;
  await world.add({ technician_ids: [priya.id], estimate_minutes: 400 });
  const promised = await world.promised(today);
  expect((await preview()).changes).toMatchObject([
    { visit_id: promised.visit_id, to_day: inDays(1), next_technicians: [{ user_id: ravi.id }] },
  ]);
  expect((await preview('&keep_day=true')).changes).toMatchObject([
    { visit_id: promised.visit_id, to_day: today, next_technicians: [{ user_id: priya.id }] },
  ]);
  const windowed = await world.change(promised, { from_time: '09:00', to_time: '10:00' });
  expect(windowed.statusCode).toBe(200);
  expect((await preview()).changes).toMatchObject([
    { visit_id: promised.visit_id, to_day: today, from_time: '09:00', to_time: '10:00' },
  ]);
});

/** Two visits of the same lifts, half of the 31 days of a period apart: how each is moved by some days. */
async function twoApart() {
  const { inDays, periodOfDays, ravi } = world;
  const days = [5, 21];
  const visits = [
    await world.promised(inDays(5), { period: periodOfDays(31) }),
    await world.promised(inDays(21)),
  ];
  return (by: readonly number[], version = 1): VisitMove[] =>
    visits.map(({ visit_id }, at) => ({
      visit_id,
      version,
      planned_day: inDays((days[at] ?? 0) + (by[at] ?? 0)),
      technician_ids: [ravi.id],
    }));
}

test('200: visits of a lift that are as far apart as before are moved together, and back (R1211)', async () => {
  const moved = await twoApart();
  expect((await store(moved([1, 1]))).statusCode).toBe(200);
  expect((await store(moved([0, 0], 2))).statusCode).toBe(200);
});

test('400: visits of a lift are not moved together to days that are too close (R1207)', async () => {
  const moved = await twoApart();
  expect((await store(moved([1, -1]))).json()).toEqual({
    planned_day: [visitMessages.tooClose(world.inDays(20))],
  });
});

test.each([
  [30, 1],
  [31, 0],
])(
  '200: the preview keeps a visit half of its %i days away from one of its lifts that is spread after it (R1207)',
  async (interval, later) => {
    const { priya, ravi, today, inDays, periodOfDays } = world;
    await world.add({ technician_ids: [priya.id], estimate_minutes: 400 });
    await world.promised(today, { period: periodOfDays(interval) });
    await world.promised(inDays(16));
    const span = `?technician_id=${ravi.id}&from=${today}&to=${inDays(16)}`;
    expect((await world.dealer.get(`${SPREAD}${span}`)).json()).toMatchObject({
      changes: [later, 16].map((days) => ({
        to_day: inDays(days),
        next_technicians: [{ user_id: priya.id }],
      })),
    });
  },
);

test('200: a second technician stays, a visit under way stays, and nobody does it when all are absent (R1235)', async () => {
  const { priya, ravi, dealer, today } = world;
  const both = await world.add({ technician_ids: [ravi.id, priya.id] });
  const begun = await world.add();
  expect((await world.state(begun, 'OnTheWay')).statusCode).toBe(200);
  const seen = await preview();
  expect(seen).toMatchObject({
    changes: [{ visit_id: both.visit_id, next_technicians: [{ user_id: priya.id }] }],
    begun: 1,
  });
  expect(seen.changes[0]?.next_technicians).toHaveLength(1);
  const alone = await world.add({ technician_ids: [ravi.id], estimate_minutes: 30 });
  const absence = { user_id: priya.id, from_day: today, to_day: today, kind: 'Leave' };
  await insertRows(server.db, 'absences', dealer.id, [absence]);
  expect((await preview()).changes.find(({ visit_id }) => visit_id === alone.visit_id)).toMatchObject({
    to_day: today,
    next_technicians: [],
  });
});

test('200: stored in one change with one message for each; the answer moves all of it back (R1211)', async () => {
  const { priya, ravi } = world;
  const visits = [await world.add(), await world.add({ estimate_minutes: 30 })];
  const messagesOf = async ({ username }: { username: string }) => {
    const [person] = await server.db.query<{ email: string }>('select email from users where username = $1', [
      username,
    ]);
    return (await lettersTo(person?.email ?? '')).length;
  };
  const before = [await messagesOf(ravi), await messagesOf(priya)];
  const answer = await store(movesOf(await preview()));
  expect(answer.statusCode).toBe(200);
  for (const visit of visits) {
    const read = await world.read(visit);
    expect(peopleOf(read)).toEqual([priya.id]);
    expect(read.moved_by).toBe(world.dealer.username);
  }
  expect([await messagesOf(ravi), await messagesOf(priya)]).toEqual(before.map((count) => count + 1));
  const { moves } = answer.json<{ moves: VisitMove[] }>();
  expect(moves.map(({ version }) => version)).toEqual([2, 2]);
  const back = await store(moves.map((move) => ({ ...move, technician_ids: [ravi.id] })));
  expect(back.statusCode).toBe(200);
  for (const visit of visits) expect(peopleOf(await world.read(visit))).toEqual([ravi.id]);
});

test('409: a visit that was changed meanwhile says who was first, and no other one is moved (R1205)', async () => {
  const { ravi } = world;
  const [first, second] = [await world.add(), await world.add()];
  const moves = movesOf(await preview());
  expect((await world.change(second, { note: 'Key at the gate' })).statusCode).toBe(200);
  const answer = await store(moves);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    detail: 'Lift Dealer has changed this visit meanwhile.',
    current: { visit_id: second.visit_id, note: 'Key at the gate' },
  });
  expect(peopleOf(await world.read(first))).toEqual([ravi.id]);
});

test('400: reversed, past and too many days, a visit twice, a past day: the field says so', async () => {
  const { inDays, ravi, today } = world;
  const of = (from: string, to: string) =>
    world.dealer.get(`${SPREAD}?technician_id=${ravi.id}&from=${from}&to=${to}`);
  expect((await of(today, inDays(-1))).json()).toEqual({
    to: ['The last day may not be before the first.'],
  });
  expect((await of(inDays(-3), inDays(-1))).json()).toEqual({ to: ['The day may not be in the past.'] });
  expect((await of(today, inDays(31))).json()).toEqual({ to: ['At most 31 days can be spread at once.'] });
  const visit = await world.add();
  const move = { visit_id: visit.visit_id, version: 1, planned_day: today, technician_ids: [] };
  const twice = await store([move, move]);
  expect([twice.statusCode, twice.json()]).toEqual([
    400,
    { moves: [`Visit ${visit.visit_id} is named twice.`] },
  ]);
  const past = await store([{ ...move, planned_day: addDays(today, -1) }]);
  expect([past.statusCode, past.json()]).toEqual([400, { planned_day: ['The day may not be in the past.'] }]);
});

test('403, 404: by a technician; of another dealer’s technician or visit', async () => {
  const other = await visitWorld(server);
  expect((await ask('', world.ravi)).statusCode).toBe(403);
  expect((await ask('', other.dealer)).statusCode).toBe(404);
  const theirs = await other.add();
  const move = {
    visit_id: theirs.visit_id,
    version: 1,
    planned_day: world.today,
    technician_ids: [],
  };
  expect((await store([move])).statusCode).toBe(404);
  expect((await store([{ ...move, technician_ids: [world.ravi.id] }], other.dealer)).statusCode).toBe(400);
});
