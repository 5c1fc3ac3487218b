import { satisfiesCaret } from './satisfiesCaret';

test.each([
  ['0.1.0', '^0.1.0', true],
  ['0.1.7', '^0.1.2', true],
  ['0.1.1', '^0.1.2', false],
  ['0.2.0', '^0.1.0', false],
  ['1.4.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '', false],
  ['', '^0.1.0', false],
])('a shell with the contract %s runs a remote for %s: %s', (version, range, fits) => {
  expect(satisfiesCaret(version, range)).toBe(fits);
});
