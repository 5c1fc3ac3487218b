import { amcContractFields } from './amc/amcContractFields';
import { uploadMessages } from './elevators/upload';
import { groupDigits } from './groupDigits';
import { pushMessages } from './notifications/messages';

test.each([0, 7, 999, 1000, 19_156, 123_456, 1_234_567, -12_345])(
  '%d has the digit groups of India',
  (whole) => {
    expect(groupDigits(whole)).toBe(new Intl.NumberFormat('en-IN').format(whole));
  },
);

test('every count in the server’s messages has its separators', () => {
  const { firstOf, wrongWidth, tooManyRows } = uploadMessages();
  expect(firstOf(1000, 19_156)).toBe('Only 1,000 of 19,156 errors are listed.');
  expect(wrongWidth(1000)).toBe('The row has 1,000 values; the template has 14.');
  expect(tooManyRows).toBe('A file may have at most 1,00,000 rows.');
  expect(pushMessages.overdue(35_042, '')).toBe('35,042 elevators are overdue.');
  expect(pushMessages.ending(1200, '', 3)).toBe('1,200 maintenance contracts end soon or have ended.');
});

test.each([
  ['1,00,005', 100_005],
  ['100,005', 100_005],
  [' ₹ 51,400 ', 51_400],
  ['Rs. 51,400/-', 51_400],
  ['Rs 51,400', 51_400],
  ['51400/- ', 51_400],
  ['51400.00', 51_400],
  ['51,400.0', 51_400],
  ['51400,00', 51_400],
  ['५१,४००', 51_400],
  ['0', 0],
])('an amount typed as %s is %d rupees', (typed, value_rupees) => {
  expect(amcContractFields.value_rupees.written.cast(typed)).toBe(value_rupees);
});

test.each([
  '',
  '-5',
  '51,40',
  '51,400.50',
  '1,2',
  '5 lakh',
  '1e5',
  '0x10',
  '51400-00',
  '51 Rs 400',
  '51/-400',
  'one',
  '1,00,00,00,00,000',
])('an amount typed as ‘%s’ is refused', async (typed) => {
  await expect(amcContractFields.value_rupees.written.validate(typed)).rejects.toThrow();
});
