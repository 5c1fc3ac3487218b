import type { Row } from './Row';

const F = '["This field is required."]';
const DEAD = '{"detail":"Token is invalid or expired","code":"token_not_valid"}';
const SHORT = '"This password is too short. It must contain at least 8 characters."';
const RESET_SENT = '{"detail":"Password reset e-mail has been sent."}';

/** The answers of the password reset (R172 to R174). */
export const passwordResetTable: readonly Row[] = [
  {
    case: 'password/reset: known',
    ask: async (world) => world.post('password/reset/', { email: (await world.member()).email }),
    status: 200,
    body: RESET_SENT,
  },
  {
    case: 'password/reset: unknown',
    ask: (world) => world.post('password/reset/', { email: 'nobody@example.com' }),
    status: 200,
    body: RESET_SENT,
  },
  {
    case: 'password/reset: missing',
    ask: (world) => world.post('password/reset/', {}),
    status: 400,
    body: `{"email":${F}}`,
  },
  {
    case: 'reset/confirm: right',
    ask: async (world) => {
      const member = await world.member();
      return world.confirm(member, await world.resetPasscode(member));
    },
    status: 200,
    body: '{"detail":"Password has been reset with the new password."}',
  },
  {
    case: 'reset/confirm: all the user’s sessions end',
    ask: async (world) => {
      const member = await world.member();
      await world.confirm(member, await world.resetPasscode(member));
      return world.post('token/refresh/', { refresh: member.refresh });
    },
    status: 401,
    body: DEAD,
  },
  {
    case: 'reset/confirm: bad user name',
    ask: async (world) => world.confirm(await world.member(), '12345678', { uid: 'nobody.of.that.name' }),
    status: 400,
    body: '{"uid":["Invalid value"]}',
  },
  ...(['bad', 'used', 'expired'] as const).map((what): Row => ({
    case: `reset/confirm: ${what} passcode`,
    ask: async (world) => {
      const member = await world.member();
      const passcode = await world.resetPasscode(member);
      if (what === 'used') await world.confirm(member, passcode);
      if (what === 'expired')
        await world.sql('update password_resets set expires_at = now() where user_id = $1', [member.id]);
      return world.confirm(member, what === 'bad' ? 'x' : passcode);
    },
    status: 400,
    body: '{"token":["Invalid value"]}',
  })),
  {
    case: 'reset/confirm: passwords differ, with the curly apostrophe',
    ask: async (world) => {
      const member = await world.member();
      return world.confirm(member, await world.resetPasscode(member), { new_password2: 'Other-horse-9' });
    },
    status: 400,
    body: '{"new_password2":["The two password fields didn\u2019t match."]}',
  },
  {
    case: 'reset/confirm: short',
    ask: async (world) => {
      const member = await world.member();
      const short = { new_password1: 'a-B3x', new_password2: 'a-B3x' };
      return world.confirm(member, await world.resetPasscode(member), short);
    },
    status: 400,
    body: `{"new_password2":[${SHORT}]}`,
  },
];
