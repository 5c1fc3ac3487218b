import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { sql } from '../database/sql';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { testServer, type TestServer } from '../testing/testServer';
import { escalate } from './escalate';
import { readAlarmTimes } from './readAlarmTimes';

let server: TestServer;
let world: AlarmWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await alarmWorld(server);
});
afterAll(() => server.close());

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The instant of a local day and time in a zone. */
function momentIn(zone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const shownAt = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
  const near = wanted - (shownAt(wanted) - wanted);
  return near - (shownAt(near) - wanted);
}

/** A night in which the clocks of New York change, and how long a duty of one day over it is there. */
const NIGHTS = [
  ['America/New_York', '2031-03-08', '2031-03-09', '2031-03-10', 23],
  ['America/New_York', '2031-11-01', '2031-11-02', '2031-11-03', 25],
  ['Asia/Kolkata', '2031-03-08', '2031-03-09', '2031-03-10', 24],
  ['Asia/Kolkata', '2031-11-01', '2031-11-02', '2031-11-03', 24],
] as const;

describe('a night in which the clocks change', () => {
  test.each(NIGHTS)(
    'in %s a duty from %s to %s at 08:00 is handed over then, and one is on call at every moment (R1307)',
    async (zone, first, second, third, hours) => {
      const { dealer, ravi, priya } = world;
      const [from, handover, to] = [first, second, third].map((day) => momentIn(zone, day, '08:00:00')) as [
        number,
        number,
        number,
      ];
      expect((handover - from) / 3_600_000).toBe(hours);
      const iso = (at: number) => new Date(at).toISOString();
      for (const [person, starts_at, ends_at] of [
        [ravi, from, handover],
        [priya, handover, to],
      ] as const) {
        const body = { user_id: person.id, starts_at: iso(starts_at), ends_at: iso(ends_at) };
        expect((await dealer.post('/api/alarms/on_call/', body)).statusCode).toBe(201);
      }
      const onCallAt = async (at: number) =>
        (await dealer.get(`/api/alarms/on_call/?since=${iso(at)}&until=${iso(at + 1)}`))
          .json<Duty[]>()
          .map(({ name }) => name);
      expect([await onCallAt(from - MINUTE), await onCallAt(to)]).toEqual([[], []]);
      // Each hour, also the one that is there twice or not at all.
      for (let at = from; at < to; at += 60 * MINUTE)
        expect({ at: iso(at), names: await onCallAt(at) }).toEqual({
          at: iso(at),
          names: [at < handover ? 'Ravi' : 'Priya'],
        });
    },
  );

  test('the minutes of the clock are real minutes, wherever the database thinks it is (R1369)', async () => {
    const { dealer } = world;
    const alarm = await world.report();
    await world.move(alarm, 'arrived');
    await world.move(alarm, 'released');
    // 01:50 before the clocks go back, 01:10 after it, and on.
    await server.db.query(
      `update alarms set reported_at = '2026-11-01T01:50:00-04:00', acknowledged_at = '2026-11-01T01:10:00-05:00',
         arrived_at = '2026-11-01T01:40:00-05:00', released_at = '2026-11-01T02:05:00-05:00'
       where dealer_id = $1 and alarm_id = $2`,
      [dealer.id, alarm.alarm_id],
    );
    for (const zone of ['America/New_York', 'Asia/Kolkata', 'UTC']) {
      const times = await server.db.transaction(async (db) => {
        await db.query(sql`select set_config('timezone', ${zone}, true)`);
        return readAlarmTimes(db, dealer.id, { from: '2026-10-31', to: '2026-11-02' });
      });
      expect(times.map(({ part, worst_minutes }) => [part, worst_minutes])).toEqual([
        ['acknowledged', 20],
        ['arrived', 30],
        ['released', 25],
        ['total', 75],
      ]);
    }
  });
});

describe('a phone that is offline after somebody took the alarm on it (R1305)', () => {
  const told = async (alarm: Alarm) =>
    (await world.read(alarm)).log.filter(({ what }) => what === 'told' || what === 'acknowledged').length;

  test('nobody is told any more while it is away; taken again when it is back, nothing has changed', async () => {
    const { ravi } = world;
    const alarm = await world.report();
    const body = { arrival_minutes: 20, device_at: new Date(Date.now() - 2 * DAY).toISOString() };
    // The answer never reaches the phone.
    await world.move(alarm, 'acknowledge', body, ravi);
    const before = await told(alarm);
    await world.wait(alarm);
    await escalate(server.db);
    expect([await world.mailed(alarm), await told(alarm)]).toEqual([[], before]);

    const { alarm: stored } = await world.read(alarm);
    const again = await world.move(alarm, 'acknowledge', body, ravi);
    expect([again.statusCode, again.json()]).toEqual([200, stored]);
    expect([await world.mailed(alarm), await told(alarm)]).toEqual([[], before]);
  });

  test('while it is away somebody else cannot take it, and the dealer can hand it back', async () => {
    const { ravi, priya, dealer } = world;
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 20 }, ravi);
    const second = await world.move(alarm, 'acknowledge', { arrival_minutes: 5 }, priya);
    expect([second.statusCode, second.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining('Ravi'),
    ]);
    expect((await world.move(alarm, 'hand_back', {}, dealer)).statusCode).toBe(200);
    expect((await world.move(alarm, 'acknowledge', { arrival_minutes: 5 }, priya)).statusCode).toBe(200);
    // The phone is back and sends what it had not heard an answer to.
    expect((await world.move(alarm, 'acknowledge', { arrival_minutes: 20 }, ravi)).statusCode).toBe(409);
  });
});
