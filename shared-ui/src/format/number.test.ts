import { formatBytes, formatCount, formatRupees } from './number';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [13_000, '13,000'],
  [100_000, '1,00,000'],
  [1_234_567, '12,34,567'],
  [123_456_789, '12,34,56,789'],
])('%d is grouped as in India: %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});

test('a price is in rupees', () => {
  expect(formatRupees(22_000)).toBe('₹22,000');
});

test.each([
  [812, '812 B'],
  [1_023, '1023 B'],
  [34 * 1024, '34 KB'],
  [1_048_000, '1023 KB'],
  [1_048_500, '1.0 MB'],
  [2.4 * 1_048_576, '2.4 MB'],
  [20 * 1_048_576, '20.0 MB'],
  [5_000 * 1_048_576, '4.9 GB'],
])('a file of %d bytes is %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});
