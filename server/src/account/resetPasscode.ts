import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 8;

/** A new passcode for a new password. */
export const newResetPasscode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/**
 * What the database keeps of it. Digits are soon tried through, so the hash is keyed: whoever has only the database
 * cannot try them. Spaces, as a mail program may add them, do not count.
 */
export const resetHash = (secret: string, user_id: number, passcode: string): Buffer =>
  createHmac('sha256', secret)
    .update(`password reset:${user_id}:${passcode.replace(/\s/g, '')}`)
    .digest();

/** Compares without telling by its time how much of it was right. */
export const isSameHash = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);
