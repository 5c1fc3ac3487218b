import { USER_TYPES } from '../endpoint';
import { blankableLine, blankableText, choice, id, record, secret, oneLine, text } from '../fields';
import { accountMessages } from './messages';
import { OTP_MAX_LENGTH } from './secondFactor';

/** The longest user name, in characters (R170). */
export const USERNAME_MAX_LENGTH = 150;

/** Normalizes a user name to one width: ｄｅｍｏ becomes demo (Unicode's NFKC, as the framework stores names). */
const normalizeWidth = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFKC') : value;

/** A user name: letters of any script, digits and @ . + - _ (R170). */
export const username = () => withUsernameRules(oneLine(USERNAME_MAX_LENGTH));

/** Like `username`, but '' is allowed. */
export const blankableUsername = () => withUsernameRules(blankableLine(USERNAME_MAX_LENGTH));

const withUsernameRules = (schema: ReturnType<typeof text>) =>
  schema.transform(normalizeWidth).matches(/^[\p{L}\p{N}_@.+-]+$/u, {
    message: accountMessages.badUsername,
    excludeEmptyString: true,
  });

/** The body of /login; with `otp` after the server has requested it. */
export const credentials = record({
  username: oneLine(USERNAME_MAX_LENGTH).transform(normalizeWidth),
  password: secret(),
  otp: blankableText(OTP_MAX_LENGTH).optional().nullable(),
});

/** The server's answer to correct credentials (R161). */
export const signInReply = record({
  access: text(4096),
  refresh: text(4096),
  user_id: id(),
  admin_email: blankableText(254),
  user_type: choice(USER_TYPES),
  /** The dealer of the user; another back end may not send it, and then has no technicians in the console (R1392). */
  dealer_id: id().optional(),
});
