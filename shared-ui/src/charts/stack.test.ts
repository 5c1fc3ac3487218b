import { longestStacks, type BarGroup } from './stack';

const stack = (id: string, Open: number, Closed = 0): BarGroup => ({
  id,
  label: id,
  values: { Open, Closed },
  to: (series) => `/${id}/${series}`,
});

test('bars that can be read stay as they are, in their order', () => {
  const stacks = [stack('a', 1), stack('b', 5), stack('c', 3)];
  expect(longestStacks(stacks, 3)).toBe(stacks);
});

test('of too many bars the longest are shown, the longest first', () => {
  const stacks = [stack('a', 1, 1), stack('b', 5), stack('c', 3), stack('d', 0, 4)];
  expect(longestStacks(stacks, 3).map(({ id }) => id)).toEqual(['b', 'd', 'c']);
});

test('of 500 names twenty can be read', () => {
  const stacks = Array.from({ length: 500 }, (_, at) => stack(`person.${at}`, at, at % 3));
  expect(longestStacks(stacks)).toHaveLength(20);
});

test.each([
  ['nothing', [], 0],
  ['one', [stack('a', 1)], 1],
])('of %s there is nothing to leave out', (_, stacks, length) => {
  expect(longestStacks(stacks)).toHaveLength(length);
});
