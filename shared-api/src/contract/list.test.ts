import { hasText, isPagedReply, listQuery, orderingSchema, paginateRows, rowsOf } from './list';
import { record } from './fields';
import { validateInput } from './validateInput';

const rows = Array.from({ length: 45 }, (_, at) => at + 1);
const all = () => true;

it.each([
  ['the first page', 1, all, { count: 45, total: 45, first: 1, length: 20 }],
  ['the last page, half full', 3, all, { count: 45, total: 45, first: 41, length: 5 }],
  ['a page past the end is an empty one', 4, all, { count: 45, total: 45, first: undefined, length: 0 }],
  [
    'the count is after the filter, the total before it',
    1,
    (n: number) => n > 40,
    { count: 5, total: 45, first: 41, length: 5 },
  ],
  ['nothing matches', 1, () => false, { count: 0, total: 45, first: undefined, length: 0 }],
])('%s', (_, number, matches, expected) => {
  const page = paginateRows(rows, { number, size: 20 }, matches);
  expect({ ...page, results: undefined }).toMatchObject({ count: expected.count, total: expected.total });
  expect(page.results).toHaveLength(expected.length);
  expect(page.results[0]).toBe(expected.first);
});

it('orders before it cuts the page, and does not change the given rows', () => {
  const page = paginateRows(rows, { number: 1, size: 2 }, all, (a, b) => b - a);
  expect(page.results).toEqual([45, 44]);
  expect(rows[0]).toBe(1);
});

it.each([
  ['an array', [1, 2], [1, 2], false],
  ['results without a count', { results: [1] }, [1], false],
  ['a page', { count: 9, total: 9, results: [1] }, [1], true],
  ['a page of an older server, without a total', { count: 9, results: [1] }, [1], true],
  ['an object of something else', { detail: 'x' }, undefined, false],
  ['results that are not a list', { results: 'x' }, undefined, false],
  ['nothing', null, undefined, false],
  ['text', '<html>', undefined, false],
])('%s is recognized (R942)', (_, answer, expected, paged) => {
  expect(rowsOf(answer)).toEqual(expected);
  expect(isPagedReply(answer)).toBe(paged);
});

it.each([
  ['page 0', { page: '0' }, 'page'],
  ['page -1', { page: '-1' }, 'page'],
  ['page as a word', { page: 'two' }, 'page'],
  ['a page of 501 rows', { page: '1', page_size: '501' }, 'page_size'],
  ['an unknown order', { ordering: 'password' }, 'ordering'],
])('%s is refused', (_, query, field) => {
  const checked = validateInput(record({ ...listQuery, ordering: orderingSchema(['username']) }), query);
  expect(checked).toMatchObject({ ok: false, errors: { [field]: [expect.any(String)] } });
});

it.each(['username', '-username'])('a list of people can be ordered by %s', (ordering) => {
  expect(validateInput(record({ ordering: orderingSchema(['username']) }), { ordering })).toMatchObject({
    ok: true,
  });
});

test.each(['mg road', 'MG  Road, pune', 'road,\npune'])(
  'a text on several lines has %j: spaces and breaks are equal',
  (search) => {
    expect(hasText({ address: '12 MG  Road,\nPune' }, ['address'], search)).toBe(true);
  },
);
