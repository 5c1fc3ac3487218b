import { newPasswordMessages } from '../account/newPassword';
import { validateInput } from '../validateInput';
import {
  dealerRegistration,
  memberRegistration,
  registrationRefusal,
  registrationMessages as sentences,
} from './registrationRules';

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
const MEMBER = {
  ...TYPED,
  user_type: 'TechnicianUser',
  admin_email: 'dealer@example.com',
  admin_passcode: '428519',
};

test.each(Object.keys(TYPED))('a dealer’s registration without %s is incomplete (R132)', (name) => {
  expect(validateInput(dealerRegistration, { ...TYPED, [name]: ' ' })).toEqual({
    ok: false,
    errors: { [name]: ['This field is required.'] },
  });
});

test.each(Object.keys(MEMBER))('a technician’s registration without %s is incomplete (R407)', (name) => {
  expect(validateInput(memberRegistration, { ...MEMBER, [name]: '' })).toEqual({
    ok: false,
    errors: { [name]: ['This field is required.'] },
  });
});

test('a complete registration is sent', () => {
  expect(validateInput(dealerRegistration, TYPED).ok).toBe(true);
  expect(validateInput(memberRegistration, MEMBER).ok).toBe(true);
});

test.each([
  ['the e-mail', { email: ['A user is already registered with this e-mail address.'] }, sentences.known],
  ['the user name', { username: ['A user with that username already exists.'] }, sentences.known],
  [
    'a short password',
    { password1: ['This password is too short. It must contain at least 8 characters.'] },
    newPasswordMessages.short,
  ],
  [
    'passwords that differ',
    { non_field_errors: ["The two password fields didn't match."] },
    "The two password fields didn't match.",
  ],
])('a server that refuses %s (R134 to R136)', (_, errors, sentence) => {
  expect(registrationRefusal(errors)).toEqual({ non_field_errors: [sentence] });
});

test('other errors are at their fields', () => {
  const errors = { email: ['Enter a valid email address.'] };
  expect(registrationRefusal(errors)).toEqual(errors);
});
