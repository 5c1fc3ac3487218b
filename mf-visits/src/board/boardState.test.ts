import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { alertOf, doubledLifts, NOBODY, plannedAt } from './boardState';

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
  doubled: new Set<string>(),
};

test.each([
  ['a day that has passed', { planned_day: '2031-01-09' }, 'late'],
  ['a day after its period', { planned_day: '2031-01-20', window_end: '2031-01-19' }, 'window'],
  ['a day off', { planned_day: '2031-01-12' }, 'off'],
  ['an absent technician', { planned_day: '2031-01-13', technicians: [person(4)] }, 'absent'],
  ['one that is done', { planned_day: '2031-01-09', state: 'Done' as const }, undefined],
  ['a good day', { planned_day: '2031-01-14' }, undefined],
])('%s has its alert, or none (R1210)', (_, changes, expected) => {
  expect(alertOf(aVisit({ window_end: null, ...changes }), context)).toBe(expected);
});

test('two visits of a lift on a day are double, unless one is cancelled', () => {
  const visit = aVisit({ planned_day: '2031-01-14', window_end: null });
  const doubled = doubledLifts([visit, { ...visit, visit_id: 2 }]);
  expect(alertOf(visit, { ...context, doubled })).toBe('double');
  expect(doubledLifts([visit, { ...visit, visit_id: 2, state: 'Cancelled' }]).size).toBe(0);
});
