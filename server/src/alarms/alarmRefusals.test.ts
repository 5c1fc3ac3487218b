import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import { alarmRecordMessages } from '@smart-elevator/shared-api/contract/alarms/alarmRecordMessages';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let world: AlarmWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await alarmWorld(server);
});
afterAll(() => server.close());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('400', () => {
  test('without a lift and without an address', async () => {
    const answer = await world.dealer.post('/api/alarms/', { caller_phone: '1' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { elevator_id: [alarmMessages.placeMissing] }]);
  });

  test.each([
    ['in the future', () => later(5), alarmMessages.inFuture],
    ['before the report', () => later(-600), alarmMessages.beforeReport],
  ])('a corrected time %s', async (_, time, sentence) => {
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 5 });
    const answer = await world.dealer.patch(`/api/alarms/${alarm.alarm_id}/`, { acknowledged_at: time() });
    expect([answer.statusCode, answer.json()]).toEqual([400, { acknowledged_at: [sentence] }]);
  });

  test('a time of something that has not happened', async () => {
    const { alarm_id } = await world.report();
    const answer = await world.dealer.patch(`/api/alarms/${alarm_id}/`, { arrived_at: later(0) });
    expect([answer.statusCode, answer.json()]).toEqual([400, { arrived_at: [alarmMessages.noMoment] }]);
  });

  test('more injured people than were trapped, whichever is said last; nothing is stored (R1367)', async () => {
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 5 });
    await world.move(alarm, 'arrived', {});
    await world.move(alarm, 'released', {});
    const change = (body: object) => world.dealer.patch(`/api/alarms/${alarm.alarm_id}/`, body);
    await change({ people: 2 });
    const more = await change({ injured_people: 3, cause: 'Brake' });
    expect([more.statusCode, more.json()]).toEqual([
      400,
      { injured_people: [alarmRecordMessages.moreInjured] },
    ]);
    expect((await change({ injured_people: 2 })).json()).toMatchObject({ cause: '', injured_people: 2 });
    const fewer = await change({ people: 1 });
    expect([fewer.statusCode, fewer.json()]).toEqual([400, { people: [alarmRecordMessages.moreInjured] }]);
  });
});

test('403: customers have no alarms', async () => {
  const { customer } = world;
  const alarm = await world.report();
  const answers = [
    await customer.get('/api/alarms/open/'),
    await customer.get(`/api/alarms/${alarm.alarm_id}/`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
});

describe('404', () => {
  test('an alarm and a lift of another dealer', async () => {
    const alarm = await world.report();
    const other = await alarmWorld(server);
    const url = `/api/alarms/${alarm.alarm_id}/`;
    const answers = [
      await other.dealer.get(url),
      await other.dealer.patch(url, { people: 1 }),
      await other.move(alarm, 'acknowledge', { arrival_minutes: 1 }, other.ravi),
      await other.move(alarm, 'released'),
      await other.move(alarm, 'calls', { called: 'fire', number: '101' }),
      await other.dealer.post('/api/alarms/', { elevator_id: world.elevator_id }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await world.read(alarm)).alarm).toEqual(alarm);
  });
});

test('409: an alarm that is over is not taken any more', async () => {
  const alarm = await world.report();
  await world.move(alarm, 'released');
  const answer = await world.move(alarm, 'acknowledge', { arrival_minutes: 5 });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { detail: alarmMessages.over }]);
});
