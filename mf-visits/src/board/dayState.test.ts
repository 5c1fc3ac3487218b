import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { dayEntries, shareOf, slotOf, spanOf, timeOf } from './dayState';

const DAY = '2031-02-03';
const local = (time: string) => new Date(`${DAY}T${time}:00`);
const entriesOf = (visits: Parameters<typeof dayEntries>[0]) =>
  dayEntries(visits, DAY, local('12:00')).map(({ visit, from, to, lane }) => [
    visit.visit_id,
    timeOf(from),
    timeOf(to),
    lane,
  ]);
const fixed = (id: number, from_time: string, to_time: string) => aVisit({ from_time, to_time }, id);
const free = (id: number, estimate_minutes: number) => aVisit({ estimate_minutes }, id);

test('visits without a fixed time follow each other from the start of the day, around the fixed ones (R1270)', () => {
  expect(entriesOf([fixed(1, '10:00', '11:00'), free(2, 60), free(3, 65), free(4, 5)])).toEqual([
    [2, '09:00', '10:00', 0],
    [1, '10:00', '11:00', 0],
    [3, '11:00', '12:05', 0],
    [4, '12:05', '12:35', 0],
  ]);
});

test('visits at the same time are in lanes; the end of a day is that of its last lane', () => {
  expect(
    entriesOf([fixed(1, '10:00', '12:00'), fixed(2, '11:00', '13:00'), fixed(3, '12:00', '13:00')]),
  ).toEqual([
    [1, '10:00', '12:00', 0],
    [2, '11:00', '13:00', 1],
    [3, '12:00', '13:00', 0],
  ]);
  expect(entriesOf([free(1, 1440), free(2, 60)]).map(([, , to]) => to)).toEqual(['23:59', '23:59']);
});

test('the actual times are beside the plan: under way until now, and nothing of another day', () => {
  const at = (time: string) => local(time).toISOString();
  const actualOf = (changes: Parameters<typeof aVisit>[0]) =>
    dayEntries([aVisit(changes)], DAY, local('12:00'))[0]?.actual.map(({ kind, from, to }) => [
      kind,
      timeOf(from),
      timeOf(to),
    ]);
  const times = { on_the_way_at: at('09:40'), arrived_at: at('10:00') };
  expect(actualOf({ state: 'AtWork', ...times })).toEqual([
    ['way', '09:40', '10:00'],
    ['work', '10:00', '12:00'],
  ]);
  expect(actualOf({ state: 'Done', ...times, done_at: at('11:10') })).toContainEqual([
    'work',
    '10:00',
    '11:10',
  ]);
  const before = new Date(local('10:00').getTime() - 86_400_000).toISOString();
  expect(actualOf({ state: 'Done', arrived_at: before, done_at: at('11:10') })).toEqual([]);
});

test('the shown hours are the working day, and what is outside of it', () => {
  const now = local('12:00');
  expect(spanOf([], 480)).toEqual({ from: 540, to: 1020 });
  expect(spanOf(dayEntries([fixed(1, '06:30', '07:00'), fixed(2, '17:00', '18:20')], DAY, now), 480)).toEqual(
    {
      from: 360,
      to: 1140,
    },
  );
  expect(slotOf(9 * 60 + 44)).toBe('09:30');
});

test.each([
  ['09:00', 0],
  ['11:00', 0.25],
  ['08:59', undefined],
  ['17:00', undefined],
])('now is on its minute of the shown hours only: %s (R1320)', (time, share) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect(shareOf({ from: 540, to: 1020 }, minutes)).toBe(share);
});
