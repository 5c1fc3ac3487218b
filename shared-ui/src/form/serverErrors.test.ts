import { serverErrors } from './serverErrors';

test('what the server refuses stands under its input; the rest is one sentence', () => {
  const inputs = ['user_id', 'elevator_name'] as const;
  const refused = {
    user_id: ['Only one engineer can be assigned.', 'Invalid pk "7" - object does not exist.'],
    elevator_name: ['An elevator with this name already exists.'],
    non_field_errors: ['Invalid data.', 'Try again.'],
  };
  expect(serverErrors(refused, (path) => inputs.find((name) => name === path))).toEqual({
    fields: {
      user_id: 'Only one engineer can be assigned. Invalid pk "7" - object does not exist.',
      elevator_name: 'An elevator with this name already exists.',
    },
    rest: 'Invalid data. Try again.',
  });
});
