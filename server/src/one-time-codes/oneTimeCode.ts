import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** The purpose of a mailed code, and its number of digits. */
const DIGITS = { 'password reset': 8, closing: 6, 'new address': 8 } as const;

type Purpose = keyof typeof DIGITS;

/** A new code: digits only. */
export const newCode = (purpose: Purpose): string =>
  String(randomInt(10 ** DIGITS[purpose])).padStart(DIGITS[purpose], '0');

/**
 * The hash that the database stores; `of` is the id of the user or the ticket. Digits can be brute-forced quickly, so
 * the hash is keyed: the database alone is not enough to guess them. Spaces, which a mail program or the user may
 * add, are ignored.
 */
export const codeHash = (secret: string, purpose: Purpose, of: number, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${purpose}:${of}:${code.replace(/\s/g, '')}`)
    .digest();

/** Compares in constant time, so that the duration reveals nothing. */
export const isSameHash = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);
