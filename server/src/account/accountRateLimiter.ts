import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/clientNetwork';
import type { RateLimit } from '../http/rateLimiter';

/**
 * How often one account may be tried, at most thirty times in any hour (ADR-015). A reset passcode itself dies after five
 * wrong tries; that sixteen come with one at the same moment is still no flood.
 */
export const accountLimits = {
  signIn: { name: 'sign-in', burst: 10, perHour: 20 },
  secondFactor: { name: 'second factor', burst: 5, perHour: 10 },
  /** Of somebody who is signed in, before the second factor is changed. */
  ownPassword: { name: 'own password', burst: 5, perHour: 20 },
  askForPasscode: { name: 'reset asked', burst: 10, perHour: 20 },
  resetPasscode: { name: 'reset passcode', burst: 20, perHour: 10 },
  dealerPasscode: { name: 'dealer passcode', burst: 10, perHour: 20 },
} as const satisfies Record<string, RateLimit>;

/** An account that was found by what was typed. */
interface Tried {
  user_id: number;
  /** They signed in from this network before. */
  is_known_here: boolean;
}

/** The tries of one account under one limit. */
export interface AccountRateLimiter {
  take(): Promise<void>;
  refund(): Promise<void>;
}

/**
 * Counts by account and not by what was typed, so no other spelling begins anew; what names nobody counts as typed,
 * folded. A network that the user signed in from counts for itself: whoever guesses elsewhere uses up nothing of it.
 */
export function accountRateLimiter(
  raw: FastifyRequest,
  limit: RateLimit,
  tried: Tried | undefined,
  typed: string,
): AccountRateLimiter {
  const of = tried ? `user:${tried.user_id}` : `typed:${folded(typed)}`;
  const bucket = tried?.is_known_here ? `${of}:${clientNetwork(raw)}` : of;
  const { rateLimiter } = raw.server;
  return { take: () => rateLimiter.take(limit, bucket), refund: () => rateLimiter.refund(limit, bucket) };
}

/** Spellings that look the same: width, case, spaces. */
const folded = (typed: string): string => typed.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
