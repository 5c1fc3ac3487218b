import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { alertOf, doubledVisits, isSamePart, NOBODY, plannedAt } from './boardState';

const person = (user_id: number) => ({ user_id, username: `t${user_id}`, full_name: null });

test.each([
  ['nobody to one', [], NOBODY, 5, [5]],
  ['one to another', [4], 4, 5, [5]],
  ['the second of two to another', [3, 4], 4, 5, [3, 5]],
  ['the first of two to another, who then leads', [3, 4], 3, 5, [5, 4]],
  ['one of two to the other', [3, 4], 3, 4, [4]],
  ['one to nobody', [4], 4, NOBODY, []],
])('from %s (R1204)', (_, ids, from, technician, expected) => {
  const visit = aVisit({ technicians: ids.map(person) });
  expect(plannedAt(visit, from, { technician, day: '2031-02-01' })).toEqual({
    planned_day: '2031-02-01',
    technician_ids: expected,
  });
});

const context = {
  today: '2031-01-10',
  daysOff: new Set(['2031-01-12']),
  absent: new Set(['4/2031-01-13']),
  doubled: new Set<number>(),
};

test.each([
  ['a day that has passed', { planned_day: '2031-01-09' }, 'late'],
  ['a day after its period', { planned_day: '2031-01-20', window_end: '2031-01-19' }, 'window'],
  ['a day off', { planned_day: '2031-01-12' }, 'off'],
  ['an absent technician', { planned_day: '2031-01-13', technicians: [person(4)] }, 'absent'],
  ['one that is done', { planned_day: '2031-01-09', state: 'Done' as const }, undefined],
  ['a good day', { planned_day: '2031-01-14', technicians: [person(4)] }, undefined],
  ['nobody tomorrow', { planned_day: '2031-01-11' }, 'nobody'],
  ['nobody later', { planned_day: '2031-01-14' }, undefined],
])('%s has its alert, or none (R1210)', (_, changes, expected) => {
  expect(alertOf(aVisit({ window_end: null, ...changes }), context)).toBe(expected);
});

test('two visits of a lift on a day are double, unless one is cancelled', () => {
  const visit = aVisit({ planned_day: '2031-01-14', window_end: null });
  const doubled = doubledVisits([visit, { ...visit, visit_id: 2 }]);
  expect(alertOf(visit, { ...context, doubled })).toBe('double');
  expect(doubledVisits([visit, { ...visit, visit_id: 2, state: 'Cancelled' }]).size).toBe(0);
});

test.each([
  ['overlap', '10:30', [1, 2]],
  ['follow each other', '11:00', []],
])('two visits of a technician that %s', (_, from_time, expected) => {
  const lift = { elevator_name: 'A', outcome: null, reason: '', report_id: null };
  const first = aVisit({
    planned_day: '2031-01-14',
    technicians: [person(4)],
    lifts: [{ ...lift, elevator_id: 1 }],
    ...{ from_time: '10:00', to_time: '11:00' },
  });
  const second = { ...first, visit_id: 2, lifts: [{ ...lift, elevator_id: 2 }], from_time, to_time: '12:00' };
  expect([...doubledVisits([first, second])].sort()).toEqual(expected);
});

test('a visit that is moved to a time keeps its length, and one without a fixed time takes its estimate (R1270)', () => {
  const to = { technician: 4, day: '2031-02-01', time: '14:30' };
  expect(plannedAt(aVisit({ from_time: '09:00', to_time: '11:15' }), 4, to)).toMatchObject({
    from_time: '14:30',
    to_time: '16:45',
  });
  expect(plannedAt(aVisit({ estimate_minutes: 65 }), 4, { ...to, time: '23:00' })).toMatchObject({
    from_time: '23:00',
    to_time: '23:59',
  });
  expect(plannedAt(aVisit(), 4, { ...to, time: '' })).toMatchObject({ from_time: null, to_time: null });
});

test('what shows the same visits with the same alerts stays as it is; a changed visit or alert changes it', () => {
  const visits = [aVisit(), aVisit({}, 2)];
  const part = { visits, alerts: new Map([[1, 'late' as const]]) };
  expect(
    isSamePart(part, { visits: [...visits], alerts: new Map([...part.alerts, [9, 'off' as const]]) }),
  ).toBe(true);
  for (const changed of [
    { ...part, visits: visits.slice(1) },
    { ...part, visits: [aVisit({ version: 2 }), ...visits.slice(1)] },
    { ...part, visits: visits.toReversed() },
    { ...part, alerts: new Map() },
    { ...part, alerts: new Map([...part.alerts, [2, 'off' as const]]) },
  ])
    expect(isSamePart(part, changed)).toBe(false);
});
