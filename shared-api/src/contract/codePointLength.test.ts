import { truncate, codePointLength } from './codePointLength';

test.each([
  ['', 0],
  ['door', 4],
  ['लिफ्ट', 5],
  ['🛗', 1],
  ['🛗'.repeat(32), 32],
  ['a🛗b', 3],
  ['half of a sign: \ud83d', 17],
])('"%s" has %d characters, however many UTF-16 units each of them has', (text, length) => {
  expect(codePointLength(text)).toBe(length);
});

test.each([
  ['doors', 5, 'doors'],
  ['doors', 3, 'doo'],
  ['a🛗b', 2, 'a🛗'],
  ['🛗🛗🛗', 2, '🛗🛗'],
])('"%s" cut to %d characters is "%s", never half a character', (text, max, cut) => {
  expect(truncate(text, max)).toBe(cut);
});
