import { endpoint } from '../endpoint';
import { email, record, secret, text, withAsciiDigits } from '../fields';
import { person, personChanges } from './person';

/**
 * PATCH /api/account/profile/: Change the own name and phone. Changes the dealer's own name and phone; omitted
 * fields stay as they are.
 */
export const updateProfile = endpoint({
  name: 'updateProfile',
  domain: 'people',
  method: 'PATCH',
  path: '/api/account/profile/',
  optional: true,
  body: personChanges.omit(['email']),
  reply: person,
  changes: ['people', 'account'],
});

/**
 * POST /api/account/profile/email/: Request a new own e-mail address. Mails a code to a new address, which counts
 * only after `confirmEmail`. Needs the password; 429 after several wrong ones.
 */
export const requestEmail = endpoint({
  name: 'requestEmail',
  domain: 'people',
  method: 'POST',
  path: '/api/account/profile/email/',
  optional: true,
  body: record({ email: email(), password: secret() }),
  reply: record({ detail: text(200) }),
});

/**
 * POST /api/account/profile/email/confirm/: Confirm the new own e-mail address. Takes the mailed code, and notifies
 * the former address.
 */
export const confirmEmail = endpoint({
  name: 'confirmEmail',
  domain: 'people',
  method: 'POST',
  path: '/api/account/profile/email/confirm/',
  optional: true,
  body: record({ code: withAsciiDigits(secret(20)) }),
  reply: person,
  idempotent: true,
  changes: ['people', 'account'],
});
