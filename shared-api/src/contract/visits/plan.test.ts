import { addDays, daysBetween } from '../calendar';
import { opensOn, planOf, type OpenPeriod, type PlanInput, type PlannedVisit } from './plan';
import { periodsBetween } from './periods';
import { aPlanYear, type PlanYear } from './testing/aPlanYear';

const TODAY = '2027-01-01';
const year = aPlanYear({ seed: 5, start: TODAY, lifts: 800, buildings: 240, technicians: 12 });
const plan = planOf(year.input);

const liftVisits = (visits: readonly PlannedVisit[]) =>
  visits.flatMap(({ elevator_ids, contract_id, period, planned_day }) =>
    elevator_ids.map((id) => ({ key: `${contract_id} ${period} ${id}`, id, planned_day })),
  );
const tripsOf = (visits: readonly PlannedVisit[]) =>
  new Set(visits.map((one) => `${one.building_name} ${one.planned_day} ${one.technician_id}`));
const minutesBy = (visits: readonly PlannedVisit[], key: (visit: PlannedVisit) => string) => {
  const sums = new Map<string, number>();
  for (const one of visits) sums.set(key(one), (sums.get(key(one)) ?? 0) + one.estimate_minutes);
  return sums;
};
const isOff = (day: string) =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ||
  year.input.calendar.holidays.some((holiday) => holiday.day === day);

test('each lift has each of its visits once, in the period (R1207)', () => {
  const keys = liftVisits(plan).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBe(year.input.periods.reduce((sum, one) => sum + one.elevator_ids.length, 0));
  const outside = plan.filter(
    (one) => one.planned_day > one.window_end || one.planned_day < year.opens(one.contract_id, one.period),
  );
  expect(outside).toEqual([]);
});

test('nobody works on a day off, and no absent technician (R1208, R1209)', () => {
  expect(plan.filter(({ planned_day }) => isOff(planned_day))).toEqual([]);
  const absent = plan.filter(({ technician_id, planned_day }) =>
    year.input.technicians.some(
      ({ user_id, absences }) =>
        user_id === technician_id &&
        absences.some(({ from, to }) => from <= planned_day && planned_day <= to),
    ),
  );
  expect(absent).toEqual([]);
  expect(plan.filter(({ technician_id }) => technician_id === null)).toEqual([]);
});

test('no day is longer than a day, and a building that would be is split (R1220)', () => {
  const days = minutesBy(plan, (one) => `${one.technician_id} ${one.planned_day}`);
  expect([...days].filter(([, minutes]) => minutes > 480)).toEqual([]);
  expect(plan.some(({ part }) => part > 1)).toBe(true);
});

test('two visits of a lift are at least half of its interval apart (R1207)', () => {
  const byLift = new Map<number, string[]>();
  for (const { id, planned_day } of liftVisits(plan))
    byLift.set(id, [...(byLift.get(id) ?? []), planned_day]);
  const shortest = [...byLift].map(([id, days]) => {
    const sorted = days.sort();
    const gaps = sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day));
    return Math.min(...gaps) / (365 / year.visitsOf(id));
  });
  expect(Math.min(...shortest)).toBeGreaterThanOrEqual(0.49);
});

test('the trips are at least 60 % fewer than the visits of lifts, and the busiest has at most 1.1 times the mean (R1221)', () => {
  expect(tripsOf(plan).size / liftVisits(plan).length).toBeLessThanOrEqual(0.4);
  const loads = [...minutesBy(plan, ({ technician_id }) => String(technician_id)).values()];
  expect(loads).toHaveLength(12);
  const mean = loads.reduce((sum, one) => sum + one, 0) / loads.length;
  expect(Math.max(...loads) / mean).toBeLessThanOrEqual(1.1);
});

test('the same data in another order gives the same plan (R1207)', () => {
  const { periods, lifts, technicians } = year.input;
  const reversed = {
    ...year.input,
    periods: periods.toReversed().map((one) => ({ ...one, elevator_ids: one.elevator_ids.toReversed() })),
    lifts: lifts.toReversed(),
    technicians: technicians.toReversed(),
  };
  expect(planOf(reversed)).toEqual(plan);
});

test('planned day by day, or once after ten days off, it is the same plan (R1207)', () => {
  const small = aPlanYear({ seed: 7, start: TODAY, lifts: 120, buildings: 40, technicians: 3 });
  const each = plannedOn(small, [0, ...Array.from({ length: 20 }, (_, n) => 10 + n)]);
  const rarely = plannedOn(small, [0, 10, 20, 29]);
  expect(rarely).toEqual(each);
  expect(each.length).toBeGreaterThan(80);
});

/** What is planned on these days after the first one, with a horizon of 60 days. */
function plannedOn({ input }: PlanYear, days: readonly number[]): PlannedVisit[] {
  const made: PlannedVisit[] = [];
  for (const day of days) {
    const today = addDays(TODAY, day);
    const known = new Set(made.map(({ contract_id, period }) => `${contract_id} ${period}`));
    const periods = input.periods.filter(
      (one) => opensOn(one) <= addDays(today, 60) && !known.has(`${one.contract_id} ${one.period}`),
    );
    made.push(...planOf({ ...input, today, periods, visits: made.map(asKnown) }));
  }
  return made;
}

const asKnown = ({
  building_name,
  planned_day,
  technician_id,
  estimate_minutes,
  elevator_ids,
}: PlannedVisit) => ({
  building_name,
  planned_day,
  technician_ids: technician_id === null ? [] : [technician_id],
  minutes: estimate_minutes,
  elevator_ids,
  maintained_on: planned_day,
});

/** One lift of one contract, 12 visits from 2027-01-04 on, a Monday; technicians 1 and 2, and Sundays off. */
const monthly = { start_date: '2027-01-04', end_date: '2027-12-31', visits_a_year: 12 };
const periods = periodsBetween(monthly, '2027-01-01', '2027-03-01').map((one): OpenPeriod => ({
  ...one,
  contract_id: 1,
  building_name: 'Tower',
  start_date: monthly.start_date,
  elevator_ids: [1],
  next_part: 1,
}));
const lift = { elevator_id: 1, building_name: 'Tower', engineer_id: 2, place: '1', visits_a_year: 12 };
const one: PlanInput = {
  today: '2027-01-01',
  periods: periods.slice(0, 1),
  visits: [],
  lifts: [lift],
  technicians: [
    { user_id: 1, absences: [] },
    { user_id: 2, absences: [] },
  ],
  calendar: { weekly_offs: [0], holidays: [], day_minutes: 480 },
};
const planned = (changes: Partial<PlanInput>) =>
  planOf({ ...one, ...changes }).map(({ planned_day, technician_id }) => [planned_day, technician_id]);
const booked = (planned_day: string, technician_id: number, minutes = 400, building_name = 'Mall') => ({
  building_name,
  planned_day,
  technician_ids: [technician_id],
  minutes,
  elevator_ids: [9],
  maintained_on: planned_day,
});
const absence = (from: string, to: string) => [
  { user_id: 1, absences: [] },
  { user_id: 2, absences: [{ from, to }] },
];

test.each([
  ['its engineer, on the promised day', {}, [['2027-01-04', 2]]],
  ['a less loaded day', { visits: [booked('2027-01-04', 2)] }, [['2027-01-05', 2]]],
  [
    'another day than that of an absence',
    { technicians: absence('2027-01-01', '2027-01-06') },
    [['2027-01-07', 2]],
  ],
  [
    'a later day of the period before another technician',
    { technicians: absence('2027-01-01', '2027-01-20') },
    [['2027-01-21', 2]],
  ],
  [
    'another technician, when its engineer is absent',
    { technicians: absence('2027-01-01', '2027-02-28') },
    [['2027-01-04', 1]],
  ],
  ['nobody, when there is none', { technicians: [] }, [['2027-01-04', null]]],
  ['not before today', { today: '2027-01-17' }, [['2027-01-18', 2]]],
  [
    'the trip to the building that is planned',
    { visits: [booked('2027-01-08', 2, 65, 'Tower')] },
    [['2027-01-08', 2]],
  ],
  ['not that of another engineer', { visits: [booked('2027-01-08', 1, 65, 'Tower')] }, [['2027-01-04', 2]]],
  [
    'no day when nobody works',
    { calendar: { weekly_offs: [0], holidays: daysFrom('2027-01-01', 40), day_minutes: 480 } },
    [],
  ],
  [
    'a person decides where another visit is too close on each day',
    { today: '2027-02-02', visits: [{ ...booked('2027-02-10', 2, 0), elevator_ids: [1] }] },
    [['2027-02-02', null]],
  ],
])('a visit gets %s (R1220)', (_case, changes, expected) => {
  expect(planned(changes)).toEqual(expected);
});

function daysFrom(from: string, count: number) {
  return Array.from({ length: count }, (_, n) => ({ day: addDays(from, n) }));
}

test('one that is done late pushes the next one away by half the interval (R1207)', () => {
  const done = { ...booked('2027-02-03', 2, 65, 'Tower'), elevator_ids: [1] };
  expect(planned({ today: '2027-02-03', periods: periods.slice(1, 2), visits: [done] })).toEqual([
    ['2027-02-17', 2],
  ]);
});
