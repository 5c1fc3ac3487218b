import { refusalOfServer, refusalOfTyped, registrationSentences as sentences } from './registrationRules';

const TYPED = {
  user_type: 'DealerUser',
  username: 'new_dealer',
  email: 'new@example.com',
  password1: 'Lift-2026!',
  password2: 'Lift-2026!',
  first_name: 'Asha',
  last_name: 'Rao',
  phoneno: '9876543210',
};

test.each(Object.keys(TYPED))('%s empty: Please fill in all the required fields. (R132)', (name) => {
  expect(refusalOfTyped({ ...TYPED, [name]: ' ' })).toEqual({
    sentence: 'Please fill in all the required fields.',
    fields: { [name]: 'This field is required.' },
  });
});

test.each([
  ['seven characters', { password1: '1234567', password2: '1234567' }, sentences.short],
  [
    'seven signs of two units each',
    { password1: '🛗'.repeat(7), password2: '🛗'.repeat(7) },
    sentences.short,
  ],
  ['two that differ', { password2: 'Lift-2027!' }, "The two password fields didn't match."],
])('a password of %s is not sent (R133)', (_, change, sentence) => {
  expect(refusalOfTyped({ ...TYPED, ...change })).toEqual({ sentence, fields: {} });
});

test('what is complete is sent', () => {
  expect(refusalOfTyped(TYPED)).toBeUndefined();
});

test.each([
  ['the e-mail', { email: ['A user is already registered with this e-mail address.'] }, sentences.known],
  ['the user name', { username: ['A user with that username already exists.'] }, sentences.known],
  [
    'a short password',
    { password1: ['This password is too short. It must contain at least 8 characters.'] },
    sentences.short,
  ],
  [
    'passwords that differ',
    { non_field_errors: ["The two password fields didn't match."] },
    "The two password fields didn't match.",
  ],
  ['nothing that can be read', {}, sentences.failed],
])('a server that refuses %s (R134 to R136)', (_, errors, sentence) => {
  expect(refusalOfServer(errors)).toEqual({ sentence, fields: {} });
});

test('other reasons stand at their fields', () => {
  expect(refusalOfServer({ email: ['Enter a valid email address.'] })).toEqual({
    sentence: 'Please correct the marked fields.',
    fields: { email: 'Enter a valid email address.' },
  });
});
