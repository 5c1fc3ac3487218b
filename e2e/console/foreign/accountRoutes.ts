import { DEALER, nextId } from './ForeignFixture';
import { isValidToken, issueToken } from './foreignTokens';
import { missing, ok, required, type Route } from './foreignRoute';

const REGISTRATION = [
  'username',
  'email',
  'password1',
  'password2',
  'user_type',
  'first_name',
  'last_name',
  'phoneno',
];

const tokens = () => ({ access: issueToken('access', 900), refresh: issueToken('refresh', 86_400) });

const invalidToken = {
  status: 401,
  body: { detail: 'Token is invalid or expired', code: 'token_not_valid' },
};

export const accountRoutes: readonly Route[] = [
  {
    call: 'POST /api/account/token/',
    open: true,
    run: ({ world, body }) =>
      required(body, ['username', 'password']) ??
      (body['username'] === DEALER.username && body['password'] === world.password
        ? ok({
            ...tokens(),
            user_id: DEALER.user_id,
            admin_email: world.adminEmail,
            user_type: 'DealerUser',
          })
        : {
            status: 401,
            body: { detail: 'No active account found with the given credentials' },
          }),
  },
  {
    call: 'POST /api/account/token/refresh/',
    open: true,
    run: ({ body }) =>
      required(body, ['refresh']) ?? (isValidToken(body['refresh'], 'refresh') ? ok(tokens()) : invalidToken),
  },
  { call: 'POST /api/account/logout/', run: () => ok({ detail: 'Successfully logged out.' }) },
  {
    call: 'GET /api/account/:id/passcode/',
    run: ({ world }) => ok({ passcode: world.passcode }),
  },
  {
    call: 'POST /api/account/token/verify/',
    open: true,
    run: ({ body }) =>
      required(body, ['token']) ??
      (isValidToken(body['token'], 'access') || isValidToken(body['token'], 'refresh')
        ? ok({})
        : invalidToken),
  },
  {
    call: 'POST /api/account/:id/passcode/',
    run({ world }) {
      world.passcode = String(Number(world.passcode) + 1);
      return ok({ passcode: world.passcode });
    },
  },
  {
    call: 'POST /api/account/registration/',
    open: true,
    run({ world, body }) {
      const refusal = required(body, REGISTRATION);
      if (refusal) return refusal;
      const { username, email, user_type, first_name, last_name, phoneno } = body;
      const user_id = nextId(world.people, 'user_id');
      const known = world.people.some((one) => one['username'] === username);
      if (known) return { status: 400, body: { username: ['A user with that username already exists.'] } };
      world.people.push({ user_id, username, email, user_type, first_name, last_name, phoneno });
      world.emailKeys.add(`key-of-${String(username)}`);
      return { status: 201, body: { detail: 'Verification e-mail sent.' } };
    },
  },
  {
    call: 'POST /api/account/registration/verify-email/',
    open: true,
    run: ({ world, body }) =>
      required(body, ['key']) ??
      (world.emailKeys.delete(String(body['key'])) ? ok({ detail: 'ok' }) : missing),
  },
  {
    call: 'POST /api/account/password/reset/',
    open: true,
    run({ world, body }) {
      const refusal = required(body, ['email']);
      if (refusal) return refusal;
      if (body['email'] === world.adminEmail) world.resetPasscode = '424242';
      return ok({ detail: 'Password reset e-mail has been sent.' });
    },
  },
  {
    call: 'POST /api/account/password/reset/confirm/',
    open: true,
    run({ world, body }) {
      const { email, uid, token, new_password1, new_password2 } = body;
      const refusal = required(body, ['email', 'uid', 'token', 'new_password1', 'new_password2']);
      if (refusal) return refusal;
      if (uid !== DEALER.username || email !== world.adminEmail)
        return { status: 400, body: { uid: ['Invalid value'] } };
      if (token !== world.resetPasscode) return { status: 400, body: { token: ['Invalid value'] } };
      if (new_password1 !== new_password2)
        return { status: 400, body: { new_password2: ['The two password fields didn’t match.'] } };
      world.password = String(new_password1);
      world.resetPasscode = undefined;
      return ok({ detail: 'Password has been reset with the new password.' });
    },
  },
];
