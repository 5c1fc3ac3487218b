import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { nationalDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { todayOfCaller } from '../../http/authenticate';
import { testServer, type TestServer } from '../../testing/testServer';
import { visitWorld } from '../../testing/visitWorld';
import { readWorkingDays } from './workingDays';

let server: TestServer;
let world: Awaited<ReturnType<typeof visitWorld>>;
const today = localDay();

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

const CALENDAR = '/api/visits/working_days/';
const ABSENCES = '/api/visits/absences/';
const year = new Date().getUTCFullYear();
/** The calendar of a dealer who has stored none. */
const usual = {
  weekly_offs: [0],
  holidays: nationalDays(String(year)),
  day_minutes: 480,
  horizon_days: 60,
};
const put = (body: object) => world.dealer.inject({ method: 'PUT', url: CALENDAR, payload: body });
const absent = (body: object = {}) =>
  world.dealer.post(ABSENCES, {
    technician_id: world.ravi.id,
    from: addDays(today, 2),
    to: addDays(today, 4),
    kind: 'Sick',
    ...body,
  });
const answerOf = (answer: { statusCode: number; json: () => unknown }) => [answer.statusCode, answer.json()];

test('200: Sundays and the national days are off until a dealer stores a working calendar, which is then kept as a whole (R1208, R1232)', async () => {
  expect(answerOf(await world.dealer.get(CALENDAR))).toEqual([200, usual]);
  const stored = {
    weekly_offs: [0, 6],
    holidays: [
      { day: '2027-01-26', name: 'Republic Day', fixed: true },
      { day: '2027-11-08', name: 'Diwali', fixed: false },
    ],
    day_minutes: 540,
    horizon_days: 90,
  };
  const sent = { ...stored, weekly_offs: [6, 0, 6], holidays: stored.holidays.toReversed() };
  expect(answerOf(await put(sent))).toEqual([200, stored]);
  expect(answerOf(await put({ ...stored, holidays: [] }))).toEqual([200, { ...stored, holidays: [] }]);
  expect(answerOf(await (await visitWorld(server)).dealer.get(CALENDAR))).toEqual([200, usual]);
});

test('200: the national days are those of the year in which the dealer is (R1232)', async () => {
  const [newYear, yearBefore] = [new Date('2027-01-01T03:00:00Z'), new Date('2026-12-31T21:00:00Z')];
  const daysOf = async (moment: Date) => {
    const today = todayOfCaller({ 'x-utc-offset': '330' }, moment);
    const { holidays } = await readWorkingDays(server.db, { dealer_id: world.dealer.id, today });
    return holidays.map(({ day }) => day);
  };
  // The 1st of January in India, while the database still has the 31st of December.
  expect(await daysOf(yearBefore)).toEqual(['2027-01-26', '2027-08-15', '2027-10-02']);
  expect(await daysOf(newYear)).toEqual(await daysOf(yearBefore));
});

test.each([
  [
    'a day that is there twice',
    { holidays: holidaysOn('2027-01-26', '2027-01-26') },
    'holidays',
    'Only one entry may be for 2027-01-26.',
  ],
  [
    'a week without a working day',
    { weekly_offs: [0, 1, 2, 3, 4, 5, 6] },
    'weekly_offs',
    'At least one day of the week must be a working day.',
  ],
  ['a day of the week that does not exist', { weekly_offs: [7] }, 'weekly_offs.0', undefined],
  ['a day that is too short', { day_minutes: 59 }, 'day_minutes', undefined],
  ['a horizon that is too long', { horizon_days: 367 }, 'horizon_days', undefined],
])('400: %s, and the calendar stays (R1208)', async (_case, changes, field, message) => {
  const answer = await put({ ...usual, ...changes });
  expect(answer.statusCode).toBe(400);
  const errors = answer.json<Record<string, unknown>>();
  expect(Object.keys(errors)).toEqual([field]);
  if (message !== undefined) expect(errors[field]).toEqual([message]);
  expect((await world.dealer.get(CALENDAR)).json()).toEqual(usual);
});

function holidaysOn(...days: string[]) {
  return days.map((day) => ({ day, name: 'Closed', fixed: false }));
}

test('200: a calendar says before it is stored how many visits are on its days off (R1233)', async () => {
  await server.db.query('insert into working_days (dealer_id, weekly_offs) values ($1, $2)', [
    world.dealer.id,
    '{}',
  ]);
  await world.promised(addDays(today, 3));
  await world.add({ planned_day: addDays(today, 3) });
  await world.promised(addDays(today, 4));
  await world.promised(addDays(today, -1));
  const preview = async (holidays: object[], by = world.dealer) =>
    answerOf(await by.post(`${CALENDAR}preview/`, { ...usual, weekly_offs: [], holidays }));
  expect(await preview([])).toEqual([200, { replanned: 0, kept: 0 }]);
  const day = addDays(today, 3);
  const off = [{ day, name: 'Holi', fixed: false }];
  expect(await preview(off)).toEqual([200, { replanned: 1, kept: 1 }]);
  const years = [{ day: `2020${addDays(today, 4).slice(4)}`, name: 'Founding day', fixed: true }];
  expect(await preview([...off, ...years])).toEqual([200, { replanned: 2, kept: 1 }]);
  expect(await preview(off, (await visitWorld(server)).dealer)).toEqual([200, { replanned: 0, kept: 0 }]);
  expect((await world.dealer.get(CALENDAR)).json()).toMatchObject({ holidays: [] });
});

test('a fixed day is off in every later year, a dated one in its own (R1208, R1232)', async () => {
  const holidays = [
    { day: '2024-02-29', name: 'Leap day', fixed: true },
    { day: '2026-01-26', name: 'Republic Day', fixed: true },
    { day: '2026-03-04', name: 'Holi', fixed: false },
  ];
  expect((await put({ ...usual, weekly_offs: [], holidays })).statusCode).toBe(200);
  const offOf = async (from: string, to: string) =>
    (await world.dealer.get(`/api/visits/board/?from=${from}&to=${to}`)).json<{
      days_off: string[];
      last_holiday: string;
    }>();
  expect(await offOf('2030-01-15', '2030-02-10')).toMatchObject({
    days_off: ['2030-01-26'],
    last_holiday: '2026-03-04',
  });
  expect((await offOf('2025-01-15', '2025-02-10')).days_off).toEqual([]);
  expect((await offOf('2026-03-01', '2026-03-10')).days_off).toEqual(['2026-03-04']);
  expect((await offOf('2027-02-20', '2027-03-10')).days_off).toEqual([]);
  expect((await offOf('2028-02-20', '2028-03-10')).days_off).toEqual(['2028-02-29']);
});

test('201: an absence says how many visits are planned on its days; it is listed and deleted (R1209)', async () => {
  await world.add({ planned_day: addDays(today, 3) });
  await world.add({ planned_day: addDays(today, 5) });
  const answer = await absent({ note: 'Fever' });
  expect(answer.statusCode).toBe(201);
  const { visits, ...absence } = answer.json<{ visits: number; absence_id: number }>();
  expect(visits).toBe(1);
  expect(absence).toMatchObject({
    from: addDays(today, 2),
    to: addDays(today, 4),
    kind: 'Sick',
    note: 'Fever',
  });
  const listed = async (query = '') => (await world.dealer.get(`${ABSENCES}${query}`)).json<unknown>();
  expect(await listed()).toEqual([absence]);
  expect(await listed(`?technician=${world.priya.id}`)).toEqual([]);
  expect(await listed(`?from=${addDays(today, 4)}`)).toEqual([absence]);
  expect(await listed(`?from=${addDays(today, 5)}`)).toEqual([]);
  const url = `${ABSENCES}${absence.absence_id}/`;
  expect((await (await visitWorld(server)).dealer.delete(url)).statusCode).toBe(404);
  expect((await world.dealer.delete(url)).statusCode).toBe(204);
  expect((await world.dealer.delete(url)).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
});

test('400: absences that overlap, reversed or past days, a deactivated technician: the field says so (R1209)', async () => {
  expect((await absent()).statusCode).toBe(201);
  expect(answerOf(await absent({ from: addDays(today, 4), to: addDays(today, 9) }))).toEqual([
    400,
    { from: ['This technician is already absent on one of these days.'] },
  ]);
  expect((await absent({ from: addDays(today, 5), to: addDays(today, 5) })).statusCode).toBe(201);
  expect((await absent({ technician_id: world.priya.id })).statusCode).toBe(201);
  expect(answerOf(await absent({ from: addDays(today, 20), to: addDays(today, 19) }))).toEqual([
    400,
    { to: ['The last day may not be before the first.'] },
  ]);
  expect(answerOf(await absent({ from: addDays(today, -3), to: addDays(today, -1) }))).toEqual([
    400,
    { to: ['The day may not be in the past.'] },
  ]);
  await server.db.query('update users set is_active = false where dealer_id = $1 and user_id = $2', [
    world.dealer.id,
    world.ravi.id,
  ]);
  expect(answerOf(await absent({ from: addDays(today, 30), to: addDays(today, 30) }))).toEqual([
    400,
    { technician_id: ['This technician is deactivated.'] },
  ]);
});

test('of two absences that overlap and are entered at once one is refused (R1209)', async () => {
  const answers = await Promise.all([absent(), absent()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
});

test('401, 403, 404: without a token, by a technician, of another dealer’s technician or of a customer', async () => {
  expect((await server.inject({ method: 'GET', url: CALENDAR })).statusCode).toBe(401);
  expect((await world.ravi.get(CALENDAR)).statusCode).toBe(403);
  expect((await world.ravi.get(ABSENCES)).statusCode).toBe(403);
  const other = await visitWorld(server);
  expect((await absent({ technician_id: other.ravi.id })).statusCode).toBe(404);
  expect((await absent({ technician_id: world.customer.id })).statusCode).toBe(404);
});
