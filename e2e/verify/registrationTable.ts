import type { Row } from './Row';

const EMAIL_KNOWN = '"email":["A user is already registered with this e-mail address."]';
const USERNAME_KNOWN = '"username":["A user with that username already exists."]';
const SHORT = '"This password is too short. It must contain at least 8 characters."';
const COMMON = '"This password is too common."';
const NUMERIC = '"This password is entirely numeric."';
const PASSCODE_WRONG = '{"non_field_errors":["The dealer e-mail or passcode is not right."]}';
const BAD_NAME =
  '{"username":["Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters."]}';

const passwords: readonly (readonly [string, string, string])[] = [
  ['short', 'a-B3x', SHORT],
  ['common', 'password', COMMON],
  ['all digits', '4519870236', NUMERIC],
  ['short, common and all digits', '1234567', [SHORT, COMMON, NUMERIC].join(',')],
];

/** The answers of registration (R166 to R171). */
export const registrationTable: readonly Row[] = [
  {
    case: 'registration: done',
    ask: (fixture) => fixture.register(),
    status: 201,
    body: '{"detail":"Verification e-mail sent."}',
  },
  {
    case: 'registration: e-mail known, in another case',
    ask: async (fixture) => fixture.register({ email: (await fixture.member()).email.toUpperCase() }),
    status: 400,
    body: `{${EMAIL_KNOWN}}`,
  },
  {
    case: 'registration: user name known, in another case',
    ask: async (fixture) => fixture.register({ username: (await fixture.member()).username.toUpperCase() }),
    status: 400,
    body: `{${USERNAME_KNOWN}}`,
  },
  {
    case: 'registration: both known',
    ask: async (fixture) => {
      const { username, email } = await fixture.member();
      return fixture.register({ username, email });
    },
    status: 400,
    body: `{${USERNAME_KNOWN},${EMAIL_KNOWN}}`,
  },
  ...passwords.map(([what, password, sentences]): Row => ({
    case: `registration: password ${what}`,
    ask: (fixture) => fixture.register({ password1: password, password2: password }),
    status: 400,
    body: `{"password1":[${sentences}]}`,
  })),
  {
    case: 'registration: passwords differ',
    ask: (fixture) => fixture.register({ password2: 'Other-horse-9' }),
    status: 400,
    body: '{"non_field_errors":["The two password fields didn\'t match."]}',
  },
  {
    case: 'registration: bad e-mail',
    ask: (fixture) => fixture.register({ email: 'nowhere' }),
    status: 400,
    body: '{"email":["Enter a valid email address."]}',
  },
  {
    case: 'registration: bad user name',
    ask: (fixture) => fixture.register({ username: 'a b' }),
    status: 400,
    body: BAD_NAME,
  },
  {
    case: 'registration: user name of 151 characters',
    ask: (fixture) => fixture.register({ username: 'n'.repeat(151) }),
    status: 400,
    body: '{"username":["Ensure this field has no more than 150 characters."]}',
  },
  {
    case: 'registration: wrong dealer passcode',
    ask: async (fixture) => {
      const { email } = await fixture.member();
      return fixture.register({ user_type: 'TechnicianUser', admin_email: email, admin_passcode: 'no' });
    },
    status: 400,
    body: PASSCODE_WRONG,
  },
  {
    case: 'registration: unknown dealer e-mail',
    ask: (fixture) =>
      fixture.register({
        user_type: 'CustomerUser',
        admin_email: 'nobody@example.com',
        admin_passcode: '428519',
      }),
    status: 400,
    body: PASSCODE_WRONG,
  },
];
