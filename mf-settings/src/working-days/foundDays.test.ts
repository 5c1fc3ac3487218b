import { nationalDays, type Holiday } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { addToList, daysByYear, withDays } from './foundDays';
import { isCalendarFile, readCalendarFile } from './readCalendarFile';
import { readDayList } from './readDayList';

const read = (text: string) => {
  const { days, refused } = readDayList(text, 'DD/MM/YYYY');
  return [...days.map(({ day, name, fixed }) => [day, name, fixed]), ...refused.map(({ why }) => why)];
};

test.each([
  ['2027-03-22, Holi', ['2027-03-22', 'Holi', false]],
  ['Holi – 22 March 2027', ['2027-03-22', 'Holi', false]],
  ['22 March 2027: Holi', ['2027-03-22', 'Holi', false]],
  ['January 26, 2027, Republic Day (every year)', ['2027-01-26', 'Republic Day', true]],
  ['1;Republic Day;26/01/2027;Tuesday;yes', ['2027-01-26', 'Republic Day', true]],
  ['2,"Holi, second day",23.03.2027,,no', ['2027-03-23', 'Holi, second day', false]],
  ['22-Mar-27\tMonday\tHoli', ['2027-03-22', 'Holi', false]],
  ['२२ मार्च २०२७ होली', ['2027-03-22', 'होली', false]],
  ['15 अगस्त 2027, स्वतंत्रता दिवस, हर साल', ['2027-08-15', 'स्वतंत्रता दिवस', true]],
  ['03/04/2027 Good Friday', ['2027-04-03', 'Good Friday', false]],
  ['Holi', 'noDay'],
  ['31/04/2027 Holi', 'noDay'],
  ['26 January Republic Day', 'noYear'],
  ['2027-03-22', 'noName'],
  [`2027-03-22, ${'x'.repeat(101)}`, 'longName'],
])('a line of days off: %s (R1322)', (line, expected) => expect(read(line)).toEqual([expected]));

test('a file may have a header and a byte order mark; one line shows the order of the others (R1322)', () => {
  expect(
    read('\uFEFFS.No.,Date,Day,Holiday\r\n1,04/03/2027,Thursday,Shivaratri\r\n2,03/22/2027,Monday,Holi\r\n'),
  ).toEqual([
    ['2027-04-03', 'Shivaratri', false],
    ['2027-03-22', 'Holi', false],
  ]);
});

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

test('a calendar file: whole days, several days, those of every year; the rest is refused with a reason (R1322)', () => {
  const text = calendar(
    [
      'DTSTART;VALUE=DATE:20270322',
      'DTEND;VALUE=DATE:20270323',
      'SUMMARY;LANGUAGE="en:IN":Holi\\, the fes',
      ' tival',
    ],
    ['DTSTART;VALUE=DATE:20271028', 'DTEND;VALUE=DATE:20271030', 'SUMMARY:Diwali'],
    [
      'DTSTART;VALUE=DATE:20260126',
      'RRULE:FREQ=YEARLY;BYMONTH=1',
      'SUMMARY:Republic Day',
      'BEGIN:VALARM',
      'SUMMARY:Alarm',
      'END:VALARM',
    ],
    ['DTSTART:20270401T090000Z', 'SUMMARY:Meeting'],
    ['DTSTART;VALUE=DATE:20270402', 'STATUS:CANCELLED', 'SUMMARY:Fair'],
    ['DTSTART;VALUE=DATE:20270403', 'RRULE:FREQ=MONTHLY', 'SUMMARY:Stock'],
    ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270701', 'SUMMARY:Summer'],
    ['SUMMARY:Never'],
  );
  expect(isCalendarFile(text)).toBe(true);
  const { days, refused } = readCalendarFile(text);
  expect(days).toEqual([
    { day: '2027-03-22', name: 'Holi, the festival', fixed: false },
    { day: '2027-10-28', name: 'Diwali', fixed: false },
    { day: '2027-10-29', name: 'Diwali', fixed: false },
    { day: '2026-01-26', name: 'Republic Day', fixed: true },
  ]);
  expect(refused).toEqual([
    { text: '20270401T090000Z Meeting', why: 'timed' },
    { text: '2027-04-02 Fair', why: 'cancelled' },
    { text: '2027-04-03 Stock', why: 'repeats' },
    { text: '2027-05-01 Summer', why: 'long' },
    { text: 'Never', why: 'noDay' },
  ]);
});

const dated = (day: string, name = 'Closed'): Holiday => ({ day, name, fixed: false });

test('a day that is off already, found twice or too many is not added (R1322)', () => {
  const found = {
    days: [dated('2027-03-22'), dated('2027-01-26'), dated('2027-03-22', 'Holi')],
    refused: [{ text: 'Holi', why: 'noDay' as const }],
  };
  expect(addToList(found, nationalDays('2026'))).toEqual({
    days: [dated('2027-03-22')],
    refused: [
      { text: 'Holi', why: 'noDay' },
      { text: '2027-01-26 Closed', why: 'known' },
      { text: '2027-03-22 Holi', why: 'known' },
    ],
  });
  const full = Array.from({ length: 1000 }, (_, at) => dated(`3${String(at).padStart(3, '0')}-05-05`));
  expect(addToList({ days: [dated('2027-03-22')], refused: [] }, full).refused).toEqual([
    { text: '2027-03-22 Closed', why: 'full' },
  ]);
});

test('the list is by year: a fixed day is in this year and the next, a dated one in its own (R1321)', () => {
  const holidays = withDays(nationalDays('2024'), [dated('2030-03-04'), dated('2026-03-04')]);
  expect(holidays.map(({ day }) => day)).toEqual([
    '2024-01-26',
    '2024-08-15',
    '2024-10-02',
    '2026-03-04',
    '2030-03-04',
  ]);
  const byYear = daysByYear(holidays, '2026-11-28').map(([year, days]) => [year, days.length]);
  expect(byYear).toEqual([
    ['2024', 3],
    ['2026', 4],
    ['2027', 3],
    ['2030', 4],
  ]);
  expect(daysByYear(holidays, '2026-11-28')[2]?.[1][0]).toMatchObject({
    day: '2027-01-26',
    stored: '2024-01-26',
  });
});
