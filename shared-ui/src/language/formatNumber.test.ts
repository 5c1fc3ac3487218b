import { formatNumber } from './formatNumber';

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 123_456_789, Number.MAX_SAFE_INTEGER, 1e21])(
  '%d is grouped as the browser would group it in India, and so is what lies below zero',
  (value) => {
    const india = new Intl.NumberFormat('en-IN');
    expect([formatNumber(value), formatNumber(-1 - value)]).toEqual([
      india.format(value),
      india.format(-1 - value),
    ]);
  },
);

test('a fraction has at most three digits', () => {
  expect([formatNumber(2.5), formatNumber(1234.56789)]).toEqual(['2.5', '1,234.568']);
});
