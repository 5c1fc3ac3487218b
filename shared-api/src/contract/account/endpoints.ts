import { endpoint, USER_TYPES } from '../endpoint';
import { email, id, list, emptyBody, record, text, secret, withAsciiDigits } from '../fields';
import { ownSession, sessionId } from './ownSession';
import { REFRESH_PATH } from './refreshPath';
import { oneTimeCode, recoveryCodes, secondFactorState, secondFactorSetup } from './secondFactor';
import { credentials, signInReply } from './user';

const detailReply = record({ detail: text(200) });
const token = () => secret(4096);

/**
 * POST /api/account/token/ (R161): Sign in. 401 for wrong credentials, unknown or inactive users; with the
 * code `otp_required` or `otp_wrong` (`secondFactorCodes`) when the password is right and only the second factor is
 * missing.
 */
export const signIn = endpoint({
  name: 'signIn',
  domain: 'account',
  method: 'POST',
  path: '/api/account/token/',
  access: 'public',
  body: credentials,
  reply: signInReply,
});

/**
 * POST /api/account/token/refresh/: Refresh the tokens. Rotates the refresh token. The old one becomes invalid; if
 * it is used again, the session ends.
 */
export const refreshToken = endpoint({
  name: 'refreshToken',
  domain: 'account',
  method: 'POST',
  path: REFRESH_PATH,
  access: 'public',
  body: record({ refresh: token() }),
  reply: record({ access: token(), refresh: token() }),
});

/** POST /api/account/token/verify/: Check a token. Answers 200 for a valid token, otherwise 401. */
export const verifyToken = endpoint({
  name: 'verifyToken',
  domain: 'account',
  method: 'POST',
  path: '/api/account/token/verify/',
  access: 'public',
  body: record({ token: token() }),
  reply: emptyBody(),
});

/** POST /api/account/logout/: Sign out. The tokens of the session become invalid on the server. */
export const signOut = endpoint({
  name: 'signOut',
  domain: 'account',
  method: 'POST',
  path: '/api/account/logout/',
  access: USER_TYPES,
  reply: detailReply,
});

/**
 * POST /api/account/registration/verify-email/: Confirm an e-mail address. Takes the key of the mailed link. 404 for
 * a wrong or used key.
 */
export const verifyEmail = endpoint({
  name: 'verifyEmail',
  domain: 'account',
  method: 'POST',
  path: '/api/account/registration/verify-email/',
  access: 'public',
  body: record({ key: secret(200) }),
  reply: detailReply,
});

/**
 * POST /api/account/password/reset/ (R172): Request a password reset. Mails a passcode; the same answer for known
 * and unknown addresses.
 */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  domain: 'account',
  method: 'POST',
  path: '/api/account/password/reset/',
  access: 'public',
  body: record({ email: email() }),
  reply: detailReply,
});

/**
 * POST /api/account/password/reset/confirm/ (R173): Reset a password. `uid` is the user name, `token` the mailed
 * passcode; all sessions of the user end.
 */
export const confirmPasswordReset = endpoint({
  name: 'confirmPasswordReset',
  domain: 'account',
  method: 'POST',
  path: '/api/account/password/reset/confirm/',
  access: 'public',
  // An impossible name, address or passcode is answered like a wrong one, so they are not validated further.
  body: record({
    uid: text(254),
    token: withAsciiDigits(text(254)),
    new_password1: secret(),
    new_password2: secret(),
    email: text(254),
  }),
  reply: detailReply,
  idempotent: true,
});

const passcodeReply = record({ passcode: text(12) });

/**
 * GET /api/account/{dealer}/passcode/ (R176): Read the dealer passcode. The passcode with which technicians and
 * customers register.
 */
export const readPasscode = endpoint({
  name: 'readPasscode',
  domain: 'account',
  method: 'GET',
  path: '/api/account/:dealer_id/passcode/',
  params: record({ dealer_id: id() }),
  reply: passcodeReply,
  secret: true,
});

/**
 * POST /api/account/{dealer}/passcode/: Renew the dealer passcode. The old passcode becomes invalid.
 */
export const renewPasscode = endpoint({
  name: 'renewPasscode',
  domain: 'account',
  method: 'POST',
  path: '/api/account/:dealer_id/passcode/',
  params: record({ dealer_id: id() }),
  reply: passcodeReply,
  changes: ['account'],
});

/** GET /api/account/sessions/: List the own sessions. The caller's own valid sessions, the one used last first. */
export const sessionList = endpoint({
  name: 'sessionList',
  domain: 'account',
  method: 'GET',
  path: '/api/account/sessions/',
  optional: true,
  access: USER_TYPES,
  reply: list(ownSession),
});

/**
 * DELETE /api/account/sessions/{session}/: End an own session. Ends one of the caller's sessions. 404 for another
 * user's or an ended one.
 */
export const endSession = endpoint({
  name: 'endSession',
  domain: 'account',
  method: 'DELETE',
  path: '/api/account/sessions/:session_id/',
  optional: true,
  access: USER_TYPES,
  params: record({ session_id: sessionId() }),
  reply: emptyBody(),
  success: 204,
  changes: ['account'],
});

/**
 * POST /api/account/sessions/end-all/: End all own sessions. Ends all of the caller's sessions, including the
 * current one.
 */
export const endAllSessions = endpoint({
  name: 'endAllSessions',
  domain: 'account',
  method: 'POST',
  path: '/api/account/sessions/end-all/',
  optional: true,
  access: USER_TYPES,
  reply: detailReply,
});

/** GET /api/account/totp/: Read the state of the second factor. Also answers how many recovery codes are unused. */
export const totpState = endpoint({
  name: 'totpState',
  domain: 'account',
  method: 'GET',
  path: '/api/account/totp/',
  optional: true,
  access: USER_TYPES,
  reply: secondFactorState,
});

/**
 * POST /api/account/totp/begin/: Begin the second factor. Creates a secret for an authenticator app; the factor is
 * off until it is confirmed. 409 when it is on.
 */
export const beginTotp = endpoint({
  name: 'beginTotp',
  domain: 'account',
  method: 'POST',
  path: '/api/account/totp/begin/',
  optional: true,
  access: USER_TYPES,
  body: record({ password: secret() }),
  reply: secondFactorSetup,
});

/**
 * POST /api/account/totp/confirm/: Switch the second factor on. Switches it on; the recovery codes are returned only
 * this once. Sent again with the same Idempotency-Key within ten minutes it returns new ones, unless one was used. 409 when
 * nothing was begun.
 */
export const confirmTotp = endpoint({
  name: 'confirmTotp',
  domain: 'account',
  method: 'POST',
  path: '/api/account/totp/confirm/',
  optional: true,
  access: USER_TYPES,
  body: record({ code: oneTimeCode() }),
  reply: recoveryCodes,
  idempotent: true,
  changes: ['account'],
});

/**
 * POST /api/account/totp/disable/: Switch the second factor off. Needs a code of the app or a recovery code. 409
 * when it is off.
 */
export const disableTotp = endpoint({
  name: 'disableTotp',
  domain: 'account',
  method: 'POST',
  path: '/api/account/totp/disable/',
  optional: true,
  access: USER_TYPES,
  body: record({ password: secret(), code: oneTimeCode() }),
  reply: detailReply,
  changes: ['account'],
});
