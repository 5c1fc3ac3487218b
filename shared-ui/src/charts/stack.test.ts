import { longestStacks, type BarGroup } from './stack';

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
