import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { addDays, daysBetween, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { periodOf } from '@smart-elevator/shared-api/contract/visits/periods';
import { aPlanYear, type PlanYear } from '@smart-elevator/shared-api/contract/visits/testing/aPlanYear';
import { ownPostgres, type OwnPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { PlannedDealer, type StoredVisit } from './PlannedDealer';
import { PlanProcess, buildPlanProgram } from './PlanProcess';
import { quantile, seededRandom } from './seededRandom';

/** `npm run verify:visits`: the plan of a year, and of processes that are killed. VERIFY_ROUNDS sets the number of kills. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 30);
/** A Friday. */
const START = '2027-01-01';
const DAYS = Array.from({ length: 365 }, (_, n) => addDays(START, n));
/** The longest plan of a day, in milliseconds. */
const LONGEST_PLAN = 1_000;
const SETTINGS = { JWT_SECRET: 'kept from one start to the next one', DEMO: '0' };

let postgres: OwnPostgres;
let dataDir: string;

test.beforeEach(async () => {
  await buildPlanProgram();
  postgres = await ownPostgres();
  dataDir = dataFolder();
});
test.afterEach(() => {
  postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A dealer with 800 lifts in 240 buildings and 12 technicians, whose visits nobody has planned. */
async function aDealer(start: string): Promise<PlannedDealer> {
  const server = await startServer(dataDir, {
    ...SETTINGS,
    DATABASE_URL: postgres.url,
    BACKGROUND_WORK: '0',
  });
  const { id } = await new AccountFixture({ url: server.url, dataDir }, '').member();
  await server.end('SIGTERM');
  const year = aPlanYear({ seed: 5, start, lifts: 800, buildings: 240, technicians: 12 });
  return PlannedDealer.seed(postgres, id, year);
}

/** Plans each of these days in one process, and does the work of it where `works` says so; the milliseconds of each plan. */
async function planDays(dealer: PlannedDealer, days: readonly string[], works: 'works' | 'is away') {
  const planning = PlanProcess.start(dealer.connection, dealer.dealer_id);
  const took: number[] = [];
  for (const day of days) {
    took.push((await planning.plan(day)) ?? Number.NaN);
    if (works === 'works') await dealer.work(day);
  }
  await planning.end();
  return took;
}

test('a year, day by day: each period has its visit once, on a working day, and the work is shared (R1207, R1220, R1221)', async () => {
  const dealer = await aDealer(START);
  const [first = 0, ...others] = await planDays(dealer, DAYS, 'works');
  const visits = await dealer.visits();
  const { year } = dealer;

  const served = countOf(visits.flatMap((one) => one.elevator_ids.map((id) => keyOf(one, id))));
  const promised = year.input.periods.flatMap((one) => one.elevator_ids.map((id) => keyOf(one, id)));
  const without = promised.filter((key) => !served.has(key));
  const doubled = [...served].filter(([, times]) => times > 1);
  const offs = visits.filter(({ planned_day }) => isOff(year, planned_day));
  const absent = visits.filter((one) => isAbsent(dealer, one));
  const own = visits.filter(({ planned_day }) => planned_day <= addDays(START, 364));
  const trips = new Set(
    own.map((one) => `${one.building_name} ${one.planned_day} ${one.technician_ids.join()}`),
  ).size;
  const liftVisits = own.reduce((sum, { elevator_ids }) => sum + elevator_ids.length, 0);
  const loads = loadsOf(own);
  const mean = loads.reduce((sum, one) => sum + one, 0) / loads.length;
  const busiest = Math.max(...loads) / mean;
  console.log(
    `a year of 800 lifts in 240 buildings with 12 technicians: ${promised.length} periods of lifts, ${without.length} without a ` +
      `visit, ${doubled.length} doubled, ${offs.length} visits on a day off, ${absent.length} of an absent technician; ` +
      `${trips} trips for ${liftVisits} visits of lifts (${Math.round(100 * (1 - trips / liftVisits))} % fewer); the ` +
      `busiest has ${busiest.toFixed(3)} times the mean; closest visits of a lift ${closest(dealer, visits).toFixed(2)} of their ` +
      `interval apart; the plan of two months took ${first} ms, that of a day ${quantile(others, 0.5)} ms ` +
      `(median), ${Math.max(...others)} ms (longest)`,
  );
  expect([without, doubled, offs, absent]).toEqual([[], [], [], []]);
  expect(visits.filter(({ state }) => state === 'Missed').length).toBeGreaterThan(0);
  expect(trips / liftVisits).toBeLessThanOrEqual(0.4);
  expect(loads).toHaveLength(12);
  expect(busiest).toBeLessThanOrEqual(1.1);
  expect(closest(dealer, visits)).toBeGreaterThanOrEqual(0.5);
  expect(quantile(others, 0.95)).toBeLessThanOrEqual(LONGEST_PLAN);

  const before = await dealer.everything();
  await planDays(dealer, DAYS.slice(-1), 'is away');
  expect(differing(await dealer.everything(), before)).toEqual([]);
});

test('after ten days off, and by two processes at once, it is the same plan (R1207)', async () => {
  const dealer = await aDealer(START);
  await planDays(dealer, DAYS.slice(0, 30), 'works');
  const rarely = await dealer.copy();
  const together = await dealer.copy();
  await planDays(dealer, DAYS.slice(30, 41), 'is away');
  const expected = await dealer.everything();
  await planDays(rarely, DAYS.slice(40, 41), 'is away');
  expect(differing(await rarely.everything(), expected)).toEqual([]);

  const two = [0, 1].map(() => PlanProcess.start(together.connection, together.dealer_id));
  for (const day of DAYS.slice(30, 41)) await Promise.all(two.map((one) => one.plan(day)));
  for (const one of two) await one.end();
  expect(differing(await together.everything(), expected)).toEqual([]);
  console.log(
    `ten days at once, and each of them by two processes at once: the ${expected.length} visits of ten single days`,
  );
});

test('kill -9 while planning: the next plan is the same (R1207)', async () => {
  test.setTimeout(ROUNDS * 20_000 + 120_000);
  const dealer = await aDealer(START);
  const other = PlanProcess.start(dealer.connection, dealer.dealer_id);
  await other.plan(START);
  await dealer.forget();
  // The second one, as the processes of the rounds run on a database that has been used.
  const duration = (await other.plan(START)) ?? Number.NaN;
  const expected = await dealer.everything();
  const chance = seededRandom(ROUNDS);
  let nothing = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await dealer.forget();
    const killed = PlanProcess.start(dealer.connection, dealer.dealer_id);
    await killed.ready;
    const planning = killed.plan(START);
    await pause(chance() * duration);
    await killed.kill();
    await planning;
    const left = await dealer.everything();
    // One transaction: all of the plan, or nothing.
    if (left.length === 0) nothing += 1;
    else expect(differing(left, expected)).toEqual([]);
    await other.plan(START);
    expect(differing(await dealer.everything(), expected)).toEqual([]);
  }
  await other.end();
  console.log(
    `${ROUNDS} kills within the ${duration} ms of a plan, ${nothing} before it was stored: always the same ` +
      `${expected.length} visits afterwards`,
  );
  expect(nothing).toBeGreaterThanOrEqual(ROUNDS / 2);
});

test('two servers that start at once plan what one process plans, once', async () => {
  const today = localDay();
  const dealer = await aDealer(today);
  const alone = await dealer.copy();
  await planDays(alone, [today], 'is away');
  const expected = await alone.everything();
  const folders = [dataDir, dataFolder()];
  const servers = await Promise.all(
    folders.map((folder) => startServer(folder, { ...SETTINGS, DATABASE_URL: postgres.url })),
  );
  try {
    await expect
      .poll(async () => differing(await dealer.everything(), expected), { timeout: 60_000 })
      .toEqual([]);
    console.log(`two servers at once: the ${expected.length} visits of one process`);
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    rmSync(folders[1] ?? '', { recursive: true, force: true });
  }
  expect(differing(await dealer.everything(), expected)).toEqual([]);
});

/** The first lines that only one of two plans has. */
function differing(one: readonly string[], other: readonly string[]): string[] {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return [...one.filter((line) => !inOther.has(line)), ...other.filter((line) => !inOne.has(line))].slice(
    0,
    6,
  );
}

const keyOf = ({ contract_id, period }: Pick<StoredVisit, 'contract_id' | 'period'>, elevator_id: number) =>
  `${contract_id} ${period} ${elevator_id}`;

function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const isOff = ({ input }: PlanYear, day: string): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ||
  input.calendar.holidays.some((holiday) => holiday.day === day);

const isAbsent = ({ year, technician_ids }: PlannedDealer, visit: StoredVisit): boolean =>
  year.input.technicians.some(
    ({ absences }, at) =>
      visit.technician_ids.includes(technician_ids[at] ?? 0) &&
      absences.some(({ from, to }) => from <= visit.planned_day && visit.planned_day <= to),
  );

/** The minutes of each technician. */
function loadsOf(visits: readonly StoredVisit[]): number[] {
  const loads = new Map<number, number>();
  for (const { technician_ids, estimate_minutes } of visits)
    for (const id of technician_ids) loads.set(id, (loads.get(id) ?? 0) + estimate_minutes);
  return [...loads.values()];
}

/** The smallest time between two visits of a lift that were not missed, as a share of the shorter interval of both. */
function closest({ year }: PlannedDealer, visits: readonly StoredVisit[]): number {
  const contracts = new Map(year.contracts.map((contract) => [contract.contract_id, contract]));
  const byLift = new Map<number, { day: string; interval: number }[]>();
  for (const { state, contract_id, period, planned_day, elevator_ids } of visits) {
    const contract = contracts.get(contract_id);
    const interval = contract && periodOf(contract, period)?.interval;
    if (state === 'Missed' || interval === undefined) continue;
    for (const id of elevator_ids)
      byLift.set(id, [...(byLift.get(id) ?? []), { day: planned_day, interval }]);
  }
  const shares = [...byLift.values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => daysBetween(b.day, a.day));
    return sorted.slice(1).map((later, at) => {
      const earlier = sorted[at] ?? later;
      return daysBetween(earlier.day, later.day) / Math.min(earlier.interval, later.interval);
    });
  });
  return Math.min(...shares);
}
