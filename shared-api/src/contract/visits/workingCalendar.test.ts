import { daysOffBetween, listEndsBefore } from './workingCalendar';

const fixed = (day: string) => ({ day, fixed: true });
const dated = (day: string) => ({ day, fixed: false });

test.each([
  ['a fixed day in every later year', [fixed('2026-01-26')], ['2026-01-26', '2027-01-26', '2028-01-26']],
  ['a dated day in its own year', [dated('2027-03-22')], ['2027-03-22']],
  ['the 29th of February in leap years', [fixed('2024-02-29')], ['2028-02-29']],
  [
    'a day that is both only once',
    [fixed('2026-10-02'), dated('2027-10-02')],
    ['2026-10-02', '2027-10-02', '2028-10-02'],
  ],
  ['no year before the one in which it was entered', [fixed('2028-08-15')], ['2028-08-15']],
])('days off: %s (R1208)', (_case, holidays, days) => {
  expect(daysOffBetween(holidays, '2026-01-01', '2028-12-31').map(({ day }) => day)).toEqual(days);
});

test.each([
  ['the dated days end before the plan', [dated('2026-11-08'), fixed('2026-01-26')], '2026-11-08'],
  ['they go on', [dated('2027-01-27')], undefined],
  ['only fixed ones are entered', [fixed('2026-01-26')], undefined],
  ['none is entered', [], undefined],
])('the list of days off: %s (R1208)', (_case, holidays, last) => {
  expect(listEndsBefore(holidays, '2027-01-27')).toBe(last);
});
