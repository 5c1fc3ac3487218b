import type { Row } from './Row';

const F = '["This field is required."]';
const DEAD = '{"detail":"Token is invalid or expired","code":"token_not_valid"}';
const SHORT = '"This password is too short. It must contain at least 8 characters."';
const RESET_SENT = '{"detail":"Password reset e-mail has been sent."}';

/** The answers of the password reset (R172 to R174). */
export const passwordResetTable: readonly Row[] = [
  {
    case: 'password/reset: known',
    ask: async (fixture) => fixture.post('password/reset/', { email: (await fixture.member()).email }),
    status: 200,
    body: RESET_SENT,
  },
  {
    case: 'password/reset: unknown',
    ask: (fixture) => fixture.post('password/reset/', { email: 'nobody@example.com' }),
    status: 200,
    body: RESET_SENT,
  },
  {
    case: 'password/reset: missing',
    ask: (fixture) => fixture.post('password/reset/', {}),
    status: 400,
    body: `{"email":${F}}`,
  },
  {
    case: 'reset/confirm: right',
    ask: async (fixture) => {
      const member = await fixture.member();
      return fixture.confirm(member, await fixture.resetPasscode(member));
    },
    status: 200,
    body: '{"detail":"Password has been reset with the new password."}',
  },
  {
    case: 'reset/confirm: all the user’s sessions end',
    ask: async (fixture) => {
      const member = await fixture.member();
      await fixture.confirm(member, await fixture.resetPasscode(member));
      return fixture.post('token/refresh/', { refresh: member.refresh });
    },
    status: 401,
    body: DEAD,
  },
  {
    case: 'reset/confirm: bad user name',
    ask: async (fixture) =>
      fixture.confirm(await fixture.member(), '12345678', { uid: 'nobody.of.that.name' }),
    status: 400,
    body: '{"uid":["Invalid value"]}',
  },
  ...(['bad', 'used', 'expired'] as const).map((what): Row => ({
    case: `reset/confirm: ${what} passcode`,
    ask: async (fixture) => {
      const member = await fixture.member();
      const passcode = await fixture.resetPasscode(member);
      if (what === 'used') await fixture.confirm(member, passcode);
      if (what === 'expired')
        await fixture.sql('update password_resets set expires_at = now() where user_id = $1', [member.id]);
      return fixture.confirm(member, what === 'bad' ? 'x' : passcode);
    },
    status: 400,
    body: '{"token":["Invalid value"]}',
  })),
  {
    case: 'reset/confirm: passwords differ, with the curly apostrophe',
    ask: async (fixture) => {
      const member = await fixture.member();
      return fixture.confirm(member, await fixture.resetPasscode(member), { new_password2: 'Other-horse-9' });
    },
    status: 400,
    body: '{"new_password2":["The two password fields didn\u2019t match."]}',
  },
  {
    case: 'reset/confirm: short',
    ask: async (fixture) => {
      const member = await fixture.member();
      const short = { new_password1: 'a-B3x', new_password2: 'a-B3x' };
      return fixture.confirm(member, await fixture.resetPasscode(member), short);
    },
    status: 400,
    body: `{"new_password2":[${SHORT}]}`,
  },
];
