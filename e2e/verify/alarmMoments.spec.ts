import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { AlarmPage } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { AlarmFixture, type AlarmDealer } from './AlarmFixture';

/** `npm run verify:alarms`: bad moments. */
const STEPS = [['dealer'], ['on_call'], ['technicians']] as const;

test('bad moments: two take it in the same second, the lift is deleted, nobody is on call, the servers restart (R1305, R1306, R1309)', async () => {
  test.setTimeout(180_000);
  const fixture = await AlarmFixture.start(2);
  try {
    const of = await fixture.dealer(24, STEPS, 0);
    const [one, other] = of.technicians;
    await expectOneTaker(fixture, of);

    const [lift = 0, second = 0, third = 0] = of.lifts.slice(20);
    const deleted = await fixture.report(of, lift);
    await fixture.accepted('DELETE', `/api/elevators/${lift}/`, { token: of.dealer.access });
    await fixture.pass(60);
    await untilLogged(fixture, of, deleted.alarm_id, '1.2');
    const gone = await fixture.read(of, deleted);
    expect(gone.alarm).toMatchObject({ elevator_id: null, elevator_name: 'ELV-21', released_at: null });

    // Both servers are away while a step becomes due, and start at the same moment.
    const waiting = await fixture.report(of, second);
    for (const at of [0, 1]) await fixture.end(at, 'SIGTERM');
    await fixture.pass(60);
    await Promise.all([0, 1].map((at) => fixture.restart(at)));
    const page = await untilLogged(fixture, of, waiting.alarm_id, '1.2');
    expect(stepsOf(page)).toEqual(['1.1', '1.2']);
    const { rows } = await fixture.db.query('select from queued where alarm_id = $1 and recipient = $2', [
      waiting.alarm_id,
      one.email,
    ]);
    expect(rows).toHaveLength(1);

    await fixture.db.query('update duties set ends_at = now() where dealer_id = $1', [of.dealer.id]);
    const empty = await fixture.report(of, third);
    await fixture.pass(60);
    const told = await untilLogged(fixture, of, empty.alarm_id, '1.3');
    expect(stepsOf(told)).toEqual(['1.1', 'nobody 1.2', '1.3']);
    expect(told.log.find(({ what }) => what === 'nobody')).toMatchObject({ subject: 'The dealer' });
    expect((await fixture.acknowledge(empty, other)).status).toBe(200);
    console.log('bad moments: as they should be');
  } finally {
    await fixture.stop();
  }
});

test('the database is killed while alarms are open: their steps go on after it, none twice, none of a taken one (R1305, R1306)', async () => {
  test.setTimeout(180_000);
  const fixture = await AlarmFixture.start(2);
  try {
    const of = await fixture.dealer(3, STEPS, 0);
    const [one, other] = of.technicians;
    const [first = 0, second = 0, third = 0] = of.lifts;
    const [open, taken, takenLate] = [
      await fixture.report(of, first),
      await fixture.report(of, second),
      await fixture.report(of, third),
    ];
    expect((await fixture.acknowledge(taken, other)).status).toBe(200);
    const url = fixture.server.url;
    const refused = await fixture.withoutDatabase(async () => {
      // Who takes it now hears that it was not stored, instead of nothing.
      const answers: number[] = [];
      for (const until = Date.now() + 5_000; Date.now() < until; await pause(500))
        answers.push((await fixture.acknowledge(takenLate, other, url)).status);
      return answers;
    });
    expect(new Set(refused)).toEqual(new Set([503]));
    expect((await fixture.acknowledge(takenLate, other)).status).toBe(200);
    await fixture.pass(60);
    await untilLogged(fixture, of, open.alarm_id, '1.2');
    await fixture.pass(60);
    expect(stepsOf(await untilLogged(fixture, of, open.alarm_id, '1.3'))).toEqual(['1.1', '1.2', '1.3']);
    for (const alarm of [taken, takenLate]) {
      const page = await fixture.read(of, alarm);
      expect(stepsOf(page)).toEqual(['1.1']);
      expect(page.alarm.acknowledged_by).toMatchObject({ user_id: other.id });
    }
    await expect.poll(() => fixture.unsent(), { timeout: 60_000, intervals: [500] }).toEqual([]);
    const { rows } = await fixture.db.query(
      `select alarm_id::integer, recipient, count(*)::integer as messages from queued
       where recipient in ($1, $2) group by 1, 2 order by 1, 2`,
      [one.email, of.dealer.email],
    );
    // Who is on call is a technician, too: told by the second and by the third step.
    const ofOpen = [
      { recipient: of.dealer.email, messages: 1 },
      { recipient: one.email, messages: 2 },
    ]
      .toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1))
      .map((told) => ({ alarm_id: open.alarm_id, ...told }));
    const ofTaken = [taken, takenLate].map(({ alarm_id }) => ({
      ...{ alarm_id, recipient: of.dealer.email, messages: 1 },
    }));
    expect(rows).toEqual([...ofOpen, ...ofTaken]);
  } finally {
    await fixture.stop();
  }
});

/** Two technicians take each of twenty alarms at the same moment, on two servers: one wins, the other is told who. */
async function expectOneTaker(fixture: AlarmFixture, of: AlarmDealer): Promise<void> {
  for (const elevator_id of of.lifts.slice(0, 20)) {
    const alarm = await fixture.report(of, elevator_id);
    const answers = await Promise.all(
      of.technicians.map((by, at) => fixture.acknowledge(alarm, by, fixture.servers[at]?.url)),
    );
    const [won, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, refused?.status]).toEqual([200, 409]);
    const winner: string = JSON.parse(won?.text ?? '').acknowledged_by.name;
    expect(JSON.parse(refused?.text ?? '').detail).toContain(winner);
    const { log } = await fixture.read(of, alarm);
    expect(log.filter(({ what }) => what === 'acknowledged')).toHaveLength(1);
  }
}

const stepsOf = ({ log }: AlarmPage): string[] =>
  log
    .filter(({ what }) => what === 'told' || what === 'nobody')
    .map(({ what, before, after }) => `${what === 'told' ? '' : `${what} `}${before}.${after}`)
    .toReversed();

/** Waits until a step is in the log of an alarm. */
async function untilLogged(
  fixture: AlarmFixture,
  of: AlarmDealer,
  alarm_id: number,
  step: string,
): Promise<AlarmPage> {
  await expect
    .poll(async () => stepsOf(await fixture.read(of, { alarm_id })), { timeout: 30_000 })
    .toContain(step);
  return fixture.read(of, { alarm_id });
}
