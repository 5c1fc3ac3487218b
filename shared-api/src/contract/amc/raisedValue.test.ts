import { basisPointsOf, MAX_INCREASE, MIN_INCREASE, raisedValue, ROUNDINGS } from './raisedValue';

test.each([
  [48_000, 700, 1, 51_360],
  [48_000, 700, 10, 51_360],
  [48_000, 700, 100, 51_400],
  // Half a unit is rounded up, less is rounded down.
  [50, 100, 1, 51],
  [49, 100, 1, 49],
  [100, 500, 10, 110],
  [104, 0, 10, 100],
  [105, 0, 10, 110],
  [150, 0, 100, 200],
  [149, 0, 100, 100],
  // 1.005 and 1.1 have no exact binary fraction.
  [100, 50, 1, 101],
  [1_000, 1_005, 1, 1_101],
  [10, 1_000, 1, 11],
  [12_345, 750, 1, 13_271],
  [0, 700, 100, 0],
  [48_000, -500, 100, 45_600],
  [10_000_000_000, 10_000, 1, 20_000_000_000],
  [9_999_999_999, 9_999, 1, 19_998_999_998],
] as const)('%s rupees with %s basis points, to %s: %s (R617)', (rupees, points, rounding, raised) => {
  expect(raisedValue(rupees, points, rounding)).toBe(raised);
});

test('it is what whole numbers of any size give (R617)', () => {
  for (let n = 0; n < 2_000; n++) {
    const rupees = (n * 7_919_317_063) % 10_000_000_001;
    const points = ((n * 37) % 15_001) - 5_000;
    for (const rounding of ROUNDINGS) {
      const unit = 10_000n * BigInt(rounding);
      const exact = (BigInt(rupees) * BigInt(10_000 + points) * 2n + unit) / (unit * 2n);
      expect(raisedValue(rupees, points, rounding)).toBe(Number(exact) * rounding);
    }
  }
});

test.each([
  ['7', 700],
  [' 7 % ', 700],
  ['7.5', 750],
  ['12', 1_200],
  ['100', 10_000],
  ['1000', undefined],
  ['7,25', 725],
  ['7.', 700],
  ['७.५', 750],
  ['0', 0],
  ['-3.25', -325],
  ['+4', 400],
  ['-0', 0],
  ['', undefined],
  ['seven', undefined],
  ['7.125', undefined],
  ['1e2', undefined],
  ['.5', undefined],
])('the percentage %j has %s basis points', (typed, points) => {
  expect(basisPointsOf(typed)).toBe(points);
});

test('a value becomes at least half as much, at most twice as much (R617)', () => {
  expect([MIN_INCREASE, MAX_INCREASE].map((points) => raisedValue(100, points, 1))).toEqual([50, 200]);
});
