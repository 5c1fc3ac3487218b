import { TryLater } from './TryLater';
import { Undeliverable } from './Undeliverable';

/** Seconds until the second try, doubled with each, at most an hour. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 3_600;
const MAX_TRIES = 24;

/**
 * Seconds to wait after a message was tried for the `tried`-th time (1 is the first) and failed with `error`; undefined
 * when it is given up. `chance`, from 0 to 1, spreads the tries over the second half of the pause, so that what failed
 * together does not come back together; what the service asked for is kept to in full, up to an hour.
 */
export function pauseAfter(tried: number, error: unknown, chance: number): number | undefined {
  if (error instanceof Undeliverable || tried >= MAX_TRIES) return undefined;
  const usual = Math.min(FIRST_PAUSE * 2 ** (tried - 1), LONGEST_PAUSE) * (0.5 + chance / 2);
  return Math.min(Math.max(usual, error instanceof TryLater ? error.seconds : 0), LONGEST_PAUSE);
}
