import { setTimeZone } from '@smart-elevator/shared-ui/testing/setTimeZone';
import { anAlarm } from '../testing/anAlarm';
import { arrivalOf, clockText, momentBefore, nearestMoment, placeOf, timeInput } from './alarmText';

test.each([
  [0, '00:00'],
  [249_999, '04:09'],
  [3_849_000, '1:04:09'],
  [-5_000, '00:00'],
])('a span of %i ms is shown as %s', (span, text) => {
  expect(clockText(span)).toBe(text);
});

test.each([
  // At midnight, a minute before is of the day before.
  [new Date(2026, 5, 1, 0, 5), '23:58', new Date(2026, 4, 31, 23, 58)],
  [new Date(2026, 5, 1, 23, 58), '00:05', new Date(2026, 5, 2, 0, 5)],
  [new Date(2026, 5, 1, 14, 5), '9:30', new Date(2026, 5, 1, 9, 30)],
])('a corrected time is the moment nearest to the stored one (R1304)', (stored, typed, moment) => {
  expect(nearestMoment(typed, stored.toISOString())).toBe(moment.toISOString());
});

test.each([
  // The stage before was at 05:40:34.
  ['05:40', new Date(2026, 5, 1, 5, 40, 34)],
  ['05:39', new Date(2026, 5, 1, 5, 39)],
  ['05:41', new Date(2026, 5, 1, 5, 41)],
])(
  'the minute of the stage before means its moment, any other the minute itself: %s (R1304)',
  (typed, moment) => {
    const alarm = anAlarm({
      reported_at: new Date(2026, 5, 1, 5, 40, 33).toISOString(),
      acknowledged_at: new Date(2026, 5, 1, 5, 40, 34).toISOString(),
    });
    const arrived = new Date(2026, 5, 1, 5, 52, 10).toISOString();
    expect(nearestMoment(typed, arrived, momentBefore(alarm, 'arrived'))).toBe(moment.toISOString());
  },
);

describe('where the clocks change', () => {
  afterEach(() => setTimeZone());

  test.each([
    ['America/Los_Angeles', '2026-11-01T08:30:41.250Z'],
    ['America/Los_Angeles', '2026-11-01T09:30:41.250Z'],
    ['Europe/London', '2026-10-25T00:15:59.000Z'],
    ['Europe/London', '2026-10-25T01:15:59.000Z'],
    ['Europe/London', '2026-03-29T01:00:01.000Z'],
  ])('in %s a moment that is opened and saved stays, %s (R1304)', (zone, stored) => {
    setTimeZone(zone);
    let saved: string | undefined = stored;
    for (let round = 0; round < 5; round += 1) saved = nearestMoment(timeInput(saved ?? ''), saved ?? '');
    expect(saved).toBe(stored);
  });

  test.each([
    ['2026-11-01T09:30:00.000Z', '2026-11-01T09:25:00.000Z'],
    ['2026-11-01T08:30:00.000Z', '2026-11-01T08:25:00.000Z'],
  ])('a time that is there twice is the one nearest to the stored one (R1304)', (stored, corrected) => {
    setTimeZone('America/Los_Angeles');
    expect(timeInput(stored)).toBe('01:30');
    expect(nearestMoment('01:25', stored)).toBe(corrected);
  });
});

test.each(['', '24:00', '14', '14:60', 'noon'])('%j is no time', (typed) => {
  expect(nearestMoment(typed, new Date(2026, 5, 1).toISOString())).toBeUndefined();
});

test('a time of day is written as an input has it', () => {
  expect(timeInput(new Date(2026, 5, 1, 9, 5).toISOString())).toBe('09:05');
});

test('an alarm is called by what is known of its place (R1309)', () => {
  expect(placeOf(anAlarm())).toBe('AA1005, Copper Ridge, 710 Obrecht Rd');
  expect(placeOf(anAlarm({ elevator_name: '', building_name: '', elevator_address: '12 MG Road' }))).toBe(
    '12 MG Road',
  );
  expect(placeOf(anAlarm({ elevator_name: '', building_name: '', elevator_address: '' }))).toBe(
    'Unknown lift',
  );
});

test('the time of arrival is known once somebody has taken it', () => {
  expect(arrivalOf(anAlarm())).toBeUndefined();
  expect(arrivalOf(anAlarm({ acknowledged_at: '2026-06-01T10:02:00.000Z', arrival_minutes: 15 }))).toBe(
    '2026-06-01T10:17:00.000Z',
  );
});
