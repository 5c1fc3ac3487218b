import { longestStacks, scalesOf, type BarGroup } from './stack';

const stack = (id: string, Open: number, Closed = 0): BarGroup => ({
  id,
  label: id,
  values: { Open, Closed },
  to: (series) => `/${id}/${series}`,
});

test('a readable number of bars is unchanged, in their order', () => {
  const stacks = [stack('a', 1), stack('b', 5), stack('c', 3)];
  expect(longestStacks(stacks, 3)).toBe(stacks);
});

test('if there are too many bars, the longest are shown, in descending order', () => {
  const stacks = [stack('a', 1, 1), stack('b', 5), stack('c', 3), stack('d', 0, 4)];
  expect(longestStacks(stacks, 3).map(({ id }) => id)).toEqual(['b', 'd', 'c']);
});

test('twenty of 500 names are shown', () => {
  const stacks = Array.from({ length: 500 }, (_, at) => stack(`person.${at}`, at, at % 3));
  expect(longestStacks(stacks)).toHaveLength(20);
});

test.each([
  ['nothing', [], 0],
  ['one', [stack('a', 1)], 1],
])('%s: no bar is left out', (_, stacks, length) => {
  expect(longestStacks(stacks)).toHaveLength(length);
});

const SERIES = ['Open', 'Closed'].map((id) => ({ id, label: id, color: 'black' }));

test.each([
  ['at most twice as long', [stack('a', 10, 20), stack('b', 1, 3)], 'Closed', [['Open', 'Closed']]],
  ['more than twice as long', [stack('a', 10, 21), stack('b', 1, 3)], 'Closed', [['Open'], ['Closed']]],
  ['alone', [stack('a', 0, 21)], 'Closed', [['Open', 'Closed']]],
  ['never apart', [stack('a', 1, 21)], undefined, [['Open', 'Closed']]],
])('a series that is %s (R808)', (_, stacks, apart, scales) => {
  expect(scalesOf(SERIES, stacks, apart).map((scale) => scale.map(({ id }) => id))).toEqual(scales);
});
