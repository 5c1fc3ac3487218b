import type { InferType } from 'yup';
import { flag, list, record, text, integer, withAsciiDigits } from '../fields';

/** The number of digits of a code of the authenticator app, and the seconds for which it is shown. */
export const OTP_DIGITS = 6;
export const OTP_PERIOD = 30;
/** The number of recovery codes. */
export const RECOVERY_CODES = 10;
/** The maximum length of a code that is accepted, including a recovery code with spaces. */
export const OTP_MAX_LENGTH = 32;

/** A code of the authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const oneTimeCode = () => withAsciiDigits(text(OTP_MAX_LENGTH));

/** `code` beside `detail` in sign-in's 401: the password is correct, and the second factor is missing or wrong. */
export const secondFactorCodes = { required: 'otp_required', wrong: 'otp_wrong' } as const;

/** Whether the second factor is on, and how many recovery codes are unused. */
export const secondFactorState = record({ enabled: flag(), recovery_codes_left: integer(0) });
export type SecondFactorState = InferType<typeof secondFactorState>;

/** The data for an authenticator app: the secret to type (base32), and the URI for a QR code (`otpauth:`). */
export const secondFactorSetup = record({ secret: text(64), uri: text(1000) });
export type SecondFactorSetup = InferType<typeof secondFactorSetup>;

/** Each works once, in place of the app's code. */
export const recoveryCodes = record({ recovery_codes: list(text(OTP_MAX_LENGTH)) });
export type RecoveryCodes = InferType<typeof recoveryCodes>;
