import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/clientNetwork';
import type { RateLimit } from '../http/rateLimiter';

/**
 * How often one account may be tried, at most thirty times in any hour (ADR-117). A reset passcode becomes invalid
 * after five wrong tries; the burst allows sixteen concurrent tries with one passcode.
 */
export const accountLimits = {
  signIn: { name: 'sign-in', burst: 10, perHour: 20 },
  secondFactor: { name: 'second factor', burst: 5, perHour: 10 },
  /** Of a signed-in user, before the second factor is changed. */
  ownPassword: { name: 'own password', burst: 5, perHour: 20 },
  askForPasscode: { name: 'reset asked', burst: 10, perHour: 20 },
  resetPasscode: { name: 'reset passcode', burst: 20, perHour: 10 },
  dealerPasscode: { name: 'dealer passcode', burst: 10, perHour: 20 },
} as const satisfies Record<string, RateLimit>;

/** An account that was found by the typed name or address. */
interface AccountMatch {
  user_id: number;
  /** The user signed in from this network before. */
  is_known_here: boolean;
}

/** Counts the tries of one account under one limit. */
export interface AccountRateLimiter {
  take(): Promise<number>;
  refund(): Promise<void>;
}

/**
 * Counts by account and not by the typed text, so that another spelling does not start a new count. Text that matches
 * no account is counted itself, folded. A network that the user has signed in from before has its own count, which
 * guesses from elsewhere do not use up.
 */
export function accountRateLimiter(
  raw: FastifyRequest,
  limit: RateLimit,
  tried: AccountMatch | undefined,
  typed: string,
): AccountRateLimiter {
  const of = tried ? `user:${tried.user_id}` : `typed:${foldSpelling(typed)}`;
  const bucket = tried?.is_known_here ? `${of}:${clientNetwork(raw)}` : of;
  const { rateLimiter } = raw.server;
  return { take: () => rateLimiter.take(limit, bucket), refund: () => rateLimiter.refund(limit, bucket) };
}

/** Folds spellings that look the same: width, case, spaces. */
const foldSpelling = (typed: string): string => typed.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
