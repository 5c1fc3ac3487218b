import { selectablePeople } from './selectablePeople';

const people = [{ user_id: 1, is_active: true }, { user_id: 2, is_active: false }, { user_id: 3 }];
const ids = (kept: string[]) => selectablePeople(people, kept).map(({ user_id }) => user_id);

test('deactivated people are left out, except those already selected', () => {
  expect(ids([])).toEqual([1, 3]);
  expect(ids(['', '2'])).toEqual([1, 2, 3]);
});
