import { endpoint } from '../endpoint';
import { record, secret, text } from '../fields';

/**
 * POST /api/account/invitation/: Read an invitation. The sender and the user name, without using up the invitation.
 * POST, so that the key is not in a URL. 404 for a wrong, used or expired key.
 */
export const readInvitation = endpoint({
  name: 'readInvitation',
  domain: 'account',
  method: 'POST',
  path: '/api/account/invitation/',
  optional: true,
  access: 'public',
  body: record({ key: secret(200) }),
  reply: record({ dealer_name: text(301), username: text(150) }),
});

/**
 * POST /api/account/invitation/accept/: Accept an invitation. Takes the key of an invitation's link,
 * `/invitation?key=`. 404 for a wrong or used key.
 */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  domain: 'account',
  method: 'POST',
  path: '/api/account/invitation/accept/',
  optional: true,
  access: 'public',
  body: record({ key: secret(200), new_password1: secret(), new_password2: secret() }),
  reply: record({ detail: text(200) }),
  idempotent: true,
});
