import { moveItem } from './SortableList';

test.each([
  [0, 2, 'BCA'],
  [2, 0, 'CAB'],
  [1, 1, 'ABC'],
  [0, -1, 'ABC'],
  [1, 9, 'ACB'],
])('moving from %i to %i', (from, to, result) => {
  expect(moveItem([...'ABC'], from, to).join('')).toBe(result);
});
