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
