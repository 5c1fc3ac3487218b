import { selectablePeople } from './selectablePeople';

const people = [
  { user_id: 1, username: 'tech 10', is_active: true },
  { user_id: 2, username: 'Tech 3', is_active: false },
  { user_id: 3, username: 'Tech 2' },
];
const ids = (kept: string[]) => selectablePeople(people, kept).map(({ user_id }) => user_id);

test('deactivated people are left out, except those already selected; the others are in natural order (R952)', () => {
  expect(ids([])).toEqual([3, 1]);
  expect(ids(['', '2'])).toEqual([3, 2, 1]);
});
