import { compareByOrdering, parseOrdering } from './ordering';

interface Lift {
  id: number;
  name: string | null;
}

const lifts: Lift[] = [
  { id: 1, name: 'b' },
  { id: 2, name: null },
  { id: 3, name: 'a' },
  { id: 4, name: 'b' },
];

it.each([
  ['name', [3, 1, 4, 2]],
  ['-name', [4, 1, 3, 2]],
] as const)('orders by %s, rows without a value last, equal rows by id', (ordering, ids) => {
  const compare = compareByOrdering<Lift, 'name'>(ordering, { name: ({ name }) => name }, ({ id }) => id);
  expect(lifts.toSorted(compare).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['name', 'name'],
  ['-name', '-name'],
  ['size', undefined],
  ['--name', undefined],
  [undefined, undefined],
])('parses the ordering %s as %s', (requested, known) => {
  expect(parseOrdering(requested, ['name', 'id'])).toBe(known);
});
