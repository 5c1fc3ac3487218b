import { mostOf, sumOf, type Stack } from './stack';

const stack = (id: string, Open: number, Closed = 0): Stack => ({
  id,
  label: id,
  values: { Open, Closed },
  to: (series) => `/${id}/${series}`,
});
const others = (count: number) => `${count} others`;

test('bars that can be read stay as they are, in their order', () => {
  const stacks = [stack('a', 1), stack('b', 5), stack('c', 3)];
  expect(mostOf(stacks, others, 3)).toBe(stacks);
});

test('of too many bars the longest are shown, and all the others as one that leads nowhere', () => {
  const stacks = [stack('a', 1, 1), stack('b', 5), stack('c', 3), stack('d', 0, 4)];
  const shown = mostOf(stacks, others, 3);
  expect(shown.map(({ label }) => label)).toEqual(['b', 'd', '2 others']);
  expect(shown[2]?.values).toEqual({ Open: 4, Closed: 1 });
  expect(shown[2]?.to('Open')).toBeUndefined();
});

test('the others can be left out', () => {
  const stacks = [stack('a', 1), stack('b', 5), stack('c', 3)];
  expect(mostOf(stacks, undefined, 2).map(({ label }) => label)).toEqual(['b', 'c']);
});

test('no ticket is lost on the way', () => {
  const stacks = Array.from({ length: 500 }, (_, at) => stack(`person.${at}`, at, at % 3));
  const sum = (all: readonly Stack[]) => all.reduce((total, one) => total + sumOf(one), 0);
  const shown = mostOf(stacks, others);
  expect(shown).toHaveLength(20);
  expect(sum(shown)).toBe(sum(stacks));
});

test.each([
  ['nothing', [], 0],
  ['one', [stack('a', 1)], 1],
])('of %s there is nothing to leave out', (_, stacks, length) => {
  expect(mostOf(stacks, others)).toHaveLength(length);
});
