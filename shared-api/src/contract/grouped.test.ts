import { uploadSentences } from './elevators/upload';
import { grouped } from './grouped';
import { pushSentences } from './notifications/messages';

test.each([0, 7, 999, 1000, 19_156, 123_456, 1_234_567, -12_345])('%d is grouped as in India', (whole) => {
  expect(grouped(whole)).toBe(new Intl.NumberFormat('en-IN').format(whole));
});

test('every count in the sentences of the server has its separators', () => {
  const { firstOf, wrongWidth, tooManyRows } = uploadSentences();
  expect(firstOf(1000, 19_156)).toBe('Only 1,000 of 19,156 reasons are listed.');
  expect(wrongWidth(1000)).toBe('The row has 1,000 values; the template has 14.');
  expect(tooManyRows).toBe('A file may have at most 1,00,000 rows.');
  expect(pushSentences.overdue(35_042, '')).toBe('35,042 elevators are overdue.');
  expect(pushSentences.ending(1200, '', 3)).toBe('1,200 maintenance contracts end soon or have ended.');
});
