import { serverErrors } from './serverErrors';

test('server errors are shown under their inputs; the rest is one message', () => {
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
