import { shownNames } from './shownVisits';

test.each([
  [['North', 'South'], 12, 'North, South'],
  [['North', 'South', 'Gate'], 17, 'North + 2'],
  [['North', 'South', 'Gate'], 18, 'North, South, Gate'],
  [['North', 'South', 'Gate', 'Yard'], 18, 'North, South + 2'],
  [['The long lift', 'South'], 14, 'The lon… + 1'],
])('the names %j in %d characters are whole, and the others counted', (names, most, shown) => {
  expect(shownNames(names, most)).toBe(shown);
});
