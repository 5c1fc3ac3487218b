import { endpoint, USER_TYPES } from '../endpoint';
import { record, secret, text } from '../fields';

/**
 * POST /api/account/password/change/: Change the own password. Sets a new password for a signed-in user who knows
 * the old one. The user's other sessions end. 429 after several wrong tries.
 */
export const changePassword = endpoint({
  name: 'changePassword',
  domain: 'account',
  method: 'POST',
  path: '/api/account/password/change/',
  optional: true,
  access: USER_TYPES,
  body: record({ old_password: secret(), new_password1: secret(), new_password2: secret() }),
  reply: record({ detail: text(200) }),
  idempotent: true,
  changes: ['account'],
});
