import { truncate, codePointLength } from './codePointLength';

test.each([
  ['', 0],
  ['door', 4],
  ['लिफ्ट', 5],
  ['🛗', 1],
  ['🛗'.repeat(32), 32],
  ['a🛗b', 3],
  ['half of a sign: \ud83d', 17],
])('"%s" has %d characters, however many units each of them takes', (text, length) => {
  expect(codePointLength(text)).toBe(length);
});

test.each([
  ['doors', 5, 'doors'],
  ['doors', 3, 'doo'],
  ['a🛗b', 2, 'a🛗'],
  ['🛗🛗🛗', 2, '🛗🛗'],
])('"%s" cut to %d characters is "%s", never half of a sign', (text, max, cut) => {
  expect(truncate(text, max)).toBe(cut);
});
