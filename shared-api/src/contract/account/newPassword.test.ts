import { newPasswordError } from './newPassword';

test.each([
  ['seven characters', '1234567', '1234567', 'password is too short, enter minimum 8 characters'],
  [
    'seven characters of two units each',
    '🛗'.repeat(7),
    '🛗'.repeat(7),
    'password is too short, enter minimum 8 characters',
  ],
  ['two that differ', 'Lift-2026!', 'Lift-2027!', "The two password fields didn't match."],
  ['eight characters, twice', 'Lift-202', 'Lift-202', undefined],
])('a password of %s (R124, R133)', (_, password, again, sentence) => {
  expect(newPasswordError(password, again)).toBe(sentence);
});
