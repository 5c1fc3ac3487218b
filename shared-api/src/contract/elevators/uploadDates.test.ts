import { UPLOAD_COLUMNS, uploadMessages } from './upload';
import { undecidedColumns, type UploadingDealer, type UploadDateColumn } from './uploadDates';
import { createUploadValidator, UNKNOWN_DEALER } from './uploadValidator';

type Dates = Partial<Record<UploadDateColumn, string>>;

const DAY_FIRST: UploadingDealer = { chosen: 'DD/MM/YYYY', fallback: 'MM/DD/YYYY' };
const MONTH_FIRST: UploadingDealer = { chosen: 'MM/DD/YYYY', fallback: 'MM/DD/YYYY' };
const TO_BE_ASKED: UploadingDealer = { chosen: null };

/** The file of these dates: the days that are read or the reasons, row by row, and the columns to ask about. */
function read(dealer: UploadingDealer, ...rows: Dates[]) {
  const check = createUploadValidator(dealer);
  check.header(UPLOAD_COLUMNS);
  const files = rows.map((dates, at) => {
    const values: Record<string, string> = {
      customer_username: 'asha',
      customer_email: 'asha@example.com',
      customer_first_name: 'Asha',
      customer_last_name: 'Patil',
      elevator_name: `Lift ${at}`,
      building_name: 'Shanti Tower',
      elevator_address: '4 MG Road',
      install_date: '2019-04-01',
      main_start_date: '2026-01-01',
      main_due_date: '2030-01-31',
      main_cycle: 'Monthly',
      ...dates,
    };
    return UPLOAD_COLUMNS.map((column) => values[column] ?? '');
  });
  files.forEach((cells, at) => check.survey(cells, at + 2));
  const results = files.map((cells, at) => {
    const checked = check.row(cells, at + 2);
    if (checked.kind === 'bad') return checked.errors.map(({ message }) => message);
    return checked.kind === 'good' ? checked.value.install_date : '';
  });
  return { results, undecided: undecidedColumns(check.dateOrders()) };
}

const installed = (dealer: UploadingDealer, ...texts: string[]) =>
  read(dealer, ...texts.map((install_date) => ({ install_date }))).results;

test('a column has the order of the dealer’s setting; MM/DD/YYYY if none was chosen (R869, R873)', () => {
  expect(installed(DAY_FIRST, '03/04/2019')).toEqual(['2019-04-03']);
  expect(installed(MONTH_FIRST, '03/04/2019')).toEqual(['2019-03-04']);
  expect(installed(UNKNOWN_DEALER, '03/04/2019')).toEqual(['2019-03-04']);
});

test.each([
  ['a later row', DAY_FIRST, ['03/04/2019', '12/25/2019'], ['2019-03-04', '2019-12-25']],
  ['a later row', UNKNOWN_DEALER, ['03/04/2019', '25/12/2019'], ['2019-04-03', '2019-12-25']],
  [
    'a later row',
    TO_BE_ASKED,
    ['02.12.26', '3/4/2019', '25.12.2019'],
    ['2026-12-02', '2019-04-03', '2019-12-25'],
  ],
])('%s proves another order for the whole column', (_, dealer, texts, days) => {
  expect(installed(dealer, ...texts)).toEqual(days);
});

test('a date that does not exist proves the order of the others too', () => {
  expect(installed(UNKNOWN_DEALER, '03/04/2019', '31/04/2019')).toEqual([
    '2019-04-03',
    [uploadMessages().notDateDayFirst],
  ]);
});

test('the other columns prove the order of one that could have both', () => {
  const file = [{ install_date: '03/04/2019', main_due_date: '25/12/2030' }];
  expect(read(TO_BE_ASKED, ...file)).toEqual({ results: ['2019-04-03'], undecided: [] });
  expect(read(UNKNOWN_DEALER, ...file).results).toEqual(['2019-04-03']);
});

test('columns that disagree with the setting, or with each other, leave a third one open: no such row is valid', () => {
  const unclear = [[uploadMessages().unclearDate]];
  expect(read(MONTH_FIRST, { install_date: '03/04/2019', main_due_date: '25/12/2030' })).toEqual({
    results: unclear,
    undecided: ['install_date'],
  });
  expect(
    read(UNKNOWN_DEALER, {
      install_date: '03/04/2019',
      main_start_date: '12/25/2026',
      main_due_date: '25/12/2030',
    }),
  ).toEqual({ results: unclear, undecided: ['install_date'] });
});

test('a dealer who has chosen nothing can be asked, once for the file; a column that proves its order keeps it', () => {
  const file = [{ install_date: '03/04/2019', main_start_date: '12/25/2026', main_due_date: '01/02/2030' }];
  expect(read(TO_BE_ASKED, { install_date: '03/04/2019', main_due_date: '05/12/2030' }).undecided).toEqual([
    'install_date',
    'main_due_date',
  ]);
  expect(read({ chosen: null, answer: 'DD/MM/YYYY' }, ...file)).toEqual({
    results: ['2019-04-03'],
    undecided: [],
  });
});

test('nothing is asked about a column whose dates are clear', () => {
  expect(read(TO_BE_ASKED, { install_date: '3 Apr 2019', main_due_date: '2030-01-31' })).toEqual({
    results: ['2019-04-03'],
    undecided: [],
  });
});

test('a column that contradicts itself is refused in all rows that depend on the order, also with an answer', () => {
  const message = uploadMessages().contradictoryDates(2, 3);
  const texts = ['13/12/2019', '12/13/2019', '03/04/2019', '2019-04-03', '5 May 2019'];
  for (const dealer of [UNKNOWN_DEALER, DAY_FIRST, { chosen: null, answer: 'DD/MM/YYYY' } as const]) {
    expect(installed(dealer, ...texts)).toEqual([
      [message],
      [message],
      [message],
      '2019-04-03',
      '2019-05-05',
    ]);
  }
});

test.each(['2019', '04/2019', 'April 2019'])('%s is asked to be completed', (text) => {
  expect(installed(DAY_FIRST, text)).toEqual([[uploadMessages().incompleteDate]]);
});

test('an empty completed date stays empty, and another empty one is refused', () => {
  expect(read(DAY_FIRST, { main_completed_date: ' ' }).results).toEqual(['2019-04-01']);
  expect(installed(DAY_FIRST, '')).toEqual([['This field may not be blank.']]);
});
