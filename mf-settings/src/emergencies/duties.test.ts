import type { Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { setTimeZone } from '@smart-elevator/shared-ui/testing/setTimeZone';
import { dutiesAt, endOfPlan, gapsBetween, momentOf, nextDuty } from './duties';

const aDuty = (duty_id: number, from: string, to: string, changes: Partial<Duty> = {}): Duty => ({
  duty_id,
  user_id: duty_id,
  name: `Person ${duty_id}`,
  starts_at: momentOf(...at(from)),
  ends_at: momentOf(...at(to)),
  is_active: true,
  ...changes,
});
/** '2026-03-02 08:00' as a day and a time. */
function at(text: string): [day: string, time: string] {
  const [day = '', time = ''] = text.split(' ');
  return [day, time];
}
const ms = (text: string) => Date.parse(momentOf(...at(text)));
const shown = (iso: string) => {
  const { from_day, from_time } = nextDuty(
    [aDuty(1, '2020-01-01 00:00', '2020-01-02 00:00', { ends_at: iso })],
    '',
    new Date(0),
  );
  return `${from_day} ${from_time}`;
};

test('who is on call now and next; who is deactivated does not count (R1366)', () => {
  const duties = [
    aDuty(1, '2026-03-02 08:00', '2026-03-09 08:00'),
    aDuty(2, '2026-03-02 08:00', '2026-03-09 08:00', { is_active: false }),
    aDuty(4, '2026-03-16 08:00', '2026-03-23 08:00'),
    aDuty(3, '2026-03-09 08:00', '2026-03-16 08:00'),
  ];
  const first = dutiesAt(duties, ms('2026-03-02 08:00'));
  expect(first.now.map(({ duty_id }) => duty_id)).toEqual([1]);
  expect(first.next?.duty_id).toBe(3);
  // At the handover the next person has it alone.
  expect(dutiesAt(duties, ms('2026-03-09 08:00')).now.map(({ duty_id }) => duty_id)).toEqual([3]);
  expect(dutiesAt(duties, ms('2026-03-25 08:00'))).toEqual({ now: [], next: undefined });
});

test('gaps are the times of nobody, before, between and after duties that overlap (R1366)', () => {
  const gaps = gapsBetween(
    [
      aDuty(1, '2026-03-02 10:00', '2026-03-03 08:00'),
      aDuty(2, '2026-03-02 20:00', '2026-03-02 22:00'),
      aDuty(3, '2026-03-03 09:30', '2026-03-05 08:00'),
      aDuty(4, '2026-03-03 08:00', '2026-03-05 08:00', { is_active: false }),
    ],
    ms('2026-03-02 08:00'),
    ms('2026-03-06 08:00'),
  );
  expect(gaps.map(({ from, to }) => `${shown(from)} – ${shown(to)}`)).toEqual([
    '2026-03-02 08:00 – 2026-03-02 10:00',
    '2026-03-03 08:00 – 2026-03-03 09:30',
    '2026-03-05 08:00 – 2026-03-06 08:00',
  ]);
  expect(
    gapsBetween(
      [aDuty(1, '2026-03-01 08:00', '2026-03-09 08:00')],
      ms('2026-03-02 08:00'),
      ms('2026-03-06 08:00'),
    ),
  ).toEqual([]);
});

test('the next duty begins where the last one ends, else with the handover of today, and lasts a week (R1366)', () => {
  const now = new Date(ms('2026-03-04 12:00'));
  expect(nextDuty([aDuty(1, '2026-03-02 07:30', '2026-03-09 07:30')], '08:00', now)).toEqual({
    ...{ from_day: '2026-03-09', from_time: '07:30', to_day: '2026-03-16', to_time: '08:00' },
  });
  const gone = aDuty(2, '2026-03-02 07:30', '2026-03-09 07:30', { is_active: false });
  for (const nobody of [[], [gone]])
    expect(nextDuty(nobody, '08:00', now)).toEqual({
      ...{ from_day: '2026-03-04', from_time: '08:00', to_day: '2026-03-11', to_time: '08:00' },
    });
});

describe('where the clocks change', () => {
  afterEach(() => setTimeZone());
  /** The next duty as its dialog stores it, untouched. */
  const store = (duties: readonly Duty[], now: Date): Duty => {
    const { from_day, from_time, to_day, to_time } = nextDuty(duties, '08:00', now);
    const starts_at = momentOf(from_day, from_time, endOfPlan(duties, now));
    return aDuty(9, '2020-01-01 00:00', '2020-01-02 00:00', {
      starts_at,
      ends_at: momentOf(to_day, to_time),
    });
  };

  test.each([
    // An hour before and after the clocks are set back, within the hour that is there twice, and at the one that is left out.
    ['America/Los_Angeles', '2026-11-01T07:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01T09:30:00.000Z'],
    ['America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
    ['Europe/London', '2026-10-25T00:15:00.000Z'],
    ['Europe/London', '2026-10-25T01:15:00.000Z'],
    ['Europe/London', '2026-03-29T01:00:00.000Z'],
    // Stored past the console.
    ['Europe/London', '2026-05-04T07:00:41.250Z'],
  ])('in %s a duty begins exactly when the last one ends, %s (R1307)', (zone, ends_at) => {
    setTimeZone(zone);
    const last = aDuty(1, '2020-01-01 00:00', '2020-01-02 00:00', { ends_at });
    expect(store([last], new Date('2026-01-01T00:00:00Z')).starts_at).toBe(ends_at);
  });

  test.each([
    ['America/Los_Angeles', '2026-10-19 08:00', 15],
    ['America/Los_Angeles', '2026-02-23 08:00', 16],
    ['Europe/London', '2026-10-12 08:00', 7],
    ['Europe/London', '2026-03-16 08:00', 8],
  ])('in %s duties change hands at eight, also after the change, from %s on (R1366)', (zone, from, hour) => {
    setTimeZone(zone);
    const now = new Date('2026-01-01T00:00:00Z');
    const duties = [aDuty(1, '2026-01-05 08:00', from)];
    expect(duties[0]?.ends_at).toContain(`T${String(hour).padStart(2, '0')}:00`);
    for (let week = 0; week < 4; week += 1) duties.push(store(duties, now));
    expect(duties.slice(1).map(({ starts_at }) => shown(starts_at).slice(11))).toEqual(
      Array(4).fill('08:00'),
    );
    // The clock of the world is another one.
    expect(new Set(duties.map(({ ends_at }) => ends_at.slice(11))).size).toBe(2);
    expect(gapsBetween(duties, ms(from), Date.parse(duties.at(-1)?.ends_at ?? ''))).toEqual([]);
  });
});
