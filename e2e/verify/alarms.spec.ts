import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { AccountFixture } from './AccountFixture';
import { findingsOf, type ProvenAlarm } from './alarmDeliveries';
import { AlarmFixture, type AlarmDealer } from './AlarmFixture';
import { listenForAlarms } from './listenForAlarms';
import { quantile, seededRandom } from './seededRandom';
import { sendRequest } from './sendRequest';
import { startInstallation, workingDay } from './workingDay';

/**
 * `npm run verify:alarms`: how soon another session knows of an alarm; steps and messages when servers are killed and the
 * services around them fail; bad moments are in alarmMoments.spec. VERIFY_ALARMS (100), VERIFY_DEALERS (80).
 */
const ALARMS = Number(process.env['VERIFY_ALARMS'] ?? 100);
/** Alarms of which it is measured how soon they are known. */
const REPORTED = 2 * ALARMS;
const DEALERS = Number(process.env['VERIFY_DEALERS'] ?? 80);
/** For how long the dealers work, in milliseconds. */
const WORKED = 75_000;
/** The longest time until another session knows, in milliseconds. */
const SOON = 1_000;
/** Milliseconds between two kills. */
const KILL_EVERY = 3_000;
/** A message whose delivery began before somebody took the alarm arrives within this time (ADR-149), in milliseconds. */
const ON_ITS_WAY = 1_000;

const STEPS = [['dealer'], ['on_call'], ['technicians']] as const;
/** The steps of two rounds of it as the log has them, and their end. */
const TWO_ROUNDS = ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', 'unanswered'];

test('another session knows of an alarm within a second, while dealers work (R1302)', async () => {
  test.setTimeout(600_000);
  const { servers, all, stop } = await startInstallation({ servers: 2, dealers: DEALERS });
  const over = new AbortController();
  try {
    const until = Date.now() + WORKED;
    const working = Promise.all(all.map((tenant, at) => workingDay(tenant, servers, until, at)));
    const [first, second] = servers;
    const reporters = await Promise.all(
      all.slice(0, 5).map(async (tenant) => {
        const accounts = new AccountFixture({ url: second?.url ?? '', dataDir: '' }, '');
        const { access } = JSON.parse((await accounts.signIn(tenant.dealer.username)).text);
        return { tenant, knows: await listenForAlarms(second?.url ?? '', access, over.signal) };
      }),
    );
    const took: number[] = [];
    const answered: number[] = [];
    for (let n = 0; n < REPORTED; n += 1) {
      await pause((until - Date.now()) / (REPORTED - n + 1));
      const { tenant, knows } = reporters[n % reporters.length] ?? {};
      if (!tenant || !knows) throw new Error('There is nobody who reports.');
      const known = knows();
      const began = performance.now();
      const answer = await sendRequest(first?.url ?? '', 'POST', '/api/alarms/', {
        token: tenant.dealer.access,
        body: { elevator_id: tenant.elevators[n % tenant.elevators.length], note: 'Heard through the door' },
      });
      expect(answer.status, answer.text).toBe(201);
      answered.push(performance.now() - began);
      took.push((await known) - began);
    }
    const days = await working;
    const worked = days.flatMap(({ answered }) => answered);
    const failed = days.flatMap((day) => day.failed);
    console.log(
      `${REPORTED} alarms of 5 dealers while ${DEALERS} work (${worked.length} calls, ${failed.length} failed): ` +
        `reported after ${inWords(answered)}; known in another session on another server after ${inWords(took)}`,
    );
    expect(quantile(took, 0.99)).toBeLessThan(SOON);
    expect(failed).toEqual([]);
  } finally {
    over.abort();
    await stop();
  }
});

const inWords = (took: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((part) => `${quantile(took, part).toFixed(0)} ms (${100 * part} %)`).join(', ');

test('servers are killed every 3 s and a third of the deliveries fails: every step is sent, none twice, none after somebody took it (R1305, R1306)', async () => {
  test.setTimeout(900_000);
  const fixture = await AlarmFixture.start(2);
  try {
    const dealers: AlarmDealer[] = [];
    for (let n = 0; n < 10; n += 1) dealers.push(await fixture.dealer(Math.ceil(ALARMS / 10), STEPS, 1));
    await fixture.receivers.behave('third');
    const began = performance.now();
    let isOver = false;
    const killing = killInTurn(fixture, () => isOver);
    // A minute of an alarm is six seconds of the proof.
    const passing = (async () => {
      while (!isOver) {
        await pause(1_000);
        await fixture.pass(9);
      }
    })();
    const chance = seededRandom(ALARMS);
    const alarms = await Promise.all(
      Array.from({ length: ALARMS }, async (_, n): Promise<ProvenAlarm> => {
        const of = dealers[n % dealers.length];
        if (!of) throw new Error('There is no dealer.');
        await pause(chance() * 10_000);
        const { alarm_id } = await fixture.report(of, of.lifts[Math.floor(n / dealers.length)] ?? 0);
        if (n % 5 < 3) return { alarm_id, of, takenAt: undefined };
        await pause(chance() * 40_000);
        const taken = await fixture.acknowledge({ alarm_id }, of.technicians[1]);
        expect(taken.status, taken.text).toBe(200);
        return { alarm_id, of, takenAt: Date.now() };
      }),
    );
    await expect.poll(() => fixture.isEscalating(), { timeout: 300_000, intervals: [500] }).toBe(false);
    isOver = true;
    const kills = await killing;
    await passing;
    await expect.poll(() => fixture.unsent(), { timeout: 300_000, intervals: [500] }).toEqual([]);
    const found = await findingsOf(fixture, alarms, TWO_ROUNDS);
    const taken = alarms.filter(({ takenAt }) => takenAt !== undefined).length;
    console.log(
      `${ALARMS} alarms, ${taken} of them taken, ${kills} kills in ${((performance.now() - began) / 1000).toFixed(0)} s, every ` +
        `third delivery failed: ${found.steps} steps, each once and in order, ${found.queued} messages queued, ${found.delivered} ` +
        `delivered, ${found.again} of them again under the same id; the last message of a taken alarm arrived ` +
        `${found.late.toFixed(0)} ms after the answer`,
    );
    expect(found).toMatchObject({ wrongSteps: [], wrongMessages: [], lost: [], unknown: [] });
    expect(found.late).toBeLessThan(ON_ITS_WAY);
    expect(kills).toBeGreaterThanOrEqual(10);
    expect(new Set(alarms.map(({ alarm_id }) => alarm_id)).size).toBe(ALARMS);
  } finally {
    await fixture.stop();
  }
});

/** Kills one server and the other one in turn, each when both run: one of them always does; how often. */
async function killInTurn(fixture: AlarmFixture, isOver: () => boolean): Promise<number> {
  let kills = 0;
  for (; !isOver(); kills += 1) {
    const began = performance.now();
    await fixture.end(kills % 2, 'SIGKILL');
    await fixture.restart(kills % 2);
    await pause(Math.max(0, KILL_EVERY - (performance.now() - began)));
  }
  return kills;
}
