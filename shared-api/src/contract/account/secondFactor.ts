import type { InferType } from 'yup';
import { flag, list, record, text, integer } from '../fields';

/** How many digits a code of the authenticator app has, and for how many seconds it stands there. */
export const OTP_DIGITS = 6;
export const OTP_PERIOD = 30;
/** How many recovery codes are given. */
export const RECOVERY_CODES = 10;
/** The longest code that is read, a recovery code with spaces included. */
export const OTP_MAX_LENGTH = 32;

/** A code of the authenticator app, or a recovery code; spaces and hyphens in it do not count. */
export const oneTimeCode = () => text(OTP_MAX_LENGTH);

/** `code` beside `detail` in sign-in's 401: the password is right, and the second factor is missing or wrong. */
export const secondFactorCodes = { required: 'otp_required', wrong: 'otp_wrong' } as const;

/** Whether the second factor is on, and how many recovery codes are unused. */
export const secondFactorState = record({ enabled: flag(), recovery_codes_left: integer(0) });
export type SecondFactorState = InferType<typeof secondFactorState>;

/** What an authenticator app takes: the secret to be typed (base32), and the address for a QR code (`otpauth:`). */
export const secondFactorSetup = record({ secret: text(64), uri: text(1000) });
export type SecondFactorSetup = InferType<typeof secondFactorSetup>;

/** Each works once, in the place of the app's code. */
export const recoveryCodes = record({ recovery_codes: list(text(OTP_MAX_LENGTH)) });
export type RecoveryCodes = InferType<typeof recoveryCodes>;
