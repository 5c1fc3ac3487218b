import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { todayOfCaller } from './authenticate';

const NOW = new Date('2026-11-25T19:02:00Z');
const today = (offset: string) => todayOfCaller({ 'x-utc-offset': offset }, NOW);

test('today is the day on the clock of the caller', () => {
  expect([today('330'), today('0'), today('-480'), today('-720')]).toEqual([
    '2026-11-26',
    '2026-11-25',
    '2026-11-25',
    '2026-11-25',
  ]);
  expect(todayOfCaller({ 'x-utc-offset': '-480' }, new Date('2026-11-25T03:00:00Z'))).toBe('2026-11-24');
});

test.each(['', 'India', '841', '-841', '1e2', '5.5', '99999'])(
  'an offset that no clock has is ignored: %p',
  (offset) => expect(today(offset)).toBe(localDay(NOW)),
);

test('without an offset it is the day of the server', () =>
  expect(todayOfCaller({}, NOW)).toBe(localDay(NOW)));
