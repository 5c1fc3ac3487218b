import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

const today = localDay();
const before = {
  main_state: 'OverDue',
  main_start_date: addDays(today, -40),
  main_due_date: addDays(today, -10),
  main_completed_date: addDays(today, -45),
};
const overdue = async () => (await anElevator(server.db, dealer.id, before)).elevator_id;
const change = (id: number, body: object, headers = {}) =>
  server.inject({
    method: 'PATCH',
    url: `/api/elevators/${id}/`,
    payload: body,
    headers: { authorization: `Bearer ${dealer.token}`, ...headers },
  });
const read = async (id: number) => (await dealer.get(`/api/elevators/${id}/`)).json<Elevator>();
const historyOf = async (id: number) =>
  (await dealer.get(`/api/elevators/${id}/maintenance_history/?page=1`)).json<{ results: object[] }>()
    .results;
const dueInCalendar = async (id: number) => {
  const days = `from=${addDays(today, -30)}&to=${addDays(today, 60)}`;
  const entries = (await dealer.get(`/api/maintenance/calendar/?${days}`)).json<
    { day: string; kind: string; elevator_id: number }[]
  >();
  return entries.filter(({ elevator_id }) => elevator_id === id).map(({ day }) => day);
};

describe('200', () => {
  test('maintenance that was completed on an earlier day; the next is due a cycle after that day (R564)', async () => {
    const id = await overdue();
    const done = addDays(today, -3);
    const answer = await change(id, { main_state: 'Completed', main_completed_date: done });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { main_completed_date: done, main_due_date: addDays(done, 30), version: 2 },
    ]);
    expect(await dueInCalendar(id)).toEqual([addDays(done, 30)]);
  });

  test('a completion is undone with the version of its answer: lists, calendar and history agree (R564)', async () => {
    const id = await overdue();
    const { version } = (await change(id, { main_state: 'Completed' })).json<Elevator>();
    const answer = await change(id, { ...before, version });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, before]);
    expect(await read(id)).toMatchObject(before);
    expect(await dueInCalendar(id)).toEqual([before.main_due_date]);
    expect(await historyOf(id)).toMatchObject([
      { from_state: 'Completed', to_state: 'OverDue' },
      { from_state: 'OverDue', to_state: 'Completed' },
      { to_state: 'OverDue' },
    ]);
    const overdueList = await dealer.get(`/api/elevators/elevator_summary_overdue/?user_id=${dealer.id}`);
    expect(overdueList.json<{ elevator_id: number }[]>().map(({ elevator_id }) => elevator_id)).toContain(id);
  });

  test('an undone completion can be done again, on another day', async () => {
    const id = await overdue();
    const { version } = (await change(id, { main_state: 'Completed' })).json<Elevator>();
    await change(id, { ...before, version });
    const done = addDays(today, -5);
    const again = await change(id, { main_state: 'Completed', main_completed_date: done });
    expect(again.json()).toMatchObject({ main_completed_date: done, notified: false });
  });

  test('If-Match is the version, too; callers without a version overwrite as before', async () => {
    const id = await overdue();
    const { headers } = await dealer.get(`/api/elevators/${id}/`);
    const match = { 'if-match': String(headers.etag) };
    expect((await change(id, { building_name: 'New' }, match)).statusCode).toBe(200);
    expect((await change(id, { building_name: 'Newer' }, match)).statusCode).toBe(409);
    expect((await change(id, { building_name: 'Newest' })).statusCode).toBe(200);
  });
});

test.each([
  ['in the future', 2, 'The completed date may not be in the future.'],
  ['before the last completion', -46, 'The completed date may not be before the last completed date.'],
])('400: a completion %s', async (_, days, sentence) => {
  const id = await overdue();
  const day = addDays(today, days);
  const answer = await change(id, { main_state: 'Completed', main_completed_date: day });
  expect([answer.statusCode, answer.json()]).toEqual([400, { main_completed_date: [sentence] }]);
  expect(await read(id)).toMatchObject({ ...before, version: 1 });
});

test.each([
  ['somebody changed the elevator', (id: number) => change(id, { building_name: 'Another' })],
  [
    'the daily job did',
    (id: number) => server.db.query('update elevators set updated_at = now() where elevator_id = $1', [id]),
  ],
  [
    'it was undone already',
    async (id: number) => change(id, { ...before, version: (await read(id)).version }),
  ],
])('409: an undo after %s changes nothing', async (_, meanwhile) => {
  const id = await overdue();
  const { version } = (await change(id, { main_state: 'Completed' })).json<Elevator>();
  await meanwhile(id);
  const stored = await read(id);
  const answer = await change(id, { ...before, version });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: 'The elevator was changed meanwhile.' },
  ]);
  expect(await read(id)).toEqual(stored);
});

test('409: of two undos at once one is done', async () => {
  const id = await overdue();
  const { version } = (await change(id, { main_state: 'Completed' })).json<Elevator>();
  const answers = await Promise.all([1, 2].map(() => change(id, { ...before, version })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('404: another dealer cannot undo', async () => {
  const id = await overdue();
  const { version } = (await change(id, { main_state: 'Completed' })).json<Elevator>();
  const other = await server.dealer();
  expect((await other.patch(`/api/elevators/${id}/`, { ...before, version })).statusCode).toBe(404);
});
