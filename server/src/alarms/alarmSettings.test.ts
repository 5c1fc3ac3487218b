import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import {
  alarmSettingMessages,
  USUAL_ALARM_SETTINGS,
  type Duty,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { deletePerson } from '../testing/testRows';
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

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const put = (payload: object) =>
  world.dealer.inject({ method: 'PUT', url: '/api/alarms/settings/', payload });
const duties = async (query = '') => (await world.dealer.get(`/api/alarms/on_call/${query}`)).json<Duty[]>();

describe('the policy (R1306)', () => {
  test('is the usual one until one is stored; a deleted person leaves it', async () => {
    const { dealer, priya } = world;
    expect((await dealer.get('/api/alarms/settings/')).json()).toEqual({
      ...USUAL_ALARM_SETTINGS,
      sends_texts: false,
    });
    const steps = [{ groups: ['dealer'], user_ids: [priya.id], wait_minutes: 3 }];
    const sent = { ...USUAL_ALARM_SETTINGS, steps, fire_numbers: ['112'], records_tests: true };
    expect((await put(sent)).json()).toEqual({ ...sent, sends_texts: false });
    await deletePerson(server.db, priya);
    expect((await dealer.get('/api/alarms/settings/')).json()).toMatchObject({ steps: [{ user_ids: [] }] });
  });

  test('a step whose people were deleted stays and keeps nobody from another change; a new one is refused', async () => {
    const { dealer, priya, ravi } = world;
    const step = { groups: [], wait_minutes: 3 };
    const steps = [priya, ravi].map(({ id }) => ({ ...step, user_ids: [id] }));
    await put({ ...USUAL_ALARM_SETTINGS, steps });
    await deletePerson(server.db, priya);
    await deletePerson(server.db, ravi);
    const { sends_texts, ...read } = (await dealer.get('/api/alarms/settings/')).json();
    const next = { ...read, repeats: 7 };
    expect((await put(next)).json()).toEqual({ ...next, sends_texts });
    const changed = [read.steps[0], { ...read.steps[1], wait_minutes: 9 }, read.steps[1]];
    expect((await put({ ...read, steps: changed })).json()).toEqual({
      'steps.1.groups': [alarmMessages.emptyStep],
      'steps.2.groups': [alarmMessages.emptyStep],
    });
  });

  test('400: two numbers in the place of one, which would dial another number (R1310)', async () => {
    for (const number of ['101; 112', '101 / 112', '101 or 112', 'fire']) {
      const refused = await put({ ...USUAL_ALARM_SETTINGS, fire_numbers: ['101', number] });
      expect(refused.statusCode).toBe(400);
      expect(JSON.stringify(refused.json())).toContain(alarmSettingMessages.notDialable);
    }
  });

  test('numbers that an older release stored in one place are read one by one, and can be stored (R1310)', async () => {
    const { dealer } = world;
    await put(USUAL_ALARM_SETTINGS);
    await server.db.query(`update alarm_settings set fire_numbers = $2 where dealer_id = $1`, [
      dealer.id,
      ['101 / 112', '1800 123'],
    ]);
    const read = (await dealer.get('/api/alarms/settings/')).json();
    expect(read).toMatchObject({ fire_numbers: ['101', '112', '1800 123'] });
    expect((await put(read)).statusCode).toBe(200);
  });

  test('400: no step, a step for nobody, a customer, somebody else’s technician', async () => {
    const other = await alarmWorld(server);
    const step = { groups: [], user_ids: [], wait_minutes: 5 };
    const withSteps = async (steps: object[]) =>
      (await put({ ...USUAL_ALARM_SETTINGS, steps })).json<object>();
    expect(await withSteps([])).toEqual({ steps: [alarmMessages.noSteps] });
    expect(await withSteps([step])).toEqual({ 'steps.0.groups': [alarmMessages.emptyStep] });
    for (const stranger of [world.customer, other.ravi])
      expect(await withSteps([{ ...step, user_ids: [stranger.id] }])).toEqual({
        'steps.0.user_ids': [alarmMessages.noPerson],
      });
  });
});

describe('duties (R1307)', () => {
  test('who was on call stays known: a duty starts now at the earliest, and one that is ended is kept', async () => {
    const { dealer, ravi } = world;
    const added = await dealer.post('/api/alarms/on_call/', {
      user_id: ravi.id,
      starts_at: hours(-5),
      ends_at: hours(5),
    });
    const duty = added.json<Duty>();
    expect(Math.abs(Date.parse(duty.starts_at) - Date.now())).toBeLessThan(10_000);
    await server.db.query(`update duties set starts_at = now() - interval '2 hours' where duty_id = $1`, [
      duty.duty_id,
    ]);
    expect((await dealer.delete(`/api/alarms/on_call/${duty.duty_id}/`)).statusCode).toBe(204);
    const [ended] = await duties(`?since=${hours(-1)}&until=${hours(1)}`);
    expect(Date.parse(ended?.ends_at ?? '')).toBeLessThanOrEqual(Date.now());
    const again = await dealer.delete(`/api/alarms/on_call/${duty.duty_id}/`);
    expect([again.statusCode, again.json()]).toEqual([400, { duty_id: [alarmMessages.overAlready] }]);
  });

  test('one that has not begun is deleted', async () => {
    const { dealer, ravi } = world;
    const added = await dealer.post('/api/alarms/on_call/', {
      user_id: ravi.id,
      starts_at: hours(1),
      ends_at: hours(2),
    });
    await dealer.delete(`/api/alarms/on_call/${added.json<Duty>().duty_id}/`);
    expect(await duties()).toEqual([]);
  });

  test('they are instants: a changed clock does not move them', async () => {
    const { dealer, ravi } = world;
    // The night in which the clocks of Berlin go back: nine hours between 22:00 and 06:00.
    const added = await dealer.post('/api/alarms/on_call/', {
      user_id: ravi.id,
      starts_at: '2031-10-25T22:00:00+02:00',
      ends_at: '2031-10-26T06:00:00+01:00',
    });
    expect(added.json()).toMatchObject({
      starts_at: '2031-10-25T20:00:00.000Z',
      ends_at: '2031-10-26T05:00:00.000Z',
    });
  });

  test('400: over, reversed, overlapping; of two at once one is stored', async () => {
    const { dealer, ravi } = world;
    const add = async (starts_at: string, ends_at: string) =>
      dealer.post('/api/alarms/on_call/', { user_id: ravi.id, starts_at, ends_at });
    expect((await add(hours(-2), hours(-1))).json()).toEqual({ ends_at: [alarmMessages.past] });
    expect((await add(hours(2), hours(1))).json()).toEqual({ ends_at: [alarmMessages.reversed] });
    const both = await Promise.all([add(hours(1), hours(3)), add(hours(2), hours(4))]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  test('400: a deactivated technician, whom no alarm reaches', async () => {
    const { dealer } = world;
    const technician = await server.technician(dealer);
    await server.db.query('update users set is_active = false where user_id = $1', [technician.id]);
    const answer = await dealer.post('/api/alarms/on_call/', {
      user_id: technician.id,
      starts_at: '2099-12-10T00:00:00Z',
      ends_at: '2099-12-11T00:00:00Z',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { user_id: ['This technician is deactivated.'] },
    ]);
  });

  test('404: a customer, somebody else’s technician and duty', async () => {
    const other = await alarmWorld(server);
    const range = { starts_at: hours(1), ends_at: hours(2) };
    const answers = [
      await world.dealer.post('/api/alarms/on_call/', { user_id: world.customer.id, ...range }),
      await world.dealer.post('/api/alarms/on_call/', { user_id: other.ravi.id, ...range }),
    ];
    const theirs = await other.dealer.post('/api/alarms/on_call/', { user_id: other.ravi.id, ...range });
    answers.push(await world.dealer.delete(`/api/alarms/on_call/${theirs.json<Duty>().duty_id}/`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe('test calls (R1308)', () => {
  test('are recorded and alarm nobody; a lift is silent after three days, where they are recorded', async () => {
    const { dealer, elevator_id } = world;
    const at = hours(-100);
    const added = await dealer.post('/api/alarms/test_calls/', { elevator_id, at, note: 'By the device' });
    expect(added.json()).toMatchObject({ elevator_id, at, note: 'By the device' });
    expect((await dealer.get('/api/alarms/open/')).json()).toMatchObject({ alarms: [] });
    const listed = async () => (await dealer.get('/api/alarms/test_calls/')).json<{ silent: object[] }>();
    expect((await listed()).silent).toEqual([]);
    await world.policy({ records_tests: true });
    expect((await listed()).silent).toMatchObject([{ elevator_id, at }]);
    await dealer.post('/api/alarms/test_calls/', { elevator_id });
    expect((await listed()).silent).toEqual([]);
  });

  test('404: a lift of another dealer', async () => {
    const other = await alarmWorld(server);
    const answer = await other.dealer.post('/api/alarms/test_calls/', { elevator_id: world.elevator_id });
    expect(answer.statusCode).toBe(404);
  });
});
