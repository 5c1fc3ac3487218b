import { mergeOrder } from './OrderEditor';

const fields = [1, 2, 3].map((id) => ({ id }));

test.each([
  ['as it was arranged', [3, 1, 2], [3, 1, 2]],
  ['a field that was added meanwhile comes last', [3, 2], [3, 2, 1]],
  ['a field that was deleted meanwhile is left out', [9, 3, 1, 2], [3, 1, 2]],
  ['nothing arranged yet', [], [1, 2, 3]],
])('%s', (_, ids, expected) => {
  expect(mergeOrder(fields, ids).map(({ id }) => id)).toEqual(expected);
});
