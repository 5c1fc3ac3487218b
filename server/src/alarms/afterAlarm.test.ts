import { randomUUID } from 'node:crypto';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { AlarmTime } from '@smart-elevator/shared-api/contract/alarms/alarmTimes';
import type { ElevatorSafety, Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { reportMessages } from '@smart-elevator/shared-api/contract/reports/report';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { readPdf } from '../testing/readPdf';
import { aPdf, sendFile } from '../testing/sendFile';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let world: AlarmWorld;
beforeAll(async () => void (server = await testServer()));
beforeEach(async () => void (world = await alarmWorld(server)));
afterAll(() => server.close());

const today = localDay();
const RECORD = { cause: 'Door lock', action: 'Lock replaced', injuries: 'A bruise', injured_people: 1 };

async function released(): Promise<Alarm> {
  const alarm = await world.report();
  await world.move(alarm, 'acknowledge', { arrival_minutes: 20 }, world.ravi);
  await world.move(alarm, 'arrived', {}, world.ravi);
  return (await world.move(alarm, 'released', {}, world.ravi)).json<Alarm>();
}
const path = (call: string) => `/api/elevators/${world.elevator_id}/${call}/`;
const seal = (body: object = { reason: 'Inspector is called' }, by = world.dealer) =>
  by.post(path('seals'), body);
const safety = async () => (await world.dealer.get(path('safety'))).json<ElevatorSafety>();
/** Adds a permit to the files of the lift; its id. */
async function aPermit(elevator_id = world.elevator_id): Promise<string> {
  const file_id = randomUUID();
  const sent = await sendFile(world.dealer, { owner: 'elevator', owner_id: elevator_id }, aPdf(), {
    file_id,
    name: 'permit.pdf',
  });
  expect(sent.statusCode).toBe(200);
  return file_id;
}
const unseal = (body: object, by = world.dealer, headers = {}) => {
  const payload = { permit_number: 'MH/77', permit_date: today, ...body };
  return by.inject({ method: 'POST', url: path('unseal'), payload, headers });
};

describe('the record of an alarm (R1367)', () => {
  test('cause, action, injuries and photos are recorded after it, also by a technician; the log keeps what was there', async () => {
    const alarm = await released();
    const at = `/api/alarms/${alarm.alarm_id}/`;
    expect((await world.priya.patch(at, RECORD)).json()).toMatchObject(RECORD);
    await world.dealer.patch(at, { cause: 'Door lock, worn' });
    const { log } = await world.read(alarm);
    expect(log[0]).toMatchObject({
      ...{ what: 'details', subject: 'cause', before: 'Door lock', after: 'Door lock, worn' },
    });
    const photo = await sendFile(world.priya, { owner: 'alarm', owner_id: alarm.alarm_id }, aPdf());
    expect(photo.statusCode).toBe(200);
    const files = await world.dealer.get(`/api/files/?owner=alarm&owner_id=${alarm.alarm_id}`);
    expect(files.json()).toMatchObject({ files: [{ owner: 'alarm', owner_id: alarm.alarm_id }] });
  });

  test('400 before the people are out; 404 for files of another dealer’s alarm, and for a customer', async () => {
    const alarm = await world.report();
    const answer = await world.dealer.patch(`/api/alarms/${alarm.alarm_id}/`, { cause: 'Door lock' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { cause: [alarmMessages.notReleased] }]);
    const owner = { owner: 'alarm', owner_id: alarm.alarm_id } as const;
    for (const by of [await server.dealer(), world.customer])
      expect((await sendFile(by, owner, aPdf())).statusCode).toBe(404);
  });
});

describe('seals (R1368)', () => {
  test('a sealed lift says so on its page, in lists, in the search, on tickets and visits', async () => {
    const alarm = await released();
    const sealed = await seal({ reason: 'Inspector is called', alarm_id: alarm.alarm_id }, world.ravi);
    expect([sealed.statusCode, sealed.json<Seal>()]).toMatchObject([
      201,
      { reason: 'Inspector is called', alarm_id: alarm.alarm_id, sealed_by: 'Ravi', lifted_at: null },
    ]);
    const { sealed_at } = sealed.json<Seal>();
    const { dealer, elevator_id, elevator_name } = world;
    expect((await dealer.get(`/api/elevators/${elevator_id}/`)).json()).toMatchObject({ sealed_at });
    expect((await dealer.get(`/api/elevators/find/?text=${elevator_name}`)).json()).toMatchObject([
      { elevator_id, sealed: true },
    ]);
    expect((await dealer.get(`/api/tickets/ticket-details/${alarm.ticket_id}/`)).json()).toMatchObject({
      elevator_sealed_at: sealed_at,
      // R1372
      alarm_id: alarm.alarm_id,
    });
    const planned = await dealer.post('/api/visits/', { elevator_ids: [elevator_id], planned_day: today });
    expect(planned.json()).toMatchObject({ lifts: [{ elevator_id, sealed_at }] });
    expect((await safety()).seals).toMatchObject([{ lifted_at: null }]);
  });

  test('it goes with permit number, day and file; the seal stays known, and the file of the permit stays', async () => {
    await seal();
    const file_id = await aPermit();
    const send = () => unseal({ file_id }, world.dealer, { 'idempotency-key': file_id });
    const [lifted, again] = [await send(), await send()];
    expect(again.json()).toEqual(lifted.json());
    expect([lifted.statusCode, lifted.json<Seal>()]).toMatchObject([
      200,
      { permit_number: 'MH/77', permit_date: today, permit_file_id: file_id, lifted_by: 'Lift Dealer' },
    ]);
    const { dealer, elevator_id } = world;
    expect((await dealer.get(`/api/elevators/${elevator_id}/`)).json()).toMatchObject({ sealed_at: null });
    const deleted = await dealer.delete(`/api/files/${file_id}/`);
    expect([deleted.statusCode, deleted.json()]).toEqual([400, { file_id: [fileMessages.isPermit] }]);
    // Other users do not learn that the file is a permit.
    expect((await world.ravi.delete(`/api/files/${file_id}/`)).statusCode).toBe(403);
    expect((await world.priya.delete(`/api/files/${file_id}/`)).statusCode).toBe(404);
    expect((await seal()).statusCode).toBe(201);
    expect((await safety()).seals).toMatchObject([{ lifted_at: null }, { permit_number: 'MH/77' }]);
  });

  test('400 without a seal, without the file among those of the lift, and for a permit of tomorrow', async () => {
    const file_id = await aPermit();
    expect((await unseal({ file_id })).json()).toEqual({ permit_number: [alarmMessages.notSealed] });
    await seal();
    expect((await seal()).json()).toEqual({ reason: [alarmMessages.sealedAlready] });
    expect((await unseal({ file_id: randomUUID() })).json()).toEqual({ file_id: [alarmMessages.noPermit] });
    expect((await unseal({ file_id, permit_date: addDays(today, 1) })).json()).toEqual({
      permit_date: [alarmMessages.permitInFuture],
    });
    expect((await unseal({ file_id, permit_number: '' })).statusCode).toBe(400);
    expect((await safety()).seals).toMatchObject([{ lifted_at: null }]);
  });

  test('of two who seal at once one does; 404 for another dealer, 403 for a customer, and a technician removes no seal', async () => {
    const answers = await Promise.all([seal(), seal()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    const other = await server.dealer();
    expect((await seal(undefined, other)).statusCode).toBe(404);
    expect((await other.get(path('safety'))).statusCode).toBe(404);
    expect((await unseal({ file_id: randomUUID() }, other)).statusCode).toBe(404);
    expect((await seal(undefined, world.customer)).statusCode).toBe(403);
    expect((await unseal({ file_id: randomUUID() }, world.ravi)).statusCode).toBe(403);
  });
});

test('test calls of a lift, and that it is silent where the dealer records them (R1308)', async () => {
  const { dealer, ravi, elevator_id } = world;
  expect(await safety()).toMatchObject({ test_calls: [], is_silent: false });
  await ravi.post('/api/alarms/test_calls/', { elevator_id });
  expect(await safety()).toMatchObject({ test_calls: [{ who: 'Ravi' }], is_silent: false });
  await server.db.query(`update test_calls set at = now() - interval '73 hours' where dealer_id = $1`, [
    dealer.id,
  ]);
  expect((await safety()).is_silent).toBe(false);
  await world.policy({ records_tests: true });
  expect((await safety()).is_silent).toBe(true);
});

test('response times: median, nine of ten and the worst; false alarms and other days do not count (R1369)', async () => {
  const { dealer } = world;
  const times = async (from = today, to = today) =>
    (await dealer.get(`/api/alarms/times/?from=${from}&to=${to}`)).json<AlarmTime[]>();
  expect(await times()).toEqual(
    ['acknowledged', 'arrived', 'released', 'total'].map((part) => ({
      ...{ part, alarms: 0, median_minutes: null, p90_minutes: null, worst_minutes: null },
    })),
  );
  for (const minutes of [2, 4, 30]) {
    const { alarm_id } = await released();
    await server.db.query(
      `update alarms set reported_at = d, acknowledged_at = d + make_interval(mins => $3),
         arrived_at = d + make_interval(mins => $3 + 10), released_at = d + make_interval(mins => $3 + 15)
       from (select date_trunc('day', now()) as d) today where dealer_id = $1 and alarm_id = $2`,
      [dealer.id, alarm_id, minutes],
    );
  }
  const nobody = await world.report();
  await world.move(nobody, 'released', { false_alarm: true });
  const [acknowledged, arrived, , total] = await times();
  expect(acknowledged).toEqual({
    ...{ part: 'acknowledged', alarms: 3, median_minutes: 4, p90_minutes: 30, worst_minutes: 30 },
  });
  expect(arrived).toMatchObject({ alarms: 3, median_minutes: 10, worst_minutes: 10 });
  expect(total).toMatchObject({ median_minutes: 19, worst_minutes: 45 });
  expect((await times(addDays(today, -9), addDays(today, -1)))[0]).toMatchObject({ alarms: 0 });
});

test('the day of an alarm is that of the clock of the dealer (R1369)', async () => {
  const { alarm_id } = await released();
  await server.db.query(
    `update alarms set reported_at = '2001-02-03T20:00:00Z', acknowledged_at = '2001-02-03T20:05:00Z'
     where dealer_id = $1 and alarm_id = $2`,
    [world.dealer.id, alarm_id],
  );
  const alarmsOn = async (day: string, offset: string) => {
    const url = `/api/alarms/times/?from=${day}&to=${day}`;
    const headers = { 'x-utc-offset': offset };
    const answer = await world.dealer.inject({ method: 'GET', url, headers });
    return answer.json<AlarmTime[]>()[0]?.alarms;
  };
  expect([await alarmsOn('2001-02-03', '0'), await alarmsOn('2001-02-03', '330')]).toEqual([1, 0]);
  expect(await alarmsOn('2001-02-04', '330')).toBe(1);
});

describe('printed records', () => {
  test('the register and the logbook have the alarms, what was recorded, seals and test calls (R1370, R1371)', async () => {
    const { dealer, elevator_id, elevator_name } = world;
    const alarm = await released();
    await dealer.patch(`/api/alarms/${alarm.alarm_id}/`, RECORD);
    await seal({ reason: 'Inspector is called', alarm_id: alarm.alarm_id });
    await unseal({ file_id: await aPermit() });
    await dealer.post('/api/alarms/test_calls/', { elevator_id, note: 'Clear voice' });
    const period = `from=${today}&to=${today}`;
    const register = await dealer.get(`/api/alarms/register/?${period}&language=en`);
    expect(register.headers['content-type']).toBe('application/pdf');
    const printed = JSON.stringify(await readPdf(register.rawPayload));
    for (const text of [
      'Accident register',
      'Lift Dealer',
      elevator_name,
      'Door lock',
      'Lock replaced',
      'Permit MH/77',
    ])
      expect(printed).toContain(text);
    const logbook = await dealer.get(`${path('logbook')}?${period}&language=en`);
    const lines = JSON.stringify(await readPdf(logbook.rawPayload));
    for (const text of [
      'Lift logbook',
      'A bruise',
      'Inspector is called',
      'Clear voice',
      'Ticket: Passenger trapped',
    ])
      expect(lines).toContain(text);
    const hindi = await dealer.get(`${path('logbook')}?${period}&language=hi`);
    expect(hindi.statusCode).toBe(200);
  });

  test('an empty period prints that nothing was recorded; 400 for a reversed one, 404 for another dealer’s lift', async () => {
    const { dealer } = world;
    const empty = await dealer.get(`/api/alarms/register/?from=2020-01-01&to=2020-01-31&language=en`);
    expect(JSON.stringify(await readPdf(empty.rawPayload))).toContain('Nothing was recorded in this period.');
    const reversed = await dealer.get(`${path('logbook')}?from=2020-02-01&to=2020-01-31&language=en`);
    expect([reversed.statusCode, reversed.json()]).toEqual([400, { to: [reportMessages.periodReversed] }]);
    const other = await server.dealer();
    expect((await other.get(`${path('logbook')}?from=${today}&to=${today}&language=en`)).statusCode).toBe(
      404,
    );
  });
});
