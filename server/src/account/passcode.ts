import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** A new dealer passcode: six digits. */
export const newPasscode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by its time how much of it was right. */
export const isPasscode = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
