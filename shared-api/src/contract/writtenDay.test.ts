import { monthNumber } from './monthNames';
import { readWrittenDay } from './writtenDay';

test.each([
  '2019-04-03',
  '2019/04/03',
  '2019.4.3',
  '2019-04-03 00:00:00',
  '2019-04-03T00:00:00',
  '2019-04-03T18:30:00.000Z',
  '2019-04-03T00:00:00+05:30',
  '20190403',
  '43558',
  '43558.5',
  '3 Apr 2019',
  '3-Apr-19',
  "3 Apr '19",
  '3Apr2019',
  '03-APR-2019 12:30 AM',
  'April 3, 2019',
  'Apr. 3rd, 2019',
  '2019 April 3',
  'Wed Apr 03 2019 00:00:00 GMT+0530 (India Standard Time)',
  'Wednesday, 3 April 2019',
  '3 अप्रैल 2019',
  '३ अप्रैल २०१९',
  'बुधवार, 3 अप्रैल 2019',
  '3. April 2019',
  '3 avril 2019',
  '२०१९-०४-०३',
  '٢٠١٩-٠٤-٠٣',
  '\u200E2019-04-03\u00A0',
  ' 43558 ',
  '43558.25',
  '3 Apr 2019  18:30',
  '3 Apr 2019 6 pm',
  '3 Apr 2019 12pm',
  '3 Apr 2019 6 p.m.',
  '3 Apr 2019 12:30AM',
  '3 Apr 2019 00:00:00 +05:30',
  '3 Apr 2019 00:00:00(IST)',
])('%j is 3 April 2019, whatever the order', (written) => {
  expect(readWrittenDay(written)).toEqual({ kind: 'day', day: '2019-04-03' });
});

test.each([
  '03/04/2019',
  '3/4/2019',
  '3.4.19',
  '03-04-2019',
  '03 04 2019',
  '03\\04\\2019',
  '03/04/2019 12:30 AM',
  '03/04/2019 0:00',
  '03/04/2019, 12:30:15 pm',
  '03042019',
  '०३/०४/२०१९',
  '０３／０４／２０１９',
])('%s is 3 April or 4 March 2019', (written) => {
  expect(readWrittenDay(written)).toEqual({
    kind: 'either',
    days: { 'MM/DD/YYYY': '2019-03-04', 'DD/MM/YYYY': '2019-04-03' },
  });
});

test.each([
  ['25/12/2019', '2019-12-25', 'DD/MM/YYYY'],
  ['12/25/2019', '2019-12-25', 'MM/DD/YYYY'],
  ['25.12.19 08:15', '2019-12-25', 'DD/MM/YYYY'],
  ['5/17/98', '1998-05-17', 'MM/DD/YYYY'],
  ['25122019', '2019-12-25', 'DD/MM/YYYY'],
])('%s is %s, and proves the order %s', (written, day, order) => {
  expect(readWrittenDay(written)).toEqual({ kind: 'day', day, order });
});

test('the same number twice has no order', () => {
  expect(readWrittenDay('05/05/2019')).toEqual({ kind: 'day', day: '2019-05-05' });
});

test.each(['2019', '2019.0', 'Apr 2019', 'Apr-19', '04/2019', '3 April', '03/04'])(
  '%s is incomplete',
  (written) => {
    expect(readWrittenDay(written)).toEqual({ kind: 'incomplete' });
  },
);

test.each([
  '',
  'soon',
  '2026-13-01',
  '2026-02-30',
  '0001-01-01',
  '1899-12-31',
  '2200-01-01',
  '13/13/2019',
  '00/04/2019',
  '03/04/019',
  '3 Foo 2019',
  '3 Apr May 2019',
  '1/2/3/2019',
  '12345678901',
  '#####',
  '=A1',
  '12:30',
  '03/04/20190',
  'April',
  '3 Apr May',
  '3 Apr 12:30 2019',
  '3 fifth April 2019',
  '3 offer April 2019',
  '01/02/2019/5',
  '003/04/2019',
  '03/004/2019',
  '030419',
  '45/04/2019',
  '04/45/2019',
  '00/13/2019',
  '13/00/2019',
  '12/05/2200',
  '05/12/2200',
])('%j is no day', (written) => {
  expect(readWrittenDay(written)).toEqual({ kind: 'invalid' });
});

test('a day that does not exist still shows the order of its column', () => {
  expect(readWrittenDay('31/04/2019')).toEqual({ kind: 'invalid', order: 'DD/MM/YYYY' });
  expect(readWrittenDay('02/29/2019')).toEqual({ kind: 'invalid', order: 'MM/DD/YYYY' });
  expect(readWrittenDay('02/31/2019')).toEqual({ kind: 'invalid', order: 'MM/DD/YYYY' });
});

test.each([
  ['Sept', 9],
  ['dec', 12],
  ['फ़रवरी', 2],
  ['फर', 2],
  ['सितम्बर', 9],
  ['अक्टू', 10],
  ['मई', 5],
  ['März', 3],
  ['août', 8],
  ['jui', undefined],
  ['ma', undefined],
])('the month %s is %p', (name, month) => {
  expect(monthNumber(name)).toBe(month);
});
