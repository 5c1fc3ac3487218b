import type { Board, Tray } from '@smart-elevator/shared-api/contract/visits/board';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { insertRows } from '../demo/insertRows';
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

const boardOf = (from: string, to: string, by = world.dealer) =>
  by.get(`/api/visits/board/?from=${from}&to=${to}`);
const tray = async (tab: string) => (await world.dealer.get(`/api/visits/tray/?tab=${tab}`)).json<Tray>();

test('200: the board has technicians, visits, absences and days off of its days (R1210)', async () => {
  const { ravi, priya, dealer, today, inDays } = world;
  const shown = await world.add();
  await world.state(await world.add(), 'Cancelled', { reason: 'Rain' });
  await world.add({ planned_day: inDays(7) });
  const absence = { user_id: priya.id, from_day: inDays(-3), to_day: today, kind: 'Leave' };
  await insertRows(server.db, 'absences', dealer.id, [absence]);
  await insertRows(server.db, 'working_days', dealer.id, [{ weekly_offs: '{}', day_minutes: 420 }]);
  const holidays = [3, 90].map((days) => ({ day: inDays(days), name: 'Holi' }));
  await insertRows(server.db, 'holidays', dealer.id, holidays);
  const board = (await boardOf(today, inDays(6))).json<Board>();
  expect(board).toMatchObject({
    technicians: [ravi, priya].map(({ id }) => ({ user_id: id, is_active: true })),
    visits: [{ visit_id: shown.visit_id, technicians: [{ user_id: ravi.id }] }],
    absences: [{ technician: { user_id: priya.id }, from: inDays(-3), to: today, kind: 'Leave' }],
    days_off: [inDays(3)],
    day_minutes: 420,
    last_holiday: inDays(90),
  });
});

test('200: without a working calendar Sunday is off, and a day has eight hours', async () => {
  expect((await boardOf('2026-03-01', '2026-03-08')).json()).toMatchObject({
    days_off: ['2026-03-01', '2026-03-08'],
    day_minutes: 480,
    last_holiday: null,
  });
});

test('200: a tab of the tray, with the counts of all; another dealer sees none of it', async () => {
  const { today, inDays, lifts } = world;
  const free = await world.add({ technician_ids: [], planned_day: inDays(9) });
  const late = await world.promised(inDays(-2));
  const window = { from_time: '09:00', to_time: '10:00' };
  const alone = await world.lift({ building_name: 'Rose' });
  const doubles = [
    await world.add({ elevator_ids: [lifts[0]], planned_day: inDays(1), ...window }),
    await world.add({ elevator_ids: [alone], planned_day: inDays(1), from_time: '09:30', to_time: '11:00' }),
  ];
  const hold = await world.add({ planned_day: inDays(4) });
  await world.state(hold, 'OnHold', { reason: 'No key' });
  const cancelled = await world.add({ planned_day: today });
  await world.state(cancelled, 'Cancelled', { reason: 'Rain' });
  const ids = async (tab: string) => (await tray(tab)).visits.map(({ visit_id }) => visit_id);
  expect((await tray('hold')).counts).toEqual({ unassigned: 1, alerts: 3, hold: 1, cancelled: 1 });
  expect(await ids('unassigned')).toEqual([free.visit_id]);
  expect(await ids('alerts')).toEqual([late, ...doubles].map(({ visit_id }) => visit_id));
  expect(await ids('hold')).toEqual([hold.visit_id]);
  expect(await ids('cancelled')).toEqual([cancelled.visit_id]);
  const other = await server.dealer();
  expect((await other.get('/api/visits/tray/?tab=alerts')).json()).toEqual({
    counts: { unassigned: 0, alerts: 0, hold: 0, cancelled: 0 },
    visits: [],
  });
});

test('200: a visit with an agreed time whose technician is absent on its day is in the tray until somebody else has it (R1272)', async () => {
  const { ravi, priya, dealer, inDays } = world;
  const agreed = await world.add({ planned_day: inDays(5), from_time: '09:00', to_time: '10:00' });
  await insertRows(server.db, 'absences', dealer.id, [
    { user_id: ravi.id, from_day: inDays(5), to_day: inDays(5), kind: 'Sick' },
  ]);
  expect(await tray('alerts')).toMatchObject({
    counts: { alerts: 1 },
    visits: [{ visit_id: agreed.visit_id, from_time: '09:00' }],
  });
  await world.change(agreed, { technician_ids: [priya.id] });
  expect(await tray('alerts')).toMatchObject({ counts: { alerts: 0 }, visits: [] });
});

test('400: days in the wrong order, too many of them, an unknown tab', async () => {
  expect((await boardOf('2026-03-02', '2026-03-01')).json()).toEqual({ to: [visitMessages.toBeforeFrom] });
  expect((await boardOf('2026-03-01', '2026-04-01')).json()).toEqual({ to: [visitMessages.boardTooLong] });
  expect((await world.dealer.get('/api/visits/tray/?tab=mine')).statusCode).toBe(400);
});
