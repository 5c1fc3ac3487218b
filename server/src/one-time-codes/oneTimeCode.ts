import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** What a mailed code is good for, and how many digits it has. */
const DIGITS = { 'password reset': 8, closing: 6 } as const;

type Purpose = keyof typeof DIGITS;

/** A new code: digits only. */
export const newCode = (purpose: Purpose): string =>
  String(randomInt(10 ** DIGITS[purpose])).padStart(DIGITS[purpose], '0');

/**
 * What the database keeps of a code; `of` is the id of the user or the ticket. Digits are soon tried through, so the hash
 * is keyed: whoever has only the database cannot try them. Spaces, as a mail program or a typist adds them, do not count.
 */
export const codeHash = (secret: string, purpose: Purpose, of: number, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${purpose}:${of}:${code.replace(/\s/g, '')}`)
    .digest();

/** Compares without telling by its time how much of it was right. */
export const isSameHash = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);
