import {
  passwordResetSentences as sentences,
  refusalOfServerReset,
  refusalOfTypedReset,
} from './passwordResetRules';

const TYPED = {
  uid: 'meera',
  token: '12345678',
  new_password1: 'Lift-2026!',
  new_password2: 'Lift-2026!',
  email: 'meera@example.com',
};

test.each(Object.keys(TYPED))('%s empty: Please fill in all the required fields. (R124)', (name) => {
  expect(refusalOfTypedReset({ ...TYPED, [name]: ' ' })).toEqual({
    sentence: 'Please fill in all the required fields.',
    fields: { [name]: 'This field is required.' },
  });
});

test.each([
  [
    'seven characters',
    { new_password1: '1234567', new_password2: '1234567' },
    'password is too short, enter minimum 8 characters',
  ],
  [
    'seven signs of two units each',
    { new_password1: '🛗'.repeat(7), new_password2: '🛗'.repeat(7) },
    'password is too short, enter minimum 8 characters',
  ],
  ['two that differ', { new_password2: 'Lift-2027!' }, "The two password fields didn't match."],
])('a password of %s is not sent (R124)', (_, change, sentence) => {
  expect(refusalOfTypedReset({ ...TYPED, ...change })).toEqual({ sentence, fields: {} });
});

test('what is complete is sent, in either step', () => {
  expect(refusalOfTypedReset(TYPED)).toBeUndefined();
  expect(refusalOfTypedReset({ email: TYPED.email })).toBeUndefined();
});

test("the server's reasons stand at their fields, as they are", () => {
  const curly = 'The two password fields didn\u2019t match.';
  expect(refusalOfServerReset({ new_password2: [curly], uid: ['Invalid value'] }, 'x')).toEqual({
    sentence: sentences.correct,
    fields: { new_password2: curly, uid: 'Invalid value' },
  });
});

test('without reasons the sentence of the call is said', () => {
  expect(refusalOfServerReset({}, 'Request was throttled.')).toEqual({
    sentence: 'Request was throttled.',
    fields: {},
  });
});
